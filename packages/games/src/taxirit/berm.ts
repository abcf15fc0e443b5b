import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { langsStraat, type Indeling } from './indeling.ts'

/** The far bank of the ditch and where the sea begins, at the left of the road. */
const OEVER = 2.3
const WATERLIJN = 2.5
/** Half the width of a place, and its height, at scale 1. */
const HALF = 56
const HOOG = 104
/** How near the first, second and third place of a side want to stand, and how far off one may stand. */
const DIEPTES = [0.62, 0.45, 0.33] as const
const VERST = 0.2
/** How far apart the places are that are tried: in depth, and in px across. */
const STAP = { diep: 0.03, x: 12 } as const
/** At how many places it is looked whether a street runs there. */
const PROEVEN = 24

/** A side of the road: left, or right. */
export type Zijde = -1 | 1
/** What lies at the left of the road: a meadow behind a ditch, or a beach with the sea beyond it. */
export type Oever = 'wei' | 'strand'

/** Returns on which side of the road a street lies: -1, 0 or 1. */
export const zijdeVan = ([nr, aantal]: readonly [nr: number, aantal: number]): -1 | 0 | 1 => {
  const zijde = Math.sign((nr + 0.5) / aantal - 0.5)
  return zijde < 0 ? -1 : zijde > 0 ? 1 : 0
}

/** Where a place stands, and how large it is. */
export interface Standplek {
  readonly punt: Punt
  readonly maat: number
}

interface Berm {
  readonly maat: number
  /** Along which line the verge begins. */
  readonly u: number
  readonly links: Oever
  /** Where something else stands already. */
  readonly bezet?: readonly Vak[]
}

/** Returns what a place covers. */
export const vlakVan = ({ punt: [x, y], maat }: Standplek): Vak => ({
  x: x - HALF * maat,
  y: y - HOOG * maat,
  w: 2 * HALF * maat,
  h: HOOG * maat,
})

/** Whether two things cover each other. */
export const isOver = (een: Vak, ander: Vak): boolean =>
  een.x < ander.x + ander.w &&
  ander.x < een.x + een.w &&
  een.y < ander.y + ander.h &&
  ander.y < een.y + een.h

/** Returns between which heights across a place may lie at a side, from left to right. */
function strookVan(indeling: Indeling, [zijde, y]: readonly [Zijde, number], berm: Berm) {
  const rand = 2
  if (zijde > 0) return [wegX(indeling, y, berm.u), indeling.w - rand] as const
  if (berm.links === 'wei') return [rand, wegX(indeling, y, -Math.max(berm.u, OEVER))] as const
  return [Math.max(rand, wegX(indeling, y, -WATERLIJN)), wegX(indeling, y, -berm.u)] as const
}

/** Whether the foot of a place would stand on a street that turns off. */
function isOpStraat(indeling: Indeling, { x, y, w, h }: Vak): boolean {
  const voet = y + h
  return [2, 3, 4].some((aantal) =>
    [0, aantal - 1].some((nr) =>
      Array.from({ length: PROEVEN }, (_, i) =>
        langsStraat(indeling, [nr, aantal], i / PROEVEN),
      ).some((hier) => {
        const half = wegX(indeling, hier.y, 1) - indeling.w / 2
        const dichtbij = Math.min(x + w, Math.max(x, hier.x))
        return Math.abs(dichtbij - hier.x) < half && Math.abs(voet - hier.y) < half * 0.42
      }),
    ),
  )
}

/** Returns the first free place at a side, from so near on; null where there is none. */
function findPlek(
  indeling: Indeling,
  [zijde, begin]: readonly [Zijde, number],
  berm: Berm & { readonly bezet: readonly Vak[] },
): Standplek | null {
  const { h, horizon } = indeling
  const { bezet } = berm
  for (let diep = begin; diep > VERST; diep -= STAP.diep) {
    const y = horizon + (h - horizon) * diep
    const maat = berm.maat * (0.55 + 1.08 * diep)
    const [van, tot] = strookVan(indeling, [zijde, y], berm)
    // From the road outwards.
    for (let ver = HALF * maat; ver <= tot - van - HALF * maat; ver += STAP.x) {
      const plek: Standplek = { punt: [zijde > 0 ? van + ver : tot - ver, y], maat }
      const vlak = vlakVan(plek)
      if (!bezet.some((een) => isOver(een, vlak)) && !isOpStraat(indeling, vlak)) return plek
    }
  }
  return null
}

/**
 * Returns where places stand that were reached before, each at the side where its street was, and on dry land. No two cover
 * each other, and none stands on a street. Where a side is full, a place comes to the other one; null where that is full too.
 */
export function standplekken(
  indeling: Indeling,
  zijden: readonly Zijde[],
  berm: Berm,
): readonly (Standplek | null)[] {
  const bezet = [...(berm.bezet ?? [])]
  const aantal = { [-1]: 0, 1: 0 }
  return zijden.map((wens) => {
    for (const zijde of [wens, wens < 0 ? 1 : -1] as const) {
      const plek = findPlek(indeling, [zijde, DIEPTES[aantal[zijde]] ?? DIEPTES[2]], {
        ...berm,
        bezet,
      })
      if (!plek) continue
      aantal[zijde] += 1
      bezet.push(vlakVan(plek))
      return plek
    }
    return null
  })
}
