/** Who consented: the parent who holds the account, a parent through a practice, or, in old rows, the child. */
export const TOESTEMMING_SOORTEN = ['ouder', 'via_ouder', 'zelf'] as const
/** Who can consent for a child in groep 1 to 8. */
export const TOESTEMMING_GEVERS = ['ouder', 'via_ouder'] as const
/** The version of the text that is agreed to. It goes up with every change, so that a row tells which text was read. */
export const TOESTEMMING_VERSIE = 2
/** The most characters in the name of the person who consented. */
export const LANGSTE_GEVER = 120
