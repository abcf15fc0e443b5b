import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawDak, drawDeel, drawKantelen } from './paint-kasteel.ts'
import { drawDen } from './paint-wereld.ts'
import { paletVan } from './palet.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Where the snow begins in a picture of 190 × 170. */
const GROND = 122

/** Paints sky, firs and snow of a picture. */
export function drawWinter(g: G, trap: 1 | 2 | 3 = 1): void {
  const { lucht, sneeuw, dennen, bergen } = paletVan(trap)
  g.fillStyle = verloop(g, [0, 0, 0, GROND], lucht)
  g.fillRect(0, 0, 190, GROND)
  fill(
    g,
    pad(`M-10 ${GROND}L40 44L84 ${GROND}L120 62L170 ${GROND}L200 70V${GROND}Z`),
    bergen[1]?.[0] ?? '#8fb2e6',
  )
  for (const [x, s] of [
    [14, 0.42],
    [38, 0.34],
    [176, 0.4],
  ] as const)
    drawDen(g, [x, GROND + 4, s], [dennen[0] ?? '#2f5390', '#eaf4ff'])
  g.fillStyle = verloop(g, [0, GROND - 8, 0, 170], sneeuw)
  g.fill(pad(`M-4 ${GROND + 2}Q60 ${GROND - 10} 110 ${GROND}T194 ${GROND - 2}V174H-4Z`))
}

export function bij(g: G, [x, y, s]: readonly [number, number, number], teken: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  teken()
  g.restore()
}

/** Paints the hero, its feet at (0, 0). */
function drawPersoon(g: G, { soort, kleding }: AangekledeHeld): void {
  drawLijf(g, kleding)
  bij(g, [0, KOP_Y, 0.83], () => drawHeldKop(g, soort, kleding))
}

/** A pointing hand. */
export function drawVinger(g: G, [x, y]: Punt): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

/** The cannon with these blocks in its barrel, from (x, y) on. */
export function drawKanonnetje(g: G, [x, y]: Punt, letters: readonly string[]): void {
  const w = 34 + letters.length * 24
  solid(g, {
    pad: doos([x, y, w, 40], [20, 6, 6, 20]),
    kader: [x, y, w, 40],
    kleur: '#e07a44',
    lijn: 3.5,
  })
  solid(g, {
    pad: doos([x + w - 6, y - 5, 13, 50], 5),
    kader: [x + w - 6, y - 5, 13, 50],
    kleur: '#f0a25a',
    lijn: 3.5,
  })
  fill(g, doos([x + 18, y + 6, w - 28, 28], 6), '#173469')
  for (const [nr, letter] of letters.entries()) {
    const kader = [x + 21 + nr * 24, y + 8, 22, 24] as const
    solid(g, { pad: doos(kader, 5), kader, kleur: '#eef8ff', lijn: 2.5, donker: -0.08 })
    write(g, letter, [kader[0] + 11, kader[1] + 12, 18])
  }
  solid(g, {
    pad: ovaal([x + 22, y + 42, 14, 14]),
    kader: [x + 8, y + 28, 28, 28],
    kleur: '#9a5f38',
    lijn: 3.5,
  })
  fill(g, ovaal([x + 22, y + 42, 4, 4]), GOUD)
}

const IJS = '#9fdcf7'
/** A tower with these words from the ground up, its foot at (x, y). */
export function drawTorentje(
  g: G,
  [x, y]: Punt,
  { woorden, dak = null }: { readonly woorden: readonly string[]; readonly dak?: string | null },
): void {
  const [w, h] = [56, 32]
  for (const [laag, woord] of woorden.entries()) {
    const vak = { x, y: y - (laag + 1) * h, w, h }
    drawDeel(g, vak, {
      deel: { toren: 0, stukken: [woord], eerste: false, raak: false },
      laag,
      ijs: IJS,
    })
    write(g, woord, [x + w / 2, vak.y + h / 2 + 2, 16])
  }
  const top = { x, y: y - woorden.length * h, w, h }
  if (dak === null) drawKantelen(g, top, { hoog: 9, ijs: IJS })
  else drawDak(g, top, { hoog: 30, kleur: dak })
}

/** A place in dots, where something may be built. */
function drawPlek(g: G, [x, y]: Punt): void {
  g.setLineDash([5, 5])
  streep(g, doos([x, y, 56, 32], 5), { kleur: '#ffffff', dikte: 3 })
  g.setLineDash([])
}

/** How sneeuwkanon is played: listen, write, aim and fire. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      drawWinter(g)
      bij(g, [62, 152, 0.82], () => drawPersoon(g, held))
      // What is heard or seen is kept in mind: a thought, and no ear and no eye.
      const wolk = bollen([
        [118, 50, 26],
        [150, 40, 27],
        [160, 66, 22],
        [132, 70, 24],
      ])
      solid(g, { pad: wolk, kader: [90, 12, 96, 84], kleur: '#ffffff', lijn: 3.5, donker: -0.04 })
      for (const [x, y, r] of [
        [98, 88, 6],
        [88, 98, 4],
      ] as const)
        solid(g, {
          pad: ovaal([x, y, r, r]),
          kader: [x - r, y - r, 2 * r, 2 * r],
          kleur: '#ffffff',
          lijn: 3,
        })
      const vis = pad('M112 40q14-15 32-1l13-9v22l-13-9q-18 12-32-3z')
      solid(g, { pad: vis, kader: [112, 26, 46, 28], kleur: '#f2894a', lijn: 3 })
      fill(g, ovaal([122, 39, 2.4, 2.4]), INKT)
      write(g, 'vis', [138, 72, 25])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      drawWinter(g)
      drawKanonnetje(g, [26, 40], ['v', 'i', 's'])
      for (const [nr, letter] of ['r', 's', 't', 'u'].entries()) {
        const kader = [16 + nr * 42, 120, 34, 38] as const
        solid(g, {
          pad: doos(kader, 8),
          kader,
          kleur: letter === 's' ? '#ffe48a' : '#e6f4ff',
          lijn: 3.5,
        })
        write(g, letter, [kader[0] + 17, kader[1] + 19, 23])
      }
      drawVinger(g, [76, 138])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      drawWinter(g)
      drawTorentje(g, [128, 132], { woorden: ['boom', 'kat'] })
      drawPlek(g, [128, 30])
      drawTorentje(g, [66, 132], { woorden: ['vis'] })
      gloed(g, [156, 46, 34], '#e8fbff')
      solid(g, { pad: ovaal([34, 126, 27, 27]), kader: [7, 99, 54, 54], kleur: '#ff9a2e', lijn: 4 })
      solid(g, {
        pad: pad('M34 104q14 14 9 27q-3 9-9 9q-6 0-9-8q-3-10 4-15q0 5 4 7q2-10 1-20z'),
        kader: [24, 104, 22, 38],
        kleur: '#e2412e',
        lijn: 3,
      })
      streep(g, pad('M44 84Q80 6 140 26'), { kleur: INKT, dikte: 7 })
      streep(g, pad('M44 84Q80 6 140 26'), { kleur: '#ffffff', dikte: 3.5 })
      drawVinger(g, [46, 128])
      uitlegVink(g, 172, 20)
    },
  },
] as const satisfies readonly UitlegStap[]
