import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { drawHeld } from '@letterhaven/game-kit/held/held-plaat'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { binnen, doos, fill, gloed, ovaal, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { drawMuur, UITLEG } from './paint-uitleg.ts'
import { MUREN } from './paint-huis.ts'
import { ding } from './paint-klein.ts'
import { drawLadder, drawStok, drawVlag, LADDER_BREED } from './paint-ladder.ts'
import { rijLamp, sloep, SLOEP } from './paint-nacht.ts'
import { donkereKamer, glans, kozijn, lichteKamer } from './paint-raam.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const SCHAAL = 2
const RAMEN: readonly (readonly [Vak, boolean])[] = [
  [{ x: 20, y: 68, w: 46, h: 34 }, true],
  [{ x: 20, y: 126, w: 46, h: 34 }, true],
  [{ x: 126, y: 68, w: 46, h: 34 }, true],
  [{ x: 126, y: 126, w: 46, h: 34 }, false],
]

function raam(g: G, [vak, isLicht]: readonly [Vak, boolean]): void {
  const { x, y, w, h } = vak
  const maat = { w, h, schaal: SCHAAL }
  kozijn(g, vak)
  g.drawImage((isLicht ? lichteKamer(maat, 1) : donkereKamer(maat)).canvas, x, y, w, h)
  g.drawImage(glans(maat).canvas, x, y, w, h)
}

function lucht(g: G): void {
  binnen(g, doos([0, 0, 190, 54], 0), () => {
    g.fillStyle = verloop(g, [0, 0, 0, 54], ['#4a4aa0', '#b069b0', '#ffb27d'])
    g.fillRect(0, 0, 190, 54)
    gloed(g, [160, 34, 60], '#ffd0a0')
    fill(g, ovaal([160, 34, 13, 13]), '#ffe0b0')
  })
}

/** A house in the evening, with a ladder, and its flag out. */
const ladder: UitlegStap['teken'] = (g, _maat, held) => {
  drawMuur(g, MUREN[4])
  lucht(g)
  fill(g, doos([-4, 48, 198, 12], 0), INKT)
  fill(g, doos([-4, 51, 198, 6], 0), '#fff6e4')
  for (const hier of RAMEN) raam(g, hier)
  g.save()
  g.translate(8, 2)
  g.scale(0.62, 0.62)
  drawStok(g)
  drawVlag(g)
  g.restore()
  g.save()
  g.translate(95 - LADDER_BREED * 0.3, 44)
  g.scale(0.6, 0.6)
  drawLadder(g, 240)
  g.restore()
  g.save()
  g.translate(95, 172)
  g.scale(0.56, 0.56)
  drawHeld(g, held.soort, {
    hand: [66, -96],
    tool: ding('wisser', SCHAAL),
    kleding: held.kleding,
  })
  g.restore()
}

/** Three windows with the same letters by night: two shine with their lantern, and the boat calls the third. */
const nacht: UitlegStap['teken'] = (g) => {
  drawMuur(g, MUREN[6])
  fill(g, doos([0, 0, 190, 170], 0), 'rgba(14,16,92,.5)')
  for (const [nr, x] of [14, 74, 134].entries()) {
    const vak = { x, y: 26, w: 44, h: 48 }
    raam(g, [vak, nr < 2])
    uitlegKaart(g, [x - 3, 34, 50, 22], {
      tekst: ['boom', 'roos', 'oor'][nr] ?? '',
      maat: 15,
      kleur: nr < 2 ? '#dcffd9' : CREME,
    })
    if (nr < 2) g.drawImage(rijLamp(0.62, SCHAAL).canvas, x + 22, 62, 40, 40)
  }
  g.fillStyle = verloop(g, [0, 104, 0, 170], ['#27609c', '#122f6c'])
  g.fillRect(0, 104, 190, 66)
  fill(g, doos([-4, 100, 198, 7], 0), INKT)
  g.drawImage(sloep(0.66, SCHAAL).canvas, 62, 86, SLOEP.w * 0.66, SLOEP.h * 0.66)
  uitlegKaart(g, [10, 118, 50, 38], { tekst: 'oo', maat: 26, kleur: GOUD })
}

const [, was] = UITLEG

/** The stages of glazenwasser: the plank on its ropes, the ladder in the evening, and rows of lights by night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Aan de touwen', zin: 'Je hangt voor elk raam dat je kiest.', teken: was.teken },
  {
    naam: 'De ladder',
    zin: 'Een huis in één keer af? De vlag gaat uit!',
    teken: ladder,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'Lichtjes in de nacht',
    zin: 'Ramen met dezelfde letters na elkaar? De band speelt!',
    teken: nacht,
    uitleg: { plaats: 0, zin: TRAP_ZINNEN[1] },
  },
]
