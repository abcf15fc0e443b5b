/** Dutch as written in the Netherlands or in Flanders. */
export type Taal = 'nl-NL' | 'nl-BE'
