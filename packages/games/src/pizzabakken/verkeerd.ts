/** The first slice on which something else lies than belongs there; the last one where only too little lies. */
export function eersteFout(graphemes: readonly string[], ligt: readonly string[]): number {
  const plek = ligt.findIndex((deel, i) => deel !== graphemes[i])
  return plek < 0 ? ligt.length - 1 : plek
}
