import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, ovaal, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawDalletje, drawKop, drawPijl, drawRails, drawWagentje } from '../paint-uitleg.ts'
import { SOORT_ZINNEN } from '../zinnen.ts'

const { uitleg: ZINNEN } = SOORT_ZINNEN.tekens

/** A sign on its post, between two wagons. */
function drawBord(g: G, x: number, teken: string): void {
  solid(g, { pad: doos([x - 2, 70, 4, 30], 1), kader: [x - 2, 70, 4, 30], kleur: '#7b5a44' })
  solid(g, { pad: ovaal([x, 58, 13, 13]), kader: [x - 13, 45, 26, 26], kleur: '#fffbf0', lijn: 3 })
  write(g, teken, [x, 56, 24])
}

const ZIN = ['De', 'hond', 'rent', 'hij'] as const

/** The long train, whole or after it parted behind its third wagon. */
function drawLang(g: G, naastElkaar: number): void {
  for (const [nr, tekst] of ZIN.entries())
    drawWagentje(g, [44 + nr * 34 + (nr > 2 ? naastElkaar : 0), 74, 32, 32], [tekst, nr])
}

const plek: UitlegStap['teken'] = (g, _maat, held) => {
  drawDalletje(g)
  drawRails(g, 104)
  drawKop(g, [104, 0.36], held)
  drawLang(g, 0)
  drawPijl(g, 'M128 146V114M118 124l10-10l10 10')
}

const hang: UitlegStap['teken'] = (g, _maat, held) => {
  drawDalletje(g)
  drawRails(g, 104)
  drawKop(g, [104, 0.36], held)
  drawLang(g, 14)
  drawBord(g, 152, '.')
  solid(g, {
    pad: doos([56, 124, 78, 34], 10),
    kader: [56, 124, 78, 34],
    kleur: '#53648c',
    lijn: 3,
  })
  for (const [nr, teken] of ['.', '?'].entries()) {
    const x = 76 + nr * 38
    solid(g, {
      pad: ovaal([x, 141, 13, 13]),
      kader: [x - 13, 128, 26, 26],
      kleur: '#fffbf0',
      lijn: 3,
    })
    write(g, teken, [x, 140, 20])
  }
}

const vertrek: UitlegStap['teken'] = (g, _maat, held) => {
  drawDalletje(g)
  drawRails(g, 104)
  drawKop(g, [104, 0.36], held)
  for (const [nr, tekst] of ['De', 'hond', 'rent.'].entries())
    drawWagentje(g, [44 + nr * 42, 74, 40, 32], [tekst, nr])
  solid(g, {
    pad: doos([48, 124, 94, 34], 12),
    kader: [48, 124, 94, 34],
    kleur: '#5cc46a',
    lijn: 3,
  })
  write(g, 'Vertrek', [95, 141, 18])
  uitlegVink(g, 160, 141)
}

/** The trolley on which somebody rides along the train, by day or in the evening. */
const metKar =
  (lucht: readonly string[], isDicht: boolean): UitlegStap['teken'] =>
  (g, _maat, held) => {
    drawDalletje(g, lucht, isDicht ? '#dbe6fb' : '#fff6ea')
    drawRails(g, 104)
    drawKop(g, [104, 0.36], held)
    drawLang(g, 0)
    if (isDicht)
      for (const x of [46, 148])
        solid(g, {
          pad: doos([x, 78, 28, 20], 3),
          kader: [x, 78, 28, 20],
          kleur: '#7b5a44',
          lijn: 2,
        })
    solid(g, {
      pad: doos([92, 116, 46, 18], 5),
      kader: [92, 116, 46, 18],
      kleur: '#f0c23c',
      lijn: 3,
    })
    for (const x of [102, 128])
      solid(g, { pad: ovaal([x, 138, 6, 6]), kader: [x - 6, 132, 12, 12], kleur: '#3b4260' })
    drawPijl(g, 'M144 126H174M164 116l11 10l-11 10')
  }

const AVOND = ['#6a6fc4', '#ffdf9e'] as const
const NACHT = ['#16245e', '#9fb4ea'] as const
const [eerste, tweede, derde, rijd, luiken] = ZINNEN

/** How a text is marked: find the place, hang the sign, leave. */
export const TEKEN_UITLEG: readonly UitlegStap[] = [
  { zin: eerste, teken: plek },
  { zin: tweede, teken: hang },
  { zin: derde, teken: vertrek },
]

/** The stages of it: the whole train in sight, a trolley that reads along, and wagons that are shut. */
export const TEKEN_TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De lange trein', zin: 'Hang de tekens waar een zin uit is.', teken: hang },
  {
    naam: 'Het karretje',
    zin: 'Rijd mee en lees woord voor woord.',
    teken: metKar(AVOND, false),
    uitleg: { plaats: 0, zin: rijd },
  },
  {
    naam: 'De luiken',
    zin: 'De wagons zijn dicht, tot je er bent.',
    teken: metKar(NACHT, true),
    uitleg: { plaats: 0, zin: luiken },
  },
]
