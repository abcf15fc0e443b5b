import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  straal,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

export const KOPER = '#d9833f'

/** Draws something at (x, y), `s` times as large. */
export function bij(g: G, [x, y, s]: readonly [number, number, number], teken: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  teken()
  g.restore()
}

/** Draws a copper gear round (0, 0). */
export function drawTandwiel(g: G, r: number, kleur = KOPER): void {
  const tanden = Math.max(8, Math.round(r / 4.4))
  const punten = Array.from({ length: tanden * 4 }, (_, i): Punt => {
    const hoek = ((i + 0.5) / (tanden * 4)) * Math.PI * 2
    const ver = i % 4 < 2 ? r : r * 0.84
    return [Math.cos(hoek) * ver, Math.sin(hoek) * ver]
  })
  const kader = [-r, -r, 2 * r, 2 * r] as const
  solid(g, { pad: lijn(punten), kader, kleur, lijn: 3.5 })
  fill(g, ovaal([0, 0, r * 0.66, r * 0.66]), show(kleur, -0.22))
  for (let nr = 0; nr < 5; nr += 1) {
    const hoek = (nr / 5) * Math.PI * 2
    const arm = pad(`M0 0L${Math.cos(hoek) * r * 0.72} ${Math.sin(hoek) * r * 0.72}`)
    streep(g, arm, { kleur: show(kleur, 0.12), dikte: r * 0.17 })
  }
  streep(g, ovaal([0, 0, r * 0.68, r * 0.68]), { kleur: show(kleur, 0.28), dikte: 2.5 })
  solid(g, {
    pad: ovaal([0, 0, r * 0.24, r * 0.24]),
    kader: [-r * 0.24, -r * 0.24, r * 0.48, r * 0.48],
    kleur: show(kleur, 0.2),
    lijn: 3,
  })
}

export const tandwielPlaat = (r: number, schaal: number): Plaat =>
  bak({ w: 2 * r + 10, h: 2 * r + 10, schaal }, (g) => {
    g.translate(r + 5, r + 5)
    drawTandwiel(g, r)
  })

/** Draws a millstone seen from above, round (0, 0): stone with furrows, in a ring of copper. */
export function drawSteen(g: G, r: number, kleur = '#c9bfae'): void {
  solid(g, { pad: ovaal([0, 0, r, r]), kader: [-r, -r, 2 * r, 2 * r], kleur: KOPER, lijn: 4 })
  const rs = r * 0.9
  fill(
    g,
    ovaal([0, 0, rs, rs]),
    straal(
      g,
      [-rs * 0.3, -rs * 0.35, rs * 0.1, rs * 1.3],
      [show(kleur, 0.35), kleur, show(kleur, -0.3)],
    ),
  )
  for (let nr = 0; nr < 10; nr += 1) {
    const hoek = (nr / 10) * Math.PI * 2
    const [c, z] = [Math.cos(hoek), Math.sin(hoek)]
    const [c2, z2] = [Math.cos(hoek + 0.5), Math.sin(hoek + 0.5)]
    streep(
      g,
      pad(
        `M${c * rs * 0.3} ${z * rs * 0.3}Q${c * rs * 0.65} ${z * rs * 0.65} ${c2 * rs * 0.92} ${z2 * rs * 0.92}`,
      ),
      { kleur: show(kleur, -0.34), dikte: r * 0.045 },
    )
  }
  streep(g, ovaal([0, 0, rs, rs]), { kleur: 'rgba(60,40,40,.5)', dikte: 2.5 })
  solid(g, {
    pad: ovaal([0, 0, r * 0.24, r * 0.24]),
    kader: [-r * 0.24, -r * 0.24, r * 0.48, r * 0.48],
    kleur: KOPER,
    lijn: 3,
  })
  fill(g, ovaal([0, 0, r * 0.1, r * 0.1]), INKT)
}

export const steenPlaat = (r: number, schaal: number): Plaat =>
  bak({ w: 2 * r + 10, h: 2 * r + 10, schaal }, (g) => {
    g.translate(r + 5, r + 5)
    drawSteen(g, r)
  })

/** The size of a sack, and how far the next one stands. */
export const ZAK = { w: 62, h: 70, stap: 46, hoog: 46 } as const

/** Draws a sack of flour, its foot at (0, 0). */
export function drawZak(g: G, koord = '#a4682f'): void {
  schaduw(g, [0, 0, 30, 6], 0.3)
  const zak = pad('M-13-49Q-31-38-28-8Q-26 1 0 1Q26 1 28-8Q31-38 13-49L20-62Q0-70-20-62Z')
  solid(g, { pad: zak, kader: [-31, -66, 62, 67], kleur: '#f3e4c2', lijn: 3.5 })
  streep(g, pad('M-15-49Q0-43 15-49'), { dikte: 8 })
  streep(g, pad('M-15-49Q0-43 15-49'), { kleur: koord, dikte: 4.5 })
  streep(g, pad('M0-38V-9'), { kleur: '#c98f3e', dikte: 3 })
  for (const y of [-32, -24, -16])
    for (const kant of [-1, 1]) fill(g, ovaal([kant * 6, y, 6, 3.2], kant * -0.6), '#dfa84f')
}

export const zakPlaat = (s: number, schaal: number, koord?: string): Plaat =>
  bak({ w: ZAK.w * s + 12, h: ZAK.h * s + 14, schaal }, (g) =>
    bij(g, [(ZAK.w * s) / 2 + 6, ZAK.h * s + 3, s], () => drawZak(g, koord)),
  )

/** A puff of flour. */
export const meelPlaat = (schaal: number): Plaat =>
  bak({ w: 34, h: 34, schaal }, (g) => gloed(g, [17, 17, 16], '#fffaf0'))

/** A crumb of crust. */
export const kruimelPlaat = (schaal: number): Plaat =>
  bak({ w: 14, h: 14, schaal }, (g) => {
    fill(g, ovaal([7, 7, 5, 4]), '#a8692c')
    fill(g, ovaal([6, 6, 3.5, 2.6]), '#f0c57c')
  })

/** Draws the sails round (0, 0): four arms with their lattice and cloth. */
export function drawWieken(g: G, r: number, doek: string): void {
  for (let nr = 0; nr < 4; nr += 1) {
    g.save()
    g.rotate((nr * Math.PI) / 2 + 0.35)
    streep(g, pad(`M0 0V${-r}`), { dikte: r * 0.075 + 4 })
    streep(g, pad(`M0 0V${-r}`), { kleur: '#9a6233', dikte: r * 0.075 })
    const kader = [r * 0.05, -r * 0.98, r * 0.24, r * 0.74] as const
    solid(g, { pad: doos(kader, 3), kader, kleur: doek, lijn: 3 })
    for (let y = 0.16; y < 0.98; y += 0.16)
      streep(g, pad(`M${r * 0.05} ${-r * (0.24 + y * 0.75)}h${r * 0.24}`), {
        kleur: '#9a6233',
        dikte: 2.5,
      })
    g.restore()
  }
  solid(g, {
    pad: ovaal([0, 0, r * 0.09, r * 0.09]),
    kader: [-r * 0.09, -r * 0.09, r * 0.18, r * 0.18],
    kleur: KOPER,
    lijn: 3,
  })
}

export const wiekenPlaat = (r: number, schaal: number, doek: string): Plaat =>
  bak({ w: 2 * r + 8, h: 2 * r + 8, schaal }, (g) => {
    g.translate(r + 4, r + 4)
    drawWieken(g, r, doek)
  })
