/**
 * The sentences about us that a mail may contain. The words are ours, so that nobody types anything into somebody
 * else's mail.
 */
export const AANBEVELING_ZINNEN = [
  'graag',
  'wie_wat_nodig',
  'eigen_niveau',
  'ook_voor_jullie',
] as const

/** How many mails one person may have us send in one day and in thirty days, and how many one admin may in thirty days. */
export const AANBEVELINGEN_PER_DAG = 5
export const AANBEVELINGEN_PER_MAAND = 20
export const AANBEVELINGEN_PER_ADMIN = 30
/** How many days the sender can see the address, and how many days we do not write to that address again. */
export const AANBEVELING_DAGEN = 90
