/** The colours of a fair with its cabinet. */
export interface Palet {
  readonly lucht: readonly string[]
  readonly verte: readonly [string, string]
  /** The rails and the struts of the distant coaster. */
  readonly spoor: readonly [string, string]
  readonly vlonder: readonly string[]
  readonly kast: string
  readonly veld: string
  readonly gloed: string
  readonly schort: string
  readonly bord: string
}

const SCHEMER: Palet = {
  lucht: ['#2a1a66', '#57308f', '#b0489a', '#ff8f86', '#ffc48a'],
  verte: ['#8a4499', '#964d9f'],
  spoor: ['#a9529f', '#9d4b9a'],
  vlonder: ['#d18aa6', '#9a5692', '#5c3379'],
  kast: '#ff4f8b',
  veld: '#3557d6',
  gloed: '#7ea4ff',
  schort: '#5b3fb4',
  bord: '#4a2a8f',
}

const NACHT: Palet = {
  lucht: ['#08123a', '#0e2a63', '#17618c', '#35a39c', '#a5e0b4'],
  verte: ['#123f6e', '#174a7a'],
  spoor: ['#3290a8', '#246f92'],
  vlonder: ['#79b3ba', '#357391', '#183a66'],
  kast: '#12a99b',
  veld: '#6a2cb0',
  gloed: '#c98aff',
  schort: '#3d1c80',
  bord: '#123a72',
}

/** Returns the colours of the fair at dusk, or at night, where the coaster runs. */
export const paletVan = (isNacht: boolean): Palet => (isNacht ? NACHT : SCHEMER)
