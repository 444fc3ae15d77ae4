/** Resolves when what is drawn now has been on the screen: the time for what the first picture does not need. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
