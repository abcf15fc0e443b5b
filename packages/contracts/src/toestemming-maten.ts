/** Who said yes: the parent who keeps the account, a parent as a practice heard it, or the child itself from sixteen on. */
export const TOESTEMMING_SOORTEN = ['ouder', 'via_ouder', 'zelf'] as const
/** From this age on a child says yes for itself; under it a parent or guardian does. */
export const ZELF_VANAF = 16
/** Goes up with every change of what is agreed to, so that a row tells which words were read. */
export const TOESTEMMING_VERSIE = 1
/** The longest name of who said yes. */
export const LANGSTE_GEVER = 120
