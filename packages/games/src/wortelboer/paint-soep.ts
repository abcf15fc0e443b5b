import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

/** The pot of soup at scale 1, on its fire; with a lid while there is nothing in it. */
export const POT = { w: 190, h: 150 } as const

export const potPlaat = (s: number, schaal: number, isVol: boolean): Plaat =>
  bak({ w: POT.w * s, h: POT.h * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(POT.w / 2, 0)
    if (isVol) gloed(g, [0, 130, 60], '#ff9f45')
    for (const [x, hoek] of [
      [-34, -0.3],
      [0, 0.1],
      [34, 0.3],
    ] as const) {
      g.save()
      g.translate(x, 140)
      g.rotate(hoek)
      solid(g, {
        pad: doos([-26, -7, 52, 14], 7),
        kader: [-26, -7, 52, 14],
        kleur: '#8a5a34',
        lijn: 3,
      })
      g.restore()
    }
    if (isVol)
      solid(g, {
        pad: pad(
          'M-28 138Q-34 120-20 112Q-18 122-10 116Q-6 104 4 100Q2 114 12 118Q18 112 20 108Q34 124 26 138Z',
        ),
        kader: [-34, 100, 68, 40],
        kleur: '#ffa22e',
        lijn: 3,
      })
    solid(g, {
      pad: pad('M-72 44Q-76 124-30 126H30Q76 124 72 44Z'),
      kader: [-76, 44, 152, 84],
      kleur: '#5d6b8f',
      glans: 0.25,
    })
    for (const kant of [-1, 1])
      streep(g, pad(`M${72 * kant} 62Q${92 * kant} 64 ${84 * kant} 82`), { dikte: 8 })
    solid(g, {
      pad: ovaal([0, 44, 74, 20]),
      kader: [-74, 24, 148, 40],
      kleur: isVol ? '#ff9a35' : '#46547a',
    })
    if (isVol) {
      for (const [x, y] of [
        [-38, 42],
        [-8, 50],
        [26, 40],
        [46, 48],
        [4, 36],
      ] as const)
        solid(g, {
          pad: ovaal([x, y, 10, 6]),
          kader: [x - 10, y - 6, 20, 12],
          kleur: '#ff7a1a',
          lijn: 2.5,
        })
      for (const [x, y] of [
        [-22, 36],
        [12, 52],
      ] as const)
        fill(g, ovaal([x, y, 6, 3], 0.5), '#6cc548')
    } else {
      solid(g, {
        pad: pad('M-76 44Q0 4 76 44Q0 62-76 44Z'),
        kader: [-76, 12, 152, 50],
        kleur: '#7584aa',
      })
      solid(g, { pad: ovaal([0, 18, 11, 8]), kader: [-11, 10, 22, 16], kleur: ROOD, lijn: 3 })
    }
  })

/** A guest at scale 1, from its feet to its ears. */
const GAST = { w: 76, h: 124 } as const
/** Where its head is, and how large beside one of 100 wide. */
const KOP = { y: -62, s: 0.5 } as const
/** What guests wear, one after the other. */
const KIELEN = [ROOD, GOUD, '#4f8fd6'] as const

/** A guest who stands beside the pot, with a spoon at the side where the soup is. */
export const gastPlaat = (
  dier: Dier,
  {
    s,
    schaal,
    kant,
    nr,
  }: { readonly s: number; readonly schaal: number; readonly kant: number; readonly nr: number },
): Plaat =>
  bak({ w: GAST.w * s, h: GAST.h * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(GAST.w / 2, GAST.h - 4)
    solid(g, {
      pad: pad('M-20 0C-23-26-15-46 0-46C15-46 23-26 20 0Z'),
      kader: [-23, -46, 46, 46],
      kleur: KIELEN[nr % KIELEN.length] ?? ROOD,
    })
    g.save()
    g.translate(0, KOP.y)
    g.scale(KOP.s, KOP.s)
    drawKop(g, dier)
    g.restore()
    g.scale(kant, 1)
    streep(g, pad('M20-16L29-54'), { dikte: 8 })
    streep(g, pad('M20-16L29-54'), { kleur: '#c98d4e', dikte: 4 })
    solid(g, { pad: ovaal([30, -60, 7, 9]), kader: [23, -69, 14, 18], kleur: '#e0a868', lijn: 3 })
    solid(g, { pad: ovaal([19, -17, 7, 7]), kader: [12, -24, 14, 14], kleur: '#ffd9b0', lijn: 3 })
  })
