/** Letters grow to twice their usual size: a game has no room for more. */
const MEEST = 2
const GEWONE_TEKST = 16

/** Returns how large the reader set text: 1 for the usual size, 2 for letters of twice that. */
export const readTekstschaal = (): number =>
  Math.min(
    MEEST,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / GEWONE_TEKST,
  )
