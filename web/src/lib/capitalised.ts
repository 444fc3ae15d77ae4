/** A sentence may begin with the name of a thing, which is in lower case elsewhere. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
