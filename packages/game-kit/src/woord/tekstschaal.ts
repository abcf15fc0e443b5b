/** Letters grow to twice their usual size: a game has no room for more. */
const MEEST = 2
const GEWONE_TEKST = 16

/** Returns how large the reader set text: 1 for the usual size, 2 for letters of twice that. Also 1 where nothing is shown. */
export function readTekstschaal(): number {
  if (typeof document === 'undefined') return 1
  const maat = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return maat > 0 ? Math.min(MEEST, maat / GEWONE_TEKST) : 1
}
