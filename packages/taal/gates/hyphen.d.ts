/** The package brings no types of its own; this is the one function the gates use. */
declare module 'hyphen/nl/index.js' {
  const patronen: {
    hyphenateSync(
      text: string,
      options?: { readonly hyphenChar?: string; readonly minWordLength?: number },
    ): string
  }
  export default patronen
}
