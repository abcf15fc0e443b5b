import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, lijn, pad, solid, streep, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write, uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { ding } from './paint-klein.ts'
import { KOPPEN_IN_TAXI, drawBehind, drawFront } from './paint-taxi.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2
const RIJEN = ['#ff5d7a', '#ffd23f', '#b56be0', '#ff8f4d'] as const

function landschap(g: G, bloeit: boolean): void {
  g.fillStyle = verloop(g, [0, 0, 0, 78], ['#5f9fe8', '#9fd0f5', '#ffefb8'])
  g.fillRect(0, 0, 190, 80)
  g.fillStyle = verloop(g, [0, 76, 0, 170], ['#b6de62', '#7cc54b', '#4fa243'])
  g.fillRect(0, 76, 190, 96)
  for (const [i, kleur] of RIJEN.entries()) {
    const [a, b] = [186 + i * 62, 228 + i * 62]
    const rij = lijn([
      [100 + i * 5, 76],
      [103 + i * 5, 76],
      [b, 170],
      [a, 170],
    ])
    fill(g, rij, bloeit ? kleur : '#69b04a')
  }
  fill(
    g,
    lijn([
      [90, 76],
      [100, 76],
      [186, 172],
      [4, 172],
    ]),
    INKT,
  )
  const weg = lijn([
    [91, 76],
    [99, 76],
    [180, 172],
    [10, 172],
  ])
  fill(g, weg, verloop(g, [0, 76, 0, 170], ['#b7a3c9', '#6d6199']))
}

function taxi(g: G, held: HeldSoort, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  const deel = (teken: (g: G) => void): void => {
    g.save()
    g.translate(-135, -246)
    teken(g)
    g.restore()
  }
  deel(drawBehind)
  for (const [dier, [kx, ky]] of [
    [held, KOPPEN_IN_TAXI.held],
    [held === 'koala' ? 'muis' : 'koala', KOPPEN_IN_TAXI.passagier],
  ] as const) {
    g.save()
    g.translate(kx, ky)
    g.scale(0.68, 0.68)
    drawKop(g, dier)
    g.restore()
  }
  deel(drawFront)
  g.restore()
}

function woord(g: G, kader: Kader, bij: { tekst: string; kleur: string }): void {
  uitlegKaart(g, kader, { ...bij, maat: kader[3] * 0.62, hoek: 8 })
}

interface Bord {
  readonly kleur: string
  readonly tekst: string
}

function bord(g: G, [x, y]: readonly [number, number], { kleur, tekst }: Bord): void {
  streep(g, pad(`M${x + 16} ${y - 10}V${y + 6}M${x + 54} ${y - 10}V${y + 6}`), { dikte: 6 })
  solid(g, { pad: doos([x, y, 70, 44], 8), kader: [x, y, 70, 44], kleur, lijn: 3.5 })
  woord(g, [x + 7, y + 9, 56, 25], { tekst, kleur: CREME })
}

/** How taxirit is played: read, steer, bloom. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      landschap(g, false)
      taxi(g, held.soort, [95, 168, 0.4])
      solid(g, {
        pad: pad(
          'M22 8H168Q178 8 178 18V40Q178 50 168 50H124L116 64L108 50H22Q12 50 12 40V18Q12 8 22 8Z',
        ),
        kader: [12, 8, 166, 56],
        kleur: CREME,
        donker: -0.05,
      })
      write(g, 'Ik wil slapen, rij', [95, 21, 17])
      write(g, 'naar …', [95, 41, 17])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      landschap(g, false)
      streep(g, pad('M6 14H184'), { dikte: 13 })
      streep(g, pad('M6 14H184'), { kleur: '#d9d5ea', dikte: 6 })
      bord(g, [18, 30], { kleur: '#36a852', tekst: 'het bed' })
      bord(g, [102, 30], { kleur: '#2f6fd6', tekst: 'de zee' })
      uitlegVink(g, 22, 32)
      taxi(g, held.soort, [66, 168, 0.33])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      landschap(g, true)
      taxi(g, held.soort, [72, 164, 0.38])
      const tulp = ding('tulp', SCHAAL).canvas
      for (const [x, y, m] of [
        [124, 92, 40],
        [152, 98, 44],
        [8, 108, 36],
      ] as const)
        g.drawImage(tulp, x, y, m, m * 1.88)
      const ster = sterPlaat(SCHAAL).canvas
      for (const [x, y, m] of [
        [6, 10, 40],
        [140, 6, 46],
        [92, 2, 30],
      ] as const)
        g.drawImage(ster, x, y, m, m)
    },
  },
]
