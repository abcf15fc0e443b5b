import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'

/** How a body holds itself. */
export type Stand = 'staat' | 'ligt' | 'danst' | 'springt'

export const STAND_VAN: Readonly<Record<Houding, Stand>> = {
  rust: 'staat',
  eet: 'staat',
  drinkt: 'staat',
  zingt: 'staat',
  slaapt: 'ligt',
  danst: 'danst',
  springt: 'springt',
}

interface Houvast {
  /** The middle of the body, and whether it is upright. */
  readonly romp: Punt
  readonly rechtop: boolean
  /** The middle of the head, for an animal with a short neck. */
  readonly kop: Punt
  readonly draai: number
  /** How much of the length of the neck is kept. */
  readonly hals: number
  /** Legs from hip to foot; those in front come last. */
  readonly poten: readonly (readonly [Punt, Punt])[]
  readonly benen: readonly (readonly [Punt, Punt])[]
}

/** Where everything is in each stand, the feet at y = 0. */
export const HOUVAST: Readonly<Record<Stand, Houvast>> = {
  staat: {
    romp: [9, -33],
    rechtop: false,
    kop: [-13, -62],
    draai: 0,
    hals: 1,
    poten: [
      [
        [0, -24],
        [0, -5],
      ],
      [
        [32, -26],
        [34, -5],
      ],
      [
        [-13, -24],
        [-13, -5],
      ],
      [
        [20, -24],
        [20, -5],
      ],
    ],
    benen: [
      [
        [14, -24],
        [14, -4],
      ],
      [
        [3, -24],
        [3, -4],
      ],
    ],
  },
  ligt: {
    romp: [14, -20],
    rechtop: false,
    kop: [-18, -34],
    draai: -0.16,
    hals: 0.15,
    poten: [
      [
        [30, -8],
        [44, -5],
      ],
      [
        [-8, -8],
        [-30, -5],
      ],
    ],
    benen: [
      [
        [10, -6],
        [-14, -4],
      ],
    ],
  },
  danst: {
    romp: [0, -38],
    rechtop: true,
    kop: [-6, -76],
    draai: -0.2,
    hals: 0.7,
    poten: [
      [
        [17, -50],
        [40, -70],
      ],
      [
        [-17, -50],
        [-42, -58],
      ],
      [
        [-11, -20],
        [-13, -5],
      ],
      [
        [12, -22],
        [34, -16],
      ],
    ],
    benen: [
      [
        [8, -20],
        [30, -14],
      ],
      [
        [-6, -22],
        [-8, -4],
      ],
    ],
  },
  springt: {
    romp: [9, -60],
    rechtop: false,
    kop: [-16, -90],
    draai: 0.06,
    hals: 0.9,
    poten: [
      [
        [-4, -52],
        [-24, -40],
      ],
      [
        [30, -52],
        [50, -42],
      ],
      [
        [-14, -50],
        [-36, -48],
      ],
      [
        [24, -50],
        [42, -34],
      ],
    ],
    benen: [
      [
        [14, -44],
        [34, -30],
      ],
      [
        [2, -44],
        [-20, -34],
      ],
    ],
  },
}
