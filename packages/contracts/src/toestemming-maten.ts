/** Who said yes: the parent who keeps the account, a parent as a practice heard it, or the child itself from sixteen on. */
export const TOESTEMMING_SOORTEN = ['ouder', 'via_ouder', 'zelf'] as const
/** From this age on a child says yes for itself; under it a parent or guardian does. */
export const ZELF_VANAF = 16
/** The longest name of who said yes. */
export const LANGSTE_GEVER = 120
