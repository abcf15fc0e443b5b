/** What somebody of the office reads across accounts, as the office's own log says it: a Dutch sentence for each kind. */
const LEEST = {
  accounts_gezocht: 'Zocht een account',
  account_geopend: 'Opende een account',
} as const

/** What somebody of the office does: at a school as the office's own work, or in a look along. */
const DOET = {
  kijk_mee_gestart: 'Begon mee te kijken',
  kijk_mee_verlengd: 'Keek een half uur langer mee',
  kijk_mee_gestopt: 'Stopte met meekijken',
  gegevens_gewijzigd: 'Wijzigde de accountgegevens',
  plaatsen_besteld: 'Bestelde plaatsen',
  bestelling_ingetrokken: 'Trok een bestelling in',
  sluiting_gevraagd: 'Vroeg het account te sluiten',
  sluiting_ingetrokken: 'Liet het account toch open',
} as const

/** Every kind of line in the office's log, with its sentence: a closed list. */
export const KANTOOR_ZIN = {
  ...LEEST,
  ...DOET,
  recht_geweigerd: 'Probeerde iets wat het kantoor niet mag',
} as const

export type KantoorLezing = keyof typeof LEEST
export type KantoorDaad = keyof typeof DOET
export type KantoorWat = keyof typeof KANTOOR_ZIN

/** The kinds in the order in which a list of them reads well. */
export const KANTOOR_WAT = Object.keys(KANTOOR_ZIN) as [KantoorWat, ...KantoorWat[]]
