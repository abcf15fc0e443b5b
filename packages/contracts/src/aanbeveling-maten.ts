/** What a mail may say of us, in words of ours: nobody types anything into somebody else's mail. */
export const AANBEVELING_ZINNEN = [
  'graag',
  'wie_wat_nodig',
  'eigen_niveau',
  'ook_voor_jullie',
] as const

/** Mails that one person may have us send in a day and in thirty, and an admin in thirty. */
export const AANBEVELINGEN_PER_DAG = 5
export const AANBEVELINGEN_PER_MAAND = 20
export const AANBEVELINGEN_PER_ADMIN = 30
/** So long the sender sees to whom; so long an address is not written to again. */
export const AANBEVELING_DAGEN = 90
