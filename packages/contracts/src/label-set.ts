/** The manners of naming from which a school may choose; 'gewoon' is the default. */
export const LABEL_SETS = ['gewoon', 'soort', 'didactisch', 'nummers'] as const

/** A manner of naming the categories. */
export type LabelSet = (typeof LABEL_SETS)[number]
