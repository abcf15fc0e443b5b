/** The cart at scale 1, from its left top: the size of its four crates, and the middle of the upper edge of each. */
export const KAR = {
  w: 204,
  h: 196,
  krat: { w: 92, h: 42 },
  kratten: [
    [54, 30],
    [150, 30],
    [54, 100],
    [150, 100],
  ],
} as const
