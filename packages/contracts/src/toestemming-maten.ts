/** Who said yes: the parent who keeps the account, a parent as a practice heard it, or, in rows of before, a child itself. */
export const TOESTEMMING_SOORTEN = ['ouder', 'via_ouder', 'zelf'] as const
/** Who says yes for a child of groep 1 to 8. */
export const TOESTEMMING_GEVERS = ['ouder', 'via_ouder'] as const
/** Goes up with every change of what is agreed to, so that a row tells which words were read. */
export const TOESTEMMING_VERSIE = 2
/** The longest name of who said yes. */
export const LANGSTE_GEVER = 120
