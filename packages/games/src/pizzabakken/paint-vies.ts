import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bollen, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

/** A guest, and which of some faces it makes. */
export interface Gast {
  readonly vacht: string
  /** Where the eyes are from the mouth. */
  readonly ogen: Punt
  readonly schaal: number
  /** Which of the faces. */
  readonly keer: number
}

export type Gezicht = (g: G, gast: Pick<Gast, 'vacht' | 'ogen'>) => void

/** Paints something for each eye, over the eye that is there. */
export function perOog(
  g: G,
  { vacht, ogen: [opzij, hoog] }: Pick<Gast, 'vacht' | 'ogen'>,
  teken: (x: number, y: number, kant: number) => void,
): void {
  for (const kant of [-1, 1]) {
    fill(g, ovaal([opzij * kant, hoog, 10, 11]), vacht)
    teken(opzij * kant, hoog, kant)
  }
}

/** Paints the cheeks. */
export const wangen = (g: G, kleur: string): void => {
  for (const kant of [-1, 1]) fill(g, ovaal([34 * kant, -4, 11, 9]), kleur)
}

/** Eyes shut tight, green cheeks, and the tongue out. */
const tong: Gezicht = (g, vies) => {
  perOog(g, vies, (x, y, kant) => {
    const [van, tot] = [x + 8 * kant, x - 7 * kant]
    streep(g, pad(`M${van} ${y - 8}L${tot} ${y}L${van} ${y + 8}`), { kleur: INKT, dikte: 4.5 })
  })
  wangen(g, '#9ccf62')
  fill(g, ovaal([0, 4, 20, 9]), vies.vacht)
  streep(g, pad('M-19 5Q-12-4-6 3Q0 9 6 3Q12-4 19 5'), { kleur: INKT, dikte: 4.5 })
  const lap = pad('M-8 6Q-10 28 0 30Q10 28 8 6Z')
  solid(g, { pad: lap, kader: [-10, 6, 20, 24], kleur: '#f0708c', lijn: 3.5 })
  streep(g, pad('M0 10V22'), { kleur: '#b83d5c', dikte: 2.5 })
}

/** Far too hot: large eyes, a red mouth wide open, and smoke from both ears. */
const heet: Gezicht = (g, vies) => {
  perOog(g, vies, (x, y) => {
    solid(g, {
      pad: ovaal([x, y, 12, 13]),
      kader: [x - 12, y - 13, 24, 26],
      kleur: '#ffffff',
      lijn: 3.5,
    })
    fill(g, ovaal([x, y, 3.4, 3.8]), INKT)
  })
  wangen(g, '#ff6a4a')
  const mond = pad('M-17-4Q0-14 17-4Q20 26 0 28Q-20 26-17-4Z')
  solid(g, { pad: mond, kader: [-18, -8, 36, 36], kleur: '#8c2433', lijn: 4 })
  const vlam = pad('M0 2C10 10 12 20 0 26C-12 20-10 10 0 2Z')
  solid(g, { pad: vlam, kader: [-12, 2, 24, 24], kleur: '#ff9a3c', lijn: 2.5 })
  for (const kant of [-1, 1]) {
    const rook = bollen([
      [52 * kant, -44, 8],
      [60 * kant, -56, 9],
      [52 * kant, -66, 7],
    ])
    solid(g, {
      pad: rook,
      kader: [kant > 0 ? 40 : -70, -76, 30, 44],
      kleur: '#e9edf5',
      lijn: 3,
      donker: -0.06,
    })
  }
}

/** Dizzy: eyes that spin, and a mouth that waves. */
const duizelig: Gezicht = (g, vies) => {
  perOog(g, vies, (x, y, kant) => {
    fill(g, ovaal([x, y, 13, 13]), '#fffdf4')
    const spiraal = new Path2D()
    for (let i = 0; i <= 40; i += 1) {
      const [hoek, ver] = [(i / 40) * Math.PI * 5 * kant, (i / 40) * 12]
      const [px, py] = [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver]
      if (i === 0) spiraal.moveTo(px, py)
      else spiraal.lineTo(px, py)
    }
    streep(g, spiraal, { kleur: INKT, dikte: 3 })
  })
  wangen(g, '#c9a6e8')
  fill(g, ovaal([0, 5, 24, 11]), vies.vacht)
  streep(g, pad('M-24 6q6-10 12 0t12 0t12 0t12 0'), { kleur: INKT, dikte: 4.5 })
}

/** Cheeks full of what it will not swallow, and one eye half open. */
const bol: Gezicht = (g, vies) => {
  perOog(g, vies, (x, y, kant) => {
    if (kant < 0) return streep(g, pad(`M${x - 9} ${y}H${x + 9}`), { kleur: INKT, dikte: 5 })
    solid(g, {
      pad: ovaal([x, y, 11, 12]),
      kader: [x - 11, y - 12, 22, 24],
      kleur: '#ffffff',
      lijn: 3.5,
    })
    fill(g, ovaal([x - 3, y + 4, 4, 4.4]), INKT)
  })
  for (const kant of [-1, 1]) {
    const wang = ovaal([30 * kant, 4, 23, 21])
    solid(g, { pad: wang, kader: [kant > 0 ? 7 : -53, -17, 46, 42], kleur: vies.vacht, lijn: 3.5 })
    fill(g, ovaal([34 * kant, 4, 10, 8]), '#f7a6b4')
  }
  fill(g, ovaal([0, 6, 14, 10]), vies.vacht)
  streep(g, pad('M-8 6h16M-4 2v8M4 2v8'), { kleur: INKT, dikte: 4 })
}

const GEZICHTEN = [tong, heet, duizelig, bol] as const

/** Paints one of some faces, to be laid over that of a guest with its mouth in the middle. */
export const paintGezicht = (
  gezichten: readonly Gezicht[],
  { vacht, ogen, schaal, keer }: Gast,
): Plaat =>
  bak({ w: 160, h: 190, schaal }, (g) => {
    g.translate(80, 95)
    gezichten[keer % gezichten.length]?.(g, { vacht, ogen })
  })

/** The face of a guest who tastes something odd, over its own: another one each time. */
export const vies = (gast: Gast): Plaat => paintGezicht(GEZICHTEN, gast)
