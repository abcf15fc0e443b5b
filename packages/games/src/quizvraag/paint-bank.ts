import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, PAPIER, doorzichtig } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import { drawSteen } from './paint-klein.ts'
import { nummerStraal } from './indeling.ts'
import { CHROOM } from './palet.ts'

/** The light of a lamp on a desk, from the beam down to `onder`. */
export function kegelPlaat({ w, h, schaal }: Maat, kleur: string): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const vorm = lijn([
      [w / 2 - 14, 0],
      [w / 2 + 14, 0],
      [w, h * 0.93],
      [0, h * 0.93],
    ])
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      [doorzichtig(kleur, 0.78), doorzichtig(kleur, 0.34), doorzichtig(kleur, 0.2)],
    )
    g.fill(vorm)
    fill(g, ovaal([w / 2, h * 0.93, w / 2, h * 0.07]), doorzichtig(kleur, 0.34))
  })
}

/** The dark of the drum roll. */
export const donkerPlaat = (): Plaat =>
  bak({ w: 8, h: 8, schaal: 1 }, (g) => {
    g.fillStyle = '#12041f'
    g.fillRect(0, 0, 8, 8)
  })

/** The ledge of a desk on which its stones lie, its front, and its number. */
export function bankPlaat(
  { w, h, schaal }: Maat,
  {
    nr,
    plank,
    front,
    lang,
  }: {
    readonly nr: number
    /** How high the ledge is, and how high the front. */
    readonly plank: number
    readonly front: number
    /** The width of the niche of a long desk; absent for one whose animal sits behind it. */
    readonly lang?: number
  },
): Plaat {
  return bak({ w: w + 12, h: h + 12, schaal }, (g) => {
    g.translate(6, 6)
    if (lang !== undefined) drawLang(g, { w, h, lang })
    else drawBank(g, { w, h, plank, front })
    const r = nummerStraal(lang ?? w)
    const [x, y] = lang === undefined ? [r + 8, h - front + 2] : [r + 2, r + 2]
    solid(g, {
      pad: ovaal([x, y, r, r]),
      kader: [x - r, y - r, 2 * r, 2 * r],
      kleur: PAPIER,
      lijn: 3,
    })
    g.font = `800 ${r * 1.35}px "Baloo 2 Variable", system-ui, sans-serif`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillStyle = INKT
    g.fillText(`${nr + 1}`, x, y + r * 0.1)
  })
}

function lampjes(g: G, [x, y, w]: readonly [number, number, number]): void {
  const n = Math.max(3, Math.floor(w / 26))
  for (let i = 0; i < n; i += 1) {
    const hier = x + ((i + 0.5) / n) * w
    fill(g, ovaal([hier, y, 3.4, 3.4]), '#fffbe0')
    streep(g, ovaal([hier, y, 3.4, 3.4]), { kleur: '#a8620a', dikte: 1.4 })
  }
}

/** Draws a desk whose animal sits behind it: a ledge seen from above, and a curved front of chrome. */
function drawBank(
  g: G,
  { w, h, plank, front }: { w: number; h: number; plank: number; front: number },
): void {
  const y = h - front
  const vorm = pad(
    `M4 ${y}H${w - 4}L${w - 9} ${h - 8}Q${w - 10} ${h} ${w - 20} ${h}H20Q10 ${h} 9 ${h - 8}Z`,
  )
  solid(g, {
    pad: vorm,
    kader: [0, y, w, front],
    kleur: CHROOM,
    donker: -0.3,
    binnen: () => {
      fill(g, doos([0, h - 13, w, 14], 0), '#a8500f')
      fill(g, doos([w * 0.06, y, w * 0.05, front], 0), 'rgba(255,255,255,.35)')
      fill(g, doos([w * 0.14, y, w * 0.02, front], 0), 'rgba(255,255,255,.25)')
    },
  })
  lampjes(g, [16, h - 7, w - 32])
  const blad = pad(
    `M${w * 0.05} ${y - plank * 0.5}H${w * 0.95}L${w} ${y + plank * 0.36}Q${w} ${y + plank * 0.55} ${w - 8} ${y + plank * 0.55}H8Q0 ${y + plank * 0.55} 0 ${y + plank * 0.36}Z`,
  )
  solid(g, {
    pad: blad,
    kader: [0, y - plank * 0.5, w, plank * 1.05],
    kleur: '#ffe489',
    donker: -0.16,
    binnen: () => fill(g, doos([0, y + plank * 0.36, w, plank * 0.3], 0), '#d98a14'),
  })
}

/** Draws a long desk with a lit niche at its left. */
function drawLang(g: G, { w, h, lang }: { w: number; h: number; lang: number }): void {
  solid(g, { pad: doos([0, 0, w, h], 16), kader: [0, 0, w, h], kleur: CHROOM, donker: -0.26 })
  const nis = doos([4, 4, lang - 6, h - 8], 12)
  fill(g, nis, verloop(g, [0, 0, 0, h], ['#8a3a80', '#3a1450']))
  g.save()
  g.clip(nis)
  fill(
    g,
    lijn([
      [lang / 2 - 6, 0],
      [lang / 2 + 6, 0],
      [lang * 0.95, h],
      [lang * 0.05, h],
    ]),
    'rgba(255,236,170,.4)',
  )
  g.restore()
  streep(g, nis, { dikte: 3 })
}

/** A few stones, baked for bursts. */
export const snipperPlaat = (schaal: number): Plaat =>
  bak({ w: 26, h: 22, schaal }, (g) => {
    g.translate(13, 11)
    g.scale(0.48, 0.48)
    drawSteen(g)
  })
