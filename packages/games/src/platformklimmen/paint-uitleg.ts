import { drawHeldKop, drawLijf } from '@letterhaven/game-kit/held/held-plaat'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { pad, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawWimpel } from './paint-klein.ts'
import { drawZijde } from './paint-toren.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

const STEEN = '#f7dfb4'
const OP = '#ffe38a'
const PLANK = '#e2ad6c'

function morgen(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#6a55ab', '#e58aa8', '#ffd9a0'])
  g.fillRect(0, 0, 190, 170)
  drawToren(g)
}

/** Paints a part of the tower. */
export function drawToren(g: G): void {
  g.save()
  g.translate(14, -46)
  g.scale(0.36, 0.36)
  drawZijde(g, { w: 420, hoog: 560, k: 1, nr: 1 })
  g.restore()
}

/** Paints the hero with its feet at (x, y). */
export function drawHeld(
  g: G,
  [x, y, s]: readonly [number, number, number],
  { soort, kleding }: AangekledeHeld,
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  drawLijf(g, kleding)
  g.translate(0, -122)
  drawHeldKop(g, soort, kleding)
  g.restore()
}

/** Paints a stone with its word. */
export const drawSteen = (g: G, kader: Kader, tekst: string): void =>
  uitlegKaart(g, kader, { tekst, maat: 17, kleur: STEEN, lijn: 3 })

/** Paints the planks of the bridge; an empty text is an empty plank. */
export function drawBrug(g: G, y: number, woorden: readonly string[]): void {
  const breed = (woord: string): number => (woord === '' ? 22 : woord.length * 9.4 + 12)
  let x = 95 - (woorden.reduce((som, woord) => som + breed(woord) + 4, 0) - 4) / 2
  for (const woord of woorden) {
    const leeg = woord === ''
    uitlegKaart(g, [x, y, breed(woord), 26], {
      tekst: woord,
      maat: 15,
      kleur: leeg ? '#f3e6ee' : PLANK,
      lijn: 2.5,
      hoek: 5,
    })
    x += breed(woord) + 4
  }
}

/** An arc from one place to another, as a jump goes. */
function boog(g: G, weg: string): void {
  streep(g, pad(weg), { dikte: 9 })
  streep(g, pad(weg), { kleur: '#ffe14d', dikte: 4.5 })
}

/** How platformklimmen is played: read the stones, jump on them, climb over the bridge. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, soort) => {
      morgen(g)
      drawBrug(g, 10, ['', '', '', ''])
      drawSteen(g, [12, 52, 58, 32], 'is')
      drawSteen(g, [112, 46, 62, 32], 'nat.')
      drawSteen(g, [8, 104, 70, 32], 'hond')
      drawSteen(g, [128, 92, 52, 32], 'De')
      drawSteen(g, [122, 132, 60, 30], 'door')
      drawHeld(g, [96, 168, 0.4], soort)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, soort) => {
      morgen(g)
      drawBrug(g, 10, ['De', 'hond', '', ''])
      drawHeld(g, [132, 110, 0.38], soort)
      uitlegKaart(g, [100, 108, 64, 34], { tekst: 'is', maat: 17, kleur: OP, lijn: 3 })
      drawSteen(g, [12, 62, 62, 32], 'nat.')
      boog(g, 'M34 150Q60 84 94 104M82 92l13 12l-16 5')
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, soort) => {
      morgen(g)
      drawHeld(g, [60, 96, 0.42], soort)
      drawBrug(g, 88, ['De', 'hond', 'is', 'nat.'])
      boog(g, 'M112 70V28M100 42l12-14l12 14')
      for (const x of [20, 52, 132, 160]) {
        g.save()
        g.translate(x, 132)
        drawWimpel(g, 16, x < 60 ? 'goed' : 'later')
        g.restore()
      }
    },
  },
] as const satisfies readonly UitlegStap[]
