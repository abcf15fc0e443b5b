import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { paintGezicht, perOog, wangen, type Gezicht } from './paint-vies.ts'

const HART = 'M0 9C-15-1-11-13-4-11Q0-10 0-6Q0-10 4-11C11-13 15-1 0 9Z'
const KAAS = '#ffd95e'
const WANG = '#ff9db5'

/** A mouth that laughs wide, with the tongue in it. */
function lach(g: G, vacht: string): void {
  fill(g, ovaal([0, 4, 20, 9]), vacht)
  const mond = pad('M-19-3Q0 5 19-3Q17 24 0 25Q-17 24-19-3Z')
  solid(g, { pad: mond, kader: [-19, -3, 38, 28], kleur: '#8c2433', lijn: 4 })
  fill(g, ovaal([0, 18, 10, 6]), '#ff8fa0')
}

/** In love with a pizza: hearts for eyes. */
const hart: Gezicht = (g, gast) => {
  perOog(g, gast, (x, y) => {
    g.save()
    g.translate(x, y + 1)
    g.scale(1.3, 1.3)
    solid(g, { pad: pad(HART), kader: [-13, -13, 26, 24], kleur: '#f2527d', lijn: 3 })
    g.restore()
  })
  wangen(g, WANG)
  lach(g, gast.vacht)
}

/** Stars for eyes, and a tongue that licks the cheese from its nose. */
const lik: Gezicht = (g, gast) => {
  perOog(g, gast, (x, y) => {
    const ster = pad(
      `M${x} ${y - 15}L${x + 4} ${y - 5}L${x + 15} ${y - 4}L${x + 7} ${y + 4}L${x + 10} ${y + 14}L${x} ${y + 8}L${x - 10} ${y + 14}L${x - 7} ${y + 4}L${x - 15} ${y - 4}L${x - 4} ${y - 5}Z`,
    )
    solid(g, { pad: ster, kader: [x - 15, y - 15, 30, 30], kleur: GOUD, lijn: 3 })
  })
  wangen(g, WANG)
  fill(g, ovaal([0, 5, 22, 9]), gast.vacht)
  streep(g, pad('M-20 0Q0 18 20 0'), { kleur: INKT, dikte: 4.5 })
  const tong = pad('M4 8Q30 12 27-10Q24-20 15-14Q16-2-2 2Z')
  solid(g, { pad: tong, kader: [-2, -18, 30, 28], kleur: '#f0708c', lijn: 3.5 })
}

/** Both cheeks full, and eyes that laugh. */
const vol: Gezicht = (g, gast) => {
  perOog(g, gast, (x, y) =>
    streep(g, pad(`M${x - 10} ${y + 4}Q${x} ${y - 12} ${x + 10} ${y + 4}`), {
      kleur: INKT,
      dikte: 4.5,
    }),
  )
  for (const kant of [-1, 1]) {
    const wang = ovaal([33 * kant, 3, 27, 24])
    solid(g, { pad: wang, kader: [kant > 0 ? 6 : -60, -21, 54, 48], kleur: gast.vacht, lijn: 3.5 })
    fill(g, ovaal([38 * kant, 2, 11, 9]), WANG)
  }
  fill(g, ovaal([0, 5, 15, 11]), gast.vacht)
  streep(g, pad('M-9 3Q0 11 9 3'), { kleur: INKT, dikte: 4.5 })
  solid(g, { pad: ovaal([14, 12, 5, 4]), kader: [9, 8, 10, 8], kleur: KAAS, lijn: 2.5 })
}

