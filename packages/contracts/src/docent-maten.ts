/** Days for which an invitation is valid. */
export const UITNODIGING_DAGEN = 7
/** The most mails that a school may have us send in an hour: enough for a whole team. */
export const MEESTE_UITNODIGINGEN = 100
/** The roles that a school's member of staff can have; a home has no staff. */
export const DOCENT_ROLLEN = ['schooladmin', 'docent', 'rtadmin'] as const
/** The kinds of change that staff make to other staff, as shown in the school's log. */
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
