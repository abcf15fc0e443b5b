import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { fill, pad, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { dierPlaat, schijnsel, vuurvliegje } from './paint-dieren.ts'
import { bel, pas, UITLEG } from './paint-uitleg.ts'
import { bladen, blad, vlaag, vlieger, WAAIER, waaierVoet, wolkenrand } from './paint-wind.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

/** A windy day: a bubble far off between the clouds, and a fan that blows it near. */
const wind: UitlegStap['teken'] = (g, maat) =>
  pas(g, maat, () => {
    g.fillStyle = verloop(g, [0, 0, 0, 130], ['#f0895a', '#ffd9a0'])
    g.fillRect(0, 0, 190, 170)
    const put = (plaat: Plaat, [x, y]: Punt, m = 1): void =>
      g.drawImage(plaat.canvas, x, y, plaat.w * m, plaat.h * m)
    wolkenrand(g, 190, [42, 0.7])
    fill(g, pad('M0 138Q60 122 120 134T190 130V170H0Z'), '#c9b23e')
    streep(g, pad('M0 138Q60 122 120 134T190 130'), { dikte: 3 })
    put(vlieger(SCHAAL), [10, 14], 0.5)
    put(blad(0, SCHAAL), [22, 104])
    put(blad(1, SCHAAL), [78, 16])
    bel(g, 's', [144, 36, 23])
    bel(g, 'vi', [108, 112, 27])
    g.save()
    g.translate(48, 160)
    g.scale(0.86, 0.86)
    waaierVoet(g)
    const wiek = bladen(SCHAAL)
    g.drawImage(wiek.canvas, -wiek.w / 2, -WAAIER.hoog - wiek.h / 2, wiek.w, wiek.h)
    g.restore()
    g.save()
    g.translate(98, 66)
    g.rotate(-0.5)
    put(vlaag(SCHAAL), [-30, -16], 0.62)
    g.restore()
  })

/** Dusk: the dark shape of an owl in a light, and the two bubbles of its word. */
const schemer: UitlegStap['teken'] = (g, maat) =>
  pas(g, maat, () => {
    g.fillStyle = verloop(g, [0, 0, 0, 130], ['#2a2a78', '#f6a58c'])
    g.fillRect(0, 0, 190, 170)
    fill(g, pad('M0 130Q60 114 120 126T190 122V170H0Z'), '#3f8a72')
    streep(g, pad('M0 130Q60 114 120 126T190 122'), { dikte: 3 })
    const put = (plaat: Plaat, [x, y]: Punt, m = 1): void =>
      g.drawImage(plaat.canvas, x, y, plaat.w * m, plaat.h * m)
    put(schijnsel(SCHAAL), [-18, 36])
    put(dierPlaat('uil', false, SCHAAL), [14, 62])
    bel(g, 'ui', [112, 52, 27])
    bel(g, 'l', [158, 52, 22])
    for (const [x, y] of [
      [60, 20],
      [130, 96],
      [164, 118],
    ] as const)
      put(vuurvliegje(SCHAAL), [x, y], 0.9)
  })

const [, plak] = UITLEG

/** The stages of bellenprikken: a still day in the park, a windy one, and dusk. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De vijver', zin: 'Plak de bellen aan elkaar.', teken: plak.teken },
  {
    naam: 'Het waait',
    zin: 'Blaas de bellen dichterbij die je nodig hebt.',
    teken: wind,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'In de schemering',
    zin: 'Er zweeft nog een woord. Wie schuilt daar?',
    teken: schemer,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
