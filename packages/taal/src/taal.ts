/** The Dutch of the Netherlands or of Flanders. */
export type Taal = 'nl-NL' | 'nl-BE'
