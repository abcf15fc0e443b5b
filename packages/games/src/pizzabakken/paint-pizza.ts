import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { lijn, ovaal, schaduw, solid, streep, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { PLAT } from './indeling.ts'

/** Returns the size of a plate round a pizza of radius r. Its middle is the middle of the pizza. */
const rondom = (r: number, schaal: number) => ({ w: r * 2.56, h: r * 2.56 * PLAT, schaal })

const rand = (r: number): Path2D => ovaal([0, 0, r, r * PLAT])

/** Returns an irregular ellipse, like melted cheese. */
function golvend(r: number, diep: number): Path2D {
  const n = 120
  return lijn(
    Array.from({ length: n }, (_, i): Punt => {
      const hoek = (i / n) * Math.PI * 2
      const ver = r * (1 + diep * Math.sin(hoek * 7 + 1) + diep * 0.6 * Math.sin(hoek * 12))
      return [Math.cos(hoek) * ver, Math.sin(hoek) * ver * PLAT]
    }),
  )
}

/** Paints an arrow along the board, from the top to the right: the direction of the slices. */
function pijl(g: G, r: number): void {
  const ver = r * 1.085
  const [van, tot] = [-1.2, -0.72]
  const boog = new Path2D()
  boog.ellipse(0, 0, ver, ver * PLAT, 0, van, tot)
  const [x, y] = [Math.cos(tot) * ver, Math.sin(tot) * ver * PLAT]
  const punt = r * 0.1
  for (const [dikte, kleur] of [
    [r * 0.098, INKT],
    [r * 0.052, GOUD],
  ] as const) {
    streep(g, boog, { kleur, dikte })
    g.save()
    g.translate(x, y)
    g.rotate(tot + Math.PI / 2 + 0.06)
    const spits = lijn([
      [-punt * 0.3, -punt],
      [punt * 1.35, 0],
      [-punt * 0.3, punt],
    ])
    streep(g, spits, { kleur, dikte: kleur === INKT ? r * 0.05 : 2 })
    fill(g, spits, kleur)
    g.restore()
  }
}

/** The wooden board with the arrow. It does not move. */
export function plank(r: number, schaal: number): Plaat {
  return bak(rondom(r, schaal), (g, w, h) => {
    g.translate(w / 2, h / 2)
    schaduw(g, [r * 0.04, r * PLAT * 1.08, r * 1.2, r * 0.17], 0.42)
    const onder = ovaal([0, r * 0.075, r * 1.17, r * 1.17 * PLAT])
    solid(g, { pad: onder, kader: [-r * 1.2, -r, r * 2.4, r * 2.2], kleur: '#8f5226' })
    const boven = ovaal([0, 0, r * 1.17, r * 1.17 * PLAT])
    solid(g, { pad: boven, kader: [-r * 1.2, -r, r * 2.4, r * 2], kleur: '#c98446', licht: 0.26 })
    streep(g, ovaal([0, r * 0.01, r * 1.11, r * 1.11 * PLAT]), {
      kleur: 'rgba(255,230,180,.45)',
      dikte: 3,
    })
    pijl(g, r)
  })
}

function korst(g: G, r: number): void {
  solid(g, {
    pad: rand(r),
    kader: [-r, -r * PLAT, 2 * r, 2 * r * PLAT],
    kleur: '#f0b257',
    licht: 0.3,
  })
  const rnd = stroom(3)
  for (let i = 0; i < 28; i += 1) {
    const hoek = (i / 28) * Math.PI * 2 + rnd() * 0.12
    const kleur = rnd() > 0.5 ? 'rgba(160,70,30,.34)' : 'rgba(255,243,200,.62)'
    const [x, y] = [Math.cos(hoek) * r * 0.94, Math.sin(hoek) * r * 0.94 * PLAT]
    fill(g, ovaal([x, y, r * (0.05 + rnd() * 0.035), r * 0.032], hoek), kleur)
  }
}

function vlekken(g: G, r: number): void {
  const rnd = stroom(8)
  for (let i = 0; i < 36; i += 1) {
    const hoek = rnd() * Math.PI * 2
    const ver = Math.sqrt(rnd()) * r * 0.76
    const kleur = rnd() > 0.5 ? wit(0.5) : 'rgba(240,150,60,.38)'
    const maat = r * (0.03 + rnd() * 0.055)
    fill(g, ovaal([Math.cos(hoek) * ver, Math.sin(hoek) * ver * PLAT, maat, maat * 0.66]), kleur)
  }
}

/** The pizza with its slices, with nothing on it yet. */
export function pizza(r: number, punten: number, schaal: number): Plaat {
  return bak(rondom(r, schaal), (g, w, h) => {
    g.translate(w / 2, h / 2)
    korst(g, r)
    const saus = golvend(r * 0.865, 0.008)
    fill(g, saus, '#e5553c')
    streep(g, saus, { kleur: '#b5472f', dikte: 2.5 })
    const kader = [-r, -r * PLAT, 2 * r, 2 * r * PLAT] as const
    const kaas = golvend(r * 0.785, 0.022)
    solid(g, {
      pad: kaas,
      kader,
      kleur: '#ffdf7e',
      lijn: 0,
      licht: 0.42,
      donker: -0.1,
      strook: 0.1,
    })
    vlekken(g, r)
    for (let i = 0; punten > 1 && i < punten; i += 1) {
      const hoek = -Math.PI / 2 + (i / punten) * Math.PI * 2
      const snede = lijn(
        [
          [0, 0],
          [Math.cos(hoek) * r, Math.sin(hoek) * r * PLAT],
        ],
        false,
      )
      streep(g, snede, { kleur: 'rgba(170,70,40,.8)', dikte: Math.max(4, r * 0.05) })
      streep(g, snede, { kleur: '#fff3c9', dikte: Math.max(2, r * 0.022) })
    }
  })
}
