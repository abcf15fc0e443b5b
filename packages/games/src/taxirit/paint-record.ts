import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, schaduw, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

/** The size of the sign, its foot on the lower edge. */
export const RECORD_BORD = { w: 92, h: 104 } as const

/** The wooden sign in the flower bed: a tulip, and how many rows were in bloom at most so far. */
export const recordBord = (rijen: number, maat: number, schaal: number): Plaat =>
  bak({ w: RECORD_BORD.w * maat, h: RECORD_BORD.h * maat, schaal }, (g) => {
    g.scale(maat, maat)
    schaduw(g, [46, 99, 26, 5])
    solid(g, { pad: doos([40, 50, 12, 50], 3), kader: [40, 50, 12, 50], kleur: '#a8703f' })
    const plank = doos([6, 8, 80, 50], 10)
    solid(g, { pad: plank, kader: [6, 8, 80, 50], kleur: '#f3cf8e' })
    streep(g, pad('M14 22H78M14 46H78'), { kleur: 'rgba(140,84,40,.28)', dikte: 2.5 })
    streep(g, pad('M27 34V50'), { kleur: '#3f9a45', dikte: 4 })
    const kelk = pad(
      'M16 18Q21 19 23 23Q25 16 27 15Q29 16 31 23Q33 19 38 18Q42 38 27 39Q12 38 16 18Z',
    )
    solid(g, { pad: kelk, kader: [14, 15, 26, 24], kleur: '#ff5d7a', lijn: 3 })
    fill(g, ovaal([24, 28, 2.5, 5]), 'rgba(255,255,255,.5)')
    g.fillStyle = INKT
    g.font = "800 34px 'Baloo 2 Variable', system-ui, sans-serif"
    g.textAlign = 'center'
    g.fillText(`${rijen}`, 61, 45)
  })
