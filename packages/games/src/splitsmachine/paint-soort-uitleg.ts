import { INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { bij, drawSteen } from './paint-klein.ts'
import { drawHendel } from './paint-machine.ts'
import { drawDeeg, drawMes, drawMolenaar, drawMolentje, drawVinger } from './paint-uitleg.ts'
import { BLOK } from './verborgen.ts'
import { SOORT_ZINNEN } from './zinnen.ts'

const { uitleg: ZINNEN, trappen: NIEUW } = SOORT_ZINNEN.spelling
const { stil: S, zingt: Z } = BLOK
/** How wide a ball is, and where a row of them lies. */
const CEL = 22
type Plaats = readonly [number, number, number?]

/** Dough on the belt with balls for sounds: its pieces from (x, y) on, with room between them. */
function drawBollen(g: G, stukken: readonly string[], [x, y, ruim = 0]: Plaats): void {
  drawDeeg(
    g,
    stukken.map((stuk) => ' '.repeat(stuk.length)),
    [x, y, ruim],
  )
  let links = x
  for (const stuk of stukken) {
    for (const [nr, bol] of [...stuk].entries()) {
      const [bx, by] = [links + nr * CEL + CEL / 2, y + 18]
      solid(g, {
        pad: ovaal([bx, by, 8.5, 8.5]),
        kader: [bx - 9, by - 9, 18, 18],
        kleur: bol === Z ? '#ffd75e' : '#f1c67e',
        lijn: 2.5,
      })
      if (bol === Z) fill(g, ovaal([bx, by + 2.5, 4, 3.5]), '#b3262f')
    }
    links += stuk.length * CEL + ruim
  }
}

/** A balloon with the sound of a word in it: waves, and no letters. */
function drawKlank(g: G): void {
  solid(g, {
    pad: pad('M88 26Q88 8 106 8H164Q182 8 182 26V38Q182 56 164 56H108L86 66L93 51Q88 47 88 40Z'),
    kader: [86, 8, 96, 58],
    kleur: PAPIER,
    lijn: 3.5,
    donker: -0.04,
  })
  for (const [nr, hoog] of [8, 15, 6, 12, 17, 7].entries())
    streep(g, pad(`M${105 + nr * 12} ${32 - hoog}v${2 * hoog}`), { kleur: ROOD, dikte: 5 })
}

/** The wheels in a row, one of them chosen. */
function drawWielen(g: G, gekozen: number): void {
  for (const [nr, tekst] of ['aa', 'a', 'k p t'].entries()) {
    const x = 34 + nr * 61
    if (nr === gekozen) gloed(g, [x, 44, 44], '#fff0a0')
    bij(g, [x, 44, 1], () => drawSteen(g, 27))
    uitlegKaart(g, [x - 25, 32, 50, 24], { tekst, maat: 17 })
  }
}

const hak: UitlegStap['teken'] = (g, _maat, held) => {
  drawMolentje(g)
  bij(g, [44, 122, 0.6], () => drawMolenaar(g, held))
  drawKlank(g)
  drawBollen(g, [S + Z + S + Z + S], [74, 86])
  bij(g, [118, 84, 1.1], () => drawMes(g))
}

const wielen: UitlegStap['teken'] = (g) => {
  drawMolentje(g)
  drawWielen(g, 1)
  drawBollen(g, [S + Z, S + Z + S], [12, 88, 14])
  bij(g, [166, 118, 0.62], () => {
    g.rotate(-0.3)
    drawHendel(g)
  })
  drawVinger(g, [98, 60])
}

/** The board of the miller with a word on its line. */
const bordje: UitlegStap['teken'] = (g) => {
  drawMolentje(g)
  drawBollen(g, [S + Z, `${S}${S}${Z}${S}`], [20, 14, 12])
  solid(g, { pad: doos([10, 62, 170, 40], 12), kader: [10, 62, 170, 40], kleur: PAPIER, lijn: 4 })
  for (const [nr, letter] of [...'bakker'].entries()) write(g, letter, [30 + nr * 20, 82, 25])
  streep(g, pad('M69 97h38'), { kleur: ROOD, dikte: 4 })
  uitlegVink(g, 160, 82)
  for (const [nr, tegel] of ['k', 'kk', 'a', 'aa'].entries()) {
    const kader = [12 + nr * 43, 118, 37, 36] as const
    solid(g, { pad: doos(kader, 9), kader, kleur: '#ffe6bd', lijn: 3.5 })
    write(g, tegel, [30 + nr * 43, 137, 21])
  }
  drawVinger(g, [76, 132])
}

const gelijk: UitlegStap['teken'] = (g) => {
  drawMolentje(g, ['#f0c088', '#c98549'], '#6f3f27')
  drawKlank(g)
  drawBollen(g, [S.repeat(6)], [30, 86])
  bij(g, [96, 84, 1.15], () => drawMes(g))
  solid(g, { pad: ovaal([44, 46, 22, 22]), kader: [22, 24, 44, 44], kleur: '#ffe08a', lijn: 3.5 })
  write(g, '?', [44, 47, 30])
}

const slang: UitlegStap['teken'] = (g) => {
  drawMolentje(g, ['#4a4f8e', '#6a5f9a'], '#3a2d55')
  gloed(g, [60, 96, 70], '#ffb95c')
  uitlegKaart(g, [12, 16, 74, 32], { tekst: 'appel', maat: 20, kleur: '#d98f43', hoek: 14 })
  drawBollen(g, [S.repeat(4), S.repeat(4)], [6, 86])
  bij(g, [94, 82, 1.15], () => drawMes(g))
  for (const nr of [0, 1, 2, 3])
    streep(g, pad(`M${17 + nr * 22} 132v12`), { kleur: '#ffe08a', dikte: 4 })
  streep(g, pad('M0 170H190'), { kleur: INKT, dikte: 2 })
}

/** How splitsmachine is played with words that are heard. */
export const SOORT_UITLEG = {
  spelling: [
    { zin: ZINNEN[0], teken: hak },
    { zin: ZINNEN[1], teken: wielen },
    { zin: ZINNEN[2], teken: bordje },
  ],
} as const satisfies Readonly<Record<'spelling', readonly UitlegStap[]>>

/** Its stages: blocks of which the vowels sing, blocks that are all alike, and at night a word that was written before. */
export const SOORT_TRAPPEN: { readonly spelling: readonly TrapKaart[] } = {
  spelling: [
    { naam: 'De molen', zin: 'Hak, kies een wiel en schrijf.', teken: hak },
    {
      naam: 'Stille blokken',
      zin: 'Hoor zelf waar de klinkers zijn.',
      teken: gelijk,
      uitleg: { plaats: 0, zin: NIEUW[0] },
    },
    {
      naam: 'Twee woorden',
      zin: 'Tel de klanken en hak het oude eraf.',
      teken: slang,
      uitleg: { plaats: 0, zin: NIEUW[1] },
    },
  ],
}
