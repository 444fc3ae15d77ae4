declare module "virtual:words" {
  /** Fluent texts by language and part. */
  export const words: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
}
