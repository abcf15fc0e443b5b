const HALF_TEKEN = /[\ud800-\udbff]$/

/** A name of at most so many characters, as forms count them; no sign is cut in two. */
export const korteNaam = (naam: string, langste: number): string =>
  naam.length <= langste ? naam : naam.slice(0, langste).replace(HALF_TEKEN, '').trimEnd()
