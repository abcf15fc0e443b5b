/** The cart at scale 1, from its left top, and its four crates: the middle of each and where its carrots stand. */
export const KAR = { w: 230, h: 128, kratten: [38, 88, 138, 188], rand: 44 } as const