/** A moustache of cheese, and a wink. */
const snor: Gezicht = (g, gast) => {
  perOog(g, gast, (x, y, kant) => {
    if (kant > 0)
      return streep(g, pad(`M${x - 9} ${y + 3}Q${x} ${y - 9} ${x + 9} ${y + 3}`), {
        kleur: INKT,
        dikte: 4.5,
      })
    solid(g, {
      pad: ovaal([x, y, 12, 13]),
      kader: [x - 12, y - 13, 24, 26],
      kleur: '#ffffff',
      lijn: 3.5,
    })
    fill(g, ovaal([x + 2, y + 1, 6, 7]), INKT)
    fill(g, ovaal([x + 4, y - 2, 2.4, 2.6]), wit(1))
  })
  wangen(g, WANG)
  lach(g, gast.vacht)
  const baard = pad(
    'M0-8Q-14-16-28-6Q-42 4-46-8Q-48 12-34 14Q-34 30-28 30Q-22 30-23 12Q-10 14 0 2Q10 14 23 12Q22 24 27 24Q33 24 34 14Q48 12 46-8Q42 4 28-6Q14-16 0-8Z',
  )
  solid(g, { pad: baard, kader: [-48, -16, 96, 46], kleur: KAAS, lijn: 3.5, glans: 0.3 })
}

/** As cool as can be: dark glasses and a crooked grin. */
const bril: Gezicht = (g, gast) => {
  const [opzij, hoog] = gast.ogen
  perOog(g, gast, (x, y) => {
    const glas = pad(
      `M${x - 17} ${y - 11}H${x + 17}Q${x + 17} ${y + 14} ${x} ${y + 14}Q${x - 17} ${y + 14} ${x - 17} ${y - 11}Z`,
    )
    solid(g, { pad: glas, kader: [x - 17, y - 11, 34, 25], kleur: '#3b3566', lijn: 3.5 })
    streep(g, pad(`M${x - 9} ${y + 4}L${x - 1} ${y - 6}`), { kleur: wit(0.7), dikte: 4 })
  })
  streep(g, pad(`M${-opzij} ${hoog - 11}H${opzij}`), { kleur: INKT, dikte: 6 })
  wangen(g, WANG)
  fill(g, ovaal([0, 5, 22, 9]), gast.vacht)
  const grijns = pad('M-16 6Q8 12 21-5Q20 20 2 19Q-10 18-16 6Z')
  solid(g, { pad: grijns, kader: [-16, -5, 38, 25], kleur: '#ffffff', lijn: 4 })
}

/** So good that it must cry of joy, in two fountains. */
const traan: Gezicht = (g, gast) => {
  perOog(g, gast, (x, y, kant) => {
    streep(g, pad(`M${x - 10} ${y - 4}Q${x} ${y + 9} ${x + 10} ${y - 4}`), {
      kleur: INKT,
      dikte: 4.5,
    })
    const boog = `M${x + 6 * kant} ${y + 2}Q${x + 30 * kant} ${y - 26} ${x + 44 * kant} ${y + 18}`
    streep(g, pad(boog), { kleur: INKT, dikte: 10 })
    streep(g, pad(boog), { kleur: '#8fd8ff', dikte: 5.5 })
  })
  wangen(g, WANG)
  lach(g, gast.vacht)
}

const GEZICHTEN = [hart, vol, snor, lik, bril, traan] as const

/** The face of a guest who likes what it eats, over its own: another one for each guest. */
export const lekker = (gast: Parameters<typeof paintGezicht>[1]): Plaat =>
  paintGezicht(GEZICHTEN, gast)

/** What flies up from a guest in love. */
export const hartje = (schaal: number): Plaat =>
  bak({ w: 34, h: 32, schaal }, (g) => {
    g.translate(17, 17)
    solid(g, { pad: pad(HART), kader: [-13, -13, 26, 24], kleur: '#f2527d', lijn: 3, glans: 0.3 })
  })

/** A crumb of cheese or of crust. */
export const kruimel = (schaal: number): Plaat =>
  bak({ w: 16, h: 14, schaal }, (g) =>
    solid(g, { pad: pad('M3 4L12 3L13 10L5 11Z'), kader: [3, 3, 10, 8], kleur: KAAS, lijn: 2.5 }),
  )
