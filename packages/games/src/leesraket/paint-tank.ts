import { doorzichtig, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, ovaal, pad, solid, streep, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

/** The fuels: raspberry, honey, blueberry. */
export const BRANDSTOF = ['#f25a86', '#f5b02e', '#7d74ee'] as const

const kleurVan = (nr: number): string => BRANDSTOF[nr % BRANDSTOF.length] ?? BRANDSTOF[0]

function wiel(g: G, [x, y, r]: readonly [number, number, number]): void {
  streep(g, ovaal([x, y, r, r]), { dikte: 10 })
  streep(g, ovaal([x, y, r, r]), { kleur: '#e9e4f2', dikte: 4 })
  for (let i = 0; i < 3; i += 1) {
    const hoek = (i / 3) * Math.PI + 0.3
    const [dx, dy] = [Math.cos(hoek) * r, Math.sin(hoek) * r]
    streep(g, pad(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`), { dikte: 4 })
  }
  fill(g, ovaal([x, y, 5, 5]), INKT)
}

/** Paints light along the belly, and bands round it. */
function buik(g: G, { x, y, w, h }: Vak): void {
  fill(g, doos([x, y + h * 0.1, w, h * 0.13], h * 0.06), wit(0.34))
  fill(g, doos([x, y + h * 0.82, w, h * 0.3], 0), doorzichtig('#3a1f6b', 0.16))
  for (const px of [x + Math.min(w * 0.13, 46), x + w - Math.min(w * 0.13, 46)]) {
    fill(g, doos([px - 7, y - 4, 14, h + 8], 0), doorzichtig(INKT, 0.3))
    fill(g, doos([px - 4, y - 4, 8, h + 8], 0), wit(0.5))
    for (const deel of [0.24, 0.5, 0.76])
      fill(g, ovaal([px, y + h * deel, 2.2, 2.2]), doorzichtig(INKT, 0.6))
  }
}

/** Paints a lying fuel tank. A word will hang in front of its belly. */
export function tank(g: G, vak: Vak, { nr, wielen }: { nr: number; wielen: boolean }): void {
  const { x, y, w, h } = vak
  const kleur = kleurVan(nr)
  const poot = (px: number): void => {
    const kader: Kader = [px, y + h - 10, 22, 22]
    solid(g, {
      pad: pad(`M${px + 3} ${y + h - 10}H${px + 19}L${px + 25} ${y + h + 11}H${px - 3}Z`),
      kader,
      kleur: '#8b83b8',
    })
  }
  if (wielen) {
    poot(x + w * 0.13)
    poot(x + w * 0.87 - 22)
  }
  const kader: Kader = [x, y, w, h]
  solid(g, {
    pad: doos(kader, Math.min(h * 0.46, 62)),
    kader,
    kleur,
    lijn: 4,
    donker: -0.22,
    binnen: () => buik(g, vak),
  })
  if (!wielen) return
  const dop: Kader = [x + w / 2 - 26, y - 14, 52, 20]
  solid(g, { pad: doos(dop, 7), kader: dop, kleur: show(kleur, -0.12) })
  wiel(g, [x + w * 0.78, y - 9, 15])
}

/** Paints the hoses from the tanks into the rocket, behind the tanks. */
export function slangen(g: G, { slangen: alle, k }: Indeling): void {
  const dik = Math.max(9, 15 * k)
  for (const [i, [van, via, naar]] of alle.entries()) {
    const weg = pad(`M${van.join(' ')}Q${via.join(' ')} ${naar.join(' ')}`)
    streep(g, weg, { dikte: dik + 7 })
    streep(g, weg, { kleur: show(kleurVan(i), -0.1), dikte: dik })
    streep(g, weg, { kleur: wit(0.28), dikte: dik * 0.3 })
  }
  for (const [van, , naar] of alle) {
    koppeling(g, naar, dik)
    koppeling(g, van, dik)
  }
}

function koppeling(g: G, [x, y]: Punt, dik: number): void {
  const r = dik * 0.95
  solid(g, {
    pad: ovaal([x, y, r, r]),
    kader: [x - r, y - r, 2 * r, 2 * r],
    kleur: '#ffc93c',
    lijn: 3.5,
  })
  fill(g, ovaal([x, y, r * 0.4, r * 0.4]), INKT)
}
