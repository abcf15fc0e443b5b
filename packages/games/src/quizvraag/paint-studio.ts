import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, PAPIER, doorzichtig, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { CHROOM, type Palet } from './palet.ts'

/** Where the floor begins, and where the lamps hang. */
export const vloerVan = ({ podium }: Indeling): number => podium.y + podium.h * 0.56
export const spantVan = ({ vraag }: Indeling): number => Math.max(16, vraag.y - 16)

/** Draws a curtain in folds along one side, gathered at two thirds. */
function gordijn(g: G, { w, h }: Indeling, { kant, doek }: { kant: -1 | 1; doek: string }): void {
  const breed = Math.min(w * 0.17, 240)
  g.save()
  if (kant > 0) {
    g.translate(w, 0)
    g.scale(-1, 1)
  }
  const smal = breed * 0.46
  const vorm = pad(
    `M-6-6H${breed}C${breed * 0.96} ${h * 0.3} ${smal} ${h * 0.44} ${smal * 0.8} ${h * 0.56}C${smal * 0.9} ${h * 0.7} ${breed * 0.62} ${h * 0.86} ${breed * 0.7} ${h}H-6Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [-6, -6, breed + 6, h + 6],
    kleur: doek,
    lijn: 3,
    binnen: () => {
      for (let i = 0; i < 6; i += 1) {
        const x = breed * (0.08 + i * 0.17)
        const vouw = pad(
          `M${x}-6C${x} ${h * 0.3} ${x * 0.48} ${h * 0.44} ${x * 0.42} ${h * 0.56}C${x * 0.5} ${h * 0.72} ${x * 0.7} ${h * 0.86} ${x * 0.76} ${h}`,
        )
        streep(g, vouw, { kleur: doorzichtig('#140420', 0.34), dikte: breed * 0.05 })
        streep(g, vouw, { kleur: doorzichtig(show(doek, 0.5), 0.16), dikte: breed * 0.016 })
      }
    },
  })
  const band = pad(`M-6 ${h * 0.535}Q${smal * 0.4} ${h * 0.6} ${smal * 0.86} ${h * 0.545}`)
  streep(g, band, { dikte: 17 })
  streep(g, band, { kleur: CHROOM, dikte: 10 })
  g.restore()
}

/** Draws the arch of lamps behind the desks. */
function boog(g: G, indeling: Indeling, { neon }: Palet): void {
  const { w, podium } = indeling
  const voet = vloerVan(indeling)
  const [rx, ry] = [Math.min(w * 0.46, podium.w * 0.52), (voet - spantVan(indeling)) * 1.02]
  for (const [deel, kleur, dikte] of [
    [1, INKT, 26],
    [1, CHROOM, 18],
    [0.86, doorzichtig(neon, 0.16), 30],
    [0.86, doorzichtig(neon, 0.75), 6],
    [0.72, doorzichtig(neon, 0.1), 22],
    [0.72, doorzichtig(neon, 0.45), 4],
  ] as const) {
    const p = new Path2D()
    p.ellipse(w / 2, voet, rx * deel, ry * deel, 0, Math.PI, 0)
    streep(g, p, { kleur, dikte })
  }
  const n = 27
  for (let i = 0; i <= n; i += 1) {
    const hoek = Math.PI + (i / n) * Math.PI
    const [x, y] = [w / 2 + Math.cos(hoek) * rx, voet + Math.sin(hoek) * ry]
    gloed(g, [x, y, 15], '#fff0b0')
    fill(g, ovaal([x, y, 4.4, 4.4]), '#fffbe0')
  }
}

/** Draws what glows on the wall: a question mark, stars or a cup, by the stage. */
function teken(g: G, indeling: Indeling, { palet, trap }: { palet: Palet; trap: number }): void {
  const { w, k } = indeling
  const y = spantVan(indeling) + (vloerVan(indeling) - spantVan(indeling)) * 0.3
  const vormen = [
    'M-26-26C-26-62 34-62 34-24C34 2 4 2 4 28M4 52V53',
    'M0-56L16-18L56-14L26 14L36 54L0 32L-36 54L-26 14L-56-14L-16-18Z',
    'M-34-50H34V-20Q34 18 0 22Q-34 18-34-20ZM-34-42H-54Q-54-8-30-6M34-42H54Q54-8 30-6M0 22V46M-24 50H24',
  ]
  for (const kant of [-1, 1]) {
    g.save()
    g.translate(w / 2 + kant * Math.min(w * 0.26, 380 * k), y)
    g.scale(k * 0.7, k * 0.7)
    gloed(g, [0, 0, 120], palet.neon)
    const vorm = pad(vormen[trap - 1] ?? vormen[0] ?? '')
    streep(g, vorm, { kleur: doorzichtig(palet.neon, 0.4), dikte: 20 })
    streep(g, vorm, { kleur: '#fff8ff', dikte: 7 })
    g.restore()
  }
}

/** Draws the floor with its rings and the shine of the lamps. */
function vloer(g: G, indeling: Indeling, { vloer: [boven, onder], licht }: Palet): void {
  const { w, h } = indeling
  const y = vloerVan(indeling)
  g.fillStyle = verloop(g, [0, y, 0, h], [boven, onder])
  g.fillRect(0, y, w, h - y)
  streep(g, pad(`M0 ${y}H${w}`), { kleur: doorzichtig(licht, 0.5), dikte: 3 })
  g.save()
  g.beginPath()
  g.rect(0, y, w, h - y)
  g.clip()
  for (const deel of [0.34, 0.58, 0.86, 1.2])
    streep(g, ovaal([w / 2, y + (h - y) * 0.32, w * 0.5 * deel, (h - y) * 0.5 * deel]), {
      kleur: doorzichtig(licht, 0.13),
      dikte: 8,
    })
  g.fillStyle = straal(
    g,
    [w / 2, y, 10, w * 0.55],
    [doorzichtig(licht, 0.34), doorzichtig(licht, 0.08), doorzichtig(licht, 0)],
  )
  g.fillRect(0, y, w, h - y)
  g.restore()
}

/** Draws the beam with lamps over the desks. */
function spant(g: G, indeling: Indeling): void {
  const { w, banken } = indeling
  const y = spantVan(indeling)
  const [boven, onder] = [y - 20, y - 2]
  streep(g, pad(`M0 ${boven}H${w}M0 ${onder}H${w}`), { dikte: 8 })
  const latten = Array.from(
    { length: Math.ceil(w / 28) + 1 },
    (_, i) => [i * 28, i % 2 ? boven : onder] as const,
  )
  streep(g, lijn(latten, false), { dikte: 4 })
  streep(g, lijn(latten, false), { kleur: '#a89ab8', dikte: 1.6 })
  streep(g, pad(`M0 ${boven}H${w}M0 ${onder}H${w}`), { kleur: '#c9bdd6', dikte: 3 })
  const plekken = new Set(banken.map(({ dier }) => Math.round(dier.x)))
  for (const x of plekken) {
    g.save()
    g.translate(x, onder)
    const kap = pad('M-15 0H15L20 20H-20Z')
    solid(g, { pad: kap, kader: [-20, 0, 40, 20], kleur: '#5d4f75', lijn: 3 })
    fill(g, ovaal([0, 20, 19, 6]), '#fff6cf')
    g.restore()
  }
}

const VLAGGEN = ['#ff5d7a', GOUD, '#4fd6c4', '#5b95ea', '#ff8f4d'] as const
const [JONG_TOT, OUD_VANAF] = [4, 7] as const

/** Draws a line of flags under the beam, for a show in the afternoon. */
function slinger(g: G, indeling: Indeling): void {
  const { w, k } = indeling
  const y = spantVan(indeling) + 4
  const [bogen, per] = [Math.max(2, Math.round(w / 420)), 9]
  for (let b = 0; b < bogen; b += 1) {
    const [van, breed] = [(b / bogen) * w, w / bogen]
    const diep = 46 * k
    streep(g, pad(`M${van} ${y}Q${van + breed / 2} ${y + diep * 2} ${van + breed} ${y}`), {
      dikte: 4,
    })
    for (let i = 0; i < per; i += 1) {
      const t = (i + 0.5) / per
      const [x, hier] = [van + breed * t, y + diep * 4 * t * (1 - t)]
      const r = 13 * Math.max(0.7, k)
      const vlag = lijn([
        [x - r, hier],
        [x + r, hier],
        [x, hier + r * 2],
      ])
      const kader = [x - r, hier, 2 * r, 2 * r] as const
      solid(g, { pad: vlag, kader, kleur: VLAGGEN[(b + i) % VLAGGEN.length] ?? CHROOM, lijn: 2.5 })
    }
  }
}

/** Draws the red lamp of a show that goes out late in the evening. */
function lamp(g: G, indeling: Indeling): void {
  const { w, vraag } = indeling
  const rechts = w - (vraag.x + vraag.w)
  if (rechts < 150) return
  const [x, y] = [w - rechts / 2, vraag.y + vraag.h / 2]
  gloed(g, [x, y, 92], '#ff5a5a')
  const kader = [x - 46, y - 22, 92, 44] as const
  solid(g, { pad: doos(kader, 14), kader, kleur: '#d9363e', glans: 0.4 })
  g.font = '800 27px "Baloo 2 Variable", system-ui, sans-serif'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = PAPIER
  g.fillText('LIVE', x, y + 2)
}

/** Draws the rail of the hall, where visitors sit before it. */
function hek(g: G, { zaal, w, h }: Indeling, { vloer: [, onder] }: Palet): void {
  g.fillStyle = verloop(g, [0, zaal.y - 6, 0, h], [show(onder, 0.06), show(onder, -0.25)])
  g.fillRect(0, zaal.y - 6, w, h - zaal.y + 6)
  streep(g, pad(`M0 ${zaal.y - 6}H${w}`), { dikte: 9 })
  streep(g, pad(`M0 ${zaal.y - 7}H${w}`), { kleur: CHROOM, dikte: 4.5 })
}

export const studioPlaat = (
  maat: Maat,
  indeling: Indeling,
  { palet, trap, groep }: { readonly palet: Palet; readonly trap: number; readonly groep: number },
): Plaat =>
  bak(maat, (g, w, h) => {
    g.fillStyle = verloop(g, [0, 0, 0, vloerVan(indeling)], palet.wand)
    g.fillRect(0, 0, w, h)
    // Panels of the wall, and dots of light that they throw back.
    for (let x = (w / 2) % 92; x < w; x += 92)
      streep(g, pad(`M${x} 0V${vloerVan(indeling)}`), {
        kleur: doorzichtig('#12041f', 0.3),
        dikte: 3,
      })
    boog(g, indeling, palet)
    teken(g, indeling, { palet, trap })
    vloer(g, indeling, palet)
    gordijn(g, indeling, { kant: -1, doek: palet.doek })
    gordijn(g, indeling, { kant: 1, doek: palet.doek })
    spant(g, indeling)
    if (groep <= JONG_TOT) slinger(g, indeling)
    if (groep >= OUD_VANAF) lamp(g, indeling)
    hek(g, indeling, palet)
  })
