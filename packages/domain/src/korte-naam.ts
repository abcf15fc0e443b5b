const HALF_TEKEN = /[\ud800-\udbff]$/

/** Returns the name cut to at most `langste` characters, as forms count them, without cutting a character in two. */
export const korteNaam = (naam: string, langste: number): string =>
  naam.length <= langste ? naam : naam.slice(0, langste).replace(HALF_TEKEN, '').trimEnd()
