/** Days that an invitation is good for. */
export const UITNODIGING_DAGEN = 7
/** Mails that a school has us send in an hour: a whole team. */
export const MEESTE_UITNODIGINGEN = 100
/** What a member of staff of a school can be; a home has none. */
export const DOCENT_ROLLEN = ['schooladmin', 'docent', 'rtadmin'] as const
/** What staff do to staff, as the school reads it. */
export const DOCENT_LOG_SOORTEN = [
  'uitgenodigd',
  'opnieuw',
  'ingetrokken',
  'aangenomen',
  'rol',
  'groepen',
  'uit_dienst',
  'terug',
] as const
