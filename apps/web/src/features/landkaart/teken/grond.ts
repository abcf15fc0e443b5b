import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { dOvaal, kleurvlak, lijn, n, tint, toeval, vlak, type Doek, type Punt } from './kit.ts'

/** All islands are drawn on a sheet of this size. */
export const BLAD = { breed: 420, hoog: 350 } as const
const MIDDEN: Punt = [210, 226]
const STRAAL: Punt = [172, 87]
const KLIF = 22

/** Points of an island's edge: a soft rectangle, a little uneven. */
function rand(zaad: number, [rx, ry]: Punt): Punt[] {
  const r = toeval(zaad)
  const hobbels = Array.from({ length: 9 }, () => 1 + (r() - 0.5) * 0.13)
  return Array.from({ length: 48 }, (_, i) => {
    const hoek = (i / 48) * Math.PI * 2
    const plek = (i / 48) * hobbels.length
    const [a, b] = [Math.floor(plek), Math.ceil(plek)]
    const t = (1 - Math.cos((plek - a) * Math.PI)) / 2
    const bobbel = (hobbels[a % 9] ?? 1) * (1 - t) + (hobbels[b % 9] ?? 1) * t
    const macht = (v: number, m: number) => Math.sign(v) * Math.abs(v) ** m
    return [
      MIDDEN[0] + macht(Math.cos(hoek), 0.82) * rx * bobbel,
      MIDDEN[1] + macht(Math.sin(hoek), 0.88) * ry * bobbel,
    ] as const
  })
}

const dRand = (punten: readonly Punt[], dy = 0): string =>
  `M${punten.map(([x, y]) => `${n(x)} ${n(y + dy)}`).join('L')}Z`

/** The outline of the island with its cliff: the top, and the bottom moved down. */
function dKlif(punten: readonly Punt[]): string {
  const xs = punten.map(([x]) => x)
  const rechts = xs.indexOf(Math.max(...xs))
  const links = xs.indexOf(Math.min(...xs))
  const van = (a: number, b: number): Punt[] =>
    Array.from({ length: ((b - a + 48) % 48) + 1 }, (_, i) => punten[(a + i) % 48] ?? MIDDEN)
  const onder = van(rechts, links).map(([x, y]) => [x, y + KLIF] as const)
  return dRand([...onder, ...van(links, rechts)])
}

interface Grond {
  readonly zaad: number
  /** The colour of the edge of the land. */
  readonly rand: string
  /** The colour of what grows or lies within it. */
  readonly binnen: string
  readonly klif: string
}

/** The land of an island in its water: shallow rings, shadow, foam, cliff, ground. */
export function grond(doek: Doek, { zaad, rand: kleurRand, binnen, klif }: Grond): string {
  const top = rand(zaad, STRAAL)
  const ring = (groei: number) =>
    dRand(rand(zaad, [STRAAL[0] + groei, STRAAL[1] + groei * 0.72]), KLIF * 0.7)
  const r = toeval(zaad + 7)
  const barsten = Array.from({ length: 9 }, (_, i) => {
    const punt = top[2 + Math.floor((i + r() * 0.7) * 2.3)] ?? MIDDEN
    return `M${n(punt[0])} ${n(punt[1] + 6)}v${n(6 + r() * 8)}`
  })
  return [
    kleurvlak(ring(25), '#bdf3fb', 0.35),
    kleurvlak(ring(13), '#d9fafd', 0.55),
    kleurvlak(dRand(top, KLIF + 9), INKT, 0.22),
    lijn(ring(19), '#ffffff', 2.6).replace('/>', ' stroke-dasharray="16 22" opacity=".85"/>'),
    vlak(dKlif(top), doek.verf(klif, 0.2)),
    lijn(barsten.join(''), tint(klif, -0.32), 2.6),
    vlak(dRand(top), doek.verf(kleurRand, 0.1)),
    kleurvlak(dRand(rand(zaad, [STRAAL[0] - 15, STRAAL[1] - 12])), doek.verf(binnen, 0.13)),
  ].join('')
}

/** A soft shadow on the ground. */
export const schaduw = (plek: Punt, rx: number, ry = rx * 0.32): string =>
  kleurvlak(dOvaal(plek, rx, ry), INKT, 0.2)
