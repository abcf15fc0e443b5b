/** The ways of naming categories that a school may choose from; 'gewoon' is the default. */
export const LABEL_SETS = ['gewoon', 'soort', 'didactisch', 'nummers'] as const

/** One way of naming the categories. */
export type LabelSet = (typeof LABEL_SETS)[number]
