/** The parameters of the sound maker in its own order, strength first; undefined takes the default. */
export type Toon = readonly [number, ...(number | undefined)[]]

interface Noot {
  /** When the note begins, in ms after the start of the sound. */
  readonly na: number
  readonly klank: Toon
}

type Melodie = readonly Noot[]

/** Wave shapes of the sound maker. */
const [SINUS, DRIEHOEK, RUIS] = [0, 1, 4] as const

/** A soft bell: a triangle wave with a quiet octave above it. */
function bel(hz: number, na: number, sterkte = 0.32): Melodie {
  return [
    { na, klank: [sterkte, 0, hz, 0.005, 0.05, 0.32, DRIEHOEK, 1.2] },
    { na, klank: [sterkte * 0.3, 0, hz * 2, 0.005, 0.02, 0.22, SINUS, 1] },
  ]
}

/** Two rising notes, each time one step higher on a five-note scale, so that a good run sings. */
const KLIM = [523, 587, 659, 784, 880].map((hz) => [...bel(hz, 0), ...bel(hz * 1.5, 95)])

/** A rubber blade over wet glass, alternately higher and lower. */
const PIEP = [980, 860, 1060, 920].map((hz): Melodie => [
  { na: 0, klank: [0.09, 0.03, hz, 0.015, 0.04, 0.07, SINUS, 1.3, 14, 0, 0, 0, 0, 0.25] },
  { na: 0, klank: [0.05, 0, 520, 0.01, 0.05, 0.06, RUIS, 1.8] },
])

const FOUT: Melodie = [
  { na: 0, klank: [0.3, 0, 196, 0.02, 0.06, 0.22, SINUS, 1.1, -1] },
  { na: 150, klank: [0.26, 0, 147, 0.02, 0.08, 0.28, SINUS, 1.1, -1] },
  { na: 40, klank: [0.14, 0, 260, 0.005, 0.03, 0.12, RUIS, 1.6, -8] },
]

const OPEN = [300, 340].map((hz): Melodie => [
  { na: 0, klank: [0.1, 0.02, hz, 0.005, 0.01, 0.05, DRIEHOEK, 1.4, 6] },
])

/** A letter that falls in its place: a soft short knock. */
const TIK = [392, 440, 494].map((hz): Melodie => [
  { na: 0, klank: [0.1, 0, hz, 0.002, 0.01, 0.05, DRIEHOEK, 1.2, 2] },
])

const KLAAR: Melodie = [523, 659, 784, 1047].flatMap((hz, i) => bel(hz, i * 130, 0.34))

/** A bumper that lights up: a short bright knock, alternately higher and lower. */
const BOTS = [620, 740, 560].map((hz): Melodie => [
  { na: 0, klank: [0.13, 0, hz, 0.002, 0.02, 0.1, DRIEHOEK, 1.4, 3] },
  { na: 0, klank: [0.05, 0, hz * 2.02, 0.002, 0.01, 0.14, SINUS, 1.2] },
])

/** A spring that is released, and the ball that shoots away. */
const SCHIET: Melodie = [
  { na: 0, klank: [0.16, 0, 150, 0.005, 0.05, 0.16, DRIEHOEK, 1.3, 16] },
  { na: 30, klank: [0.06, 0, 700, 0.02, 0.12, 0.18, RUIS, 1.7, 10] },
]

/** The sounds of every game. A sound that is heard often has variants, which are played in turn. */
export const KLANKEN = {
  was: PIEP,
  goed: KLIM,
  fout: [FOUT],
  open: OPEN,
  bots: BOTS,
  tik: TIK,
  schiet: [SCHIET],
  klaar: [KLAAR],
} as const satisfies Record<string, readonly Melodie[]>

export type Klank = keyof typeof KLANKEN
