/** Makes the first letter a capital; 'ij' is one letter. */
export function metHoofdletter(tekst: string): string {
  const lengte = /^ij/i.test(tekst) ? 2 : 1
  return tekst.slice(0, lengte).toLocaleUpperCase('nl') + tekst.slice(lengte)
}
