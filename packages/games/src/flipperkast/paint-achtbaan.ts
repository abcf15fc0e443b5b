import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, gloed, lijn, ovaal, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Kant } from './achtbaan.ts'
import type { Indeling } from './indeling.ts'
import { bochtPunten } from './kast-wereld.ts'

/** How far below the top of the field its two entrances are, as a share of its height. */
const DIEP = 0.34
const RAIL = GOUD

/** Returns the distance of the track from the wall, and half its width. */
const maten = ({ bal, k }: Indeling) => ({ rand: bal + 9 * k, half: bal * 0.86 })

/** Returns the points of the track from the left entrance to the right one: up a wall, along the bend, and down. */
export function baanPunten(indeling: Indeling): readonly Punt[] {
  const { veld, uil, k } = indeling
  const { rand } = maten(indeling)
  const diepst = uil ? uil.midden[1] - uil.r - 36 * k : veld.onder
  const mond = Math.max(
    veld.bocht + 4,
    Math.min(diepst, veld.boven + (veld.onder - veld.boven) * DIEP),
  )
  return [
    [veld.links + rand, mond],
    ...bochtPunten(indeling, rand).toReversed(),
    [veld.rechts - rand, mond],
  ]
}

/** Returns the way of a ball that rides in on a side, from between the flippers to the other entrance. */
export function ritPunten(indeling: Indeling, kant: Kant): readonly Punt[] {
  const baan = baanPunten(indeling)
  return [indeling.wacht, ...(kant === 'links' ? baan : baan.toReversed())]
}

/** Returns where on a way a ball is after a share of it, 0…1. */
export function opWeg(weg: readonly Punt[], deel: number): Punt {
  const stukken = weg.slice(1).map(([x, y], i) => {
    const [x0, y0] = weg[i] ?? [x, y]
    return { van: [x0, y0] as Punt, naar: [x, y] as Punt, ver: Math.hypot(x - x0, y - y0) }
  })
  let ver = stukken.reduce((som, stuk) => som + stuk.ver, 0) * Math.min(1, Math.max(0, deel))
  for (const { van, naar, ver: lang } of stukken) {
    if (ver <= lang && lang > 0) {
      const t = ver / lang
      return [van[0] + (naar[0] - van[0]) * t, van[1] + (naar[1] - van[1]) * t]
    }
    ver -= lang
  }
  return weg.at(-1) ?? [0, 0]
}

/** Paints a cross tie at each step along the track, and its two rails. */
function spoor(g: G, punten: readonly Punt[], { half, dik }: { half: number; dik: number }): void {
  const dwars = punten.map(([x, y], i): Punt => {
    const [ax, ay] = punten[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = punten[Math.min(punten.length - 1, i + 1)] ?? [x, y]
    const lang = Math.hypot(bx - ax, by - ay) || 1
    return [-(by - ay) / lang, (bx - ax) / lang]
  })
  const rail = (d: number): readonly Punt[] =>
    punten.map(([x, y], i): Punt => [x + (dwars[i]?.[0] ?? 0) * d, y + (dwars[i]?.[1] ?? 0) * d])
  const [links, rechts] = [rail(-half), rail(half)]
  streep(g, lijn(punten, false), { kleur: 'rgba(20,6,70,.42)', dikte: half * 2 + dik })
  for (const [i, punt] of links.entries())
    streep(g, lijn([punt, rechts[i] ?? punt], false), { kleur: '#ff8f5c', dikte: dik })
  for (const kant of [links, rechts]) {
    streep(g, lijn(kant, false), { dikte: dik + 5 })
    streep(g, lijn(kant, false), { kleur: RAIL, dikte: dik })
  }
}

/** Returns points at equal steps along a way. */
function verdeeld(weg: readonly Punt[], stap: number): readonly Punt[] {
  const lang = weg.reduce((som, [x, y], i) => {
    const [x0, y0] = weg[i - 1] ?? [x, y]
    return som + Math.hypot(x - x0, y - y0)
  }, 0)
  const n = Math.max(8, Math.round(lang / stap))
  return Array.from({ length: n + 1 }, (_, i) => opWeg(weg, i / n))
}

/** The roller coaster in the cabinet, from entrance to entrance. */
export function achtbaan(indeling: Indeling, schaal: number): Plaat {
  const { w, h, k } = indeling
  return bak({ w, h, schaal }, (g) =>
    spoor(g, verdeeld(baanPunten(indeling), Math.max(11, 19 * k)), {
      half: maten(indeling).half,
      dik: Math.max(2.5, 4 * k),
    }),
  )
}

/** The sign at an entrance: an arrow upwards, lit where the ball can ride in. Its middle is the middle of the plate. */
export function bordje(brandt: boolean, r: number, schaal: number): Plaat {
  const maat = r * 4
  return bak({ w: maat, h: maat, schaal }, (g) => {
    g.translate(maat / 2, maat / 2)
    if (brandt) gloed(g, [0, 0, maat / 2], '#fff0a0')
    solid(g, {
      pad: ovaal([0, 0, r, r]),
      kader: [-r, -r, 2 * r, 2 * r],
      kleur: brandt ? GOUD : '#4a3a86',
      lijn: 3.5,
      glans: brandt ? 0.5 : 0.15,
    })
    const pijl = lijn([
      [0, -r * 0.62],
      [r * 0.6, r * 0.05],
      [r * 0.24, r * 0.05],
      [r * 0.24, r * 0.56],
      [-r * 0.24, r * 0.56],
      [-r * 0.24, r * 0.05],
      [-r * 0.6, r * 0.05],
    ])
    fill(g, pijl, brandt ? INKT : 'rgba(255,255,255,.34)')
  })
}
