import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawLoper } from './paint-loper.ts'
import { bij, drawStadion, drawVinger } from './paint-uitleg.ts'
import { SOORT_ZINNEN } from './zinnen.ts'

const { uitleg: ZINNEN } = SOORT_ZINNEN.lezen

/** Somebody in the first row who listens: a rabbit with its ears up. */
function drawLuisteraar(g: G, [x, y]: Punt): void {
  const hemd: Kader = [x - 34, y + 22, 68, 50]
  solid(g, { pad: doos(hemd, [26, 26, 8, 8]), kader: hemd, kleur: '#6fb7f2' })
  bij(g, [x, y, 0.78], () => drawKop(g, 'konijn'))
  for (const [r, dikte] of [
    [46, 5],
    [58, 4],
  ] as const)
    streep(g, pad(`M${x - r} ${y - 16}q-8 16 0 32`), { kleur: '#fff6cf', dikte })
}

/** A word on its tile, and whether who listens tapped it. */
interface Tegel {
  readonly woord: string
  readonly isMis?: true
}

/** A tile with a word that is read. */
function drawTegel(g: G, [x, y]: Punt, { woord, isMis }: Tegel): void {
  const kader: Kader = [x, y, 78, 30]
  const kleur = isMis ? '#ffd3cc' : PAPIER
  solid(g, { pad: doos(kader, 9), kader, kleur, lijn: 3.4, donker: -0.04 })
  write(g, woord, [x + 39, y + 15, 17])
}

/** What is said aloud: a balloon whose tail points at who says it. */
function drawBallon(g: G, kader: Kader, woord: string): void {
  const [x, y, w, h] = kader
  solid(g, {
    pad: pad(`M${x + 22} ${y + h - 4}l-16 24 34-22z`),
    kader,
    kleur: '#ffffff',
    lijn: 3.4,
  })
  solid(g, { pad: doos(kader, 16), kader, kleur: '#ffffff', lijn: 3.4 })
  fill(g, doos([x + 18, y + h - 8, 22, 6], 0), '#ffffff')
  write(g, woord, [x + w / 2, y + h / 2, 20])
}

/** How words are read together: find who listens, read aloud, have tapped what went wrong. */
const LEZEN = [
  {
    zin: ZINNEN[0],
    teken: (g, _maat, held) => {
      drawStadion(g)
      bij(g, [52, 158, 0.86], () => drawLoper(g, held))
      drawLuisteraar(g, [138, 82])
    },
  },
  {
    zin: ZINNEN[1],
    teken: (g, _maat, held) => {
      drawStadion(g)
      bij(g, [48, 160, 0.8], () => drawLoper(g, held))
      drawBallon(g, [66, 18, 108, 40], 'maan')
      drawTegel(g, [100, 74], { woord: 'maan' })
      drawTegel(g, [100, 110], { woord: 'vis' })
    },
  },
  {
    zin: ZINNEN[2],
    teken: (g) => {
      drawStadion(g)
      drawTegel(g, [16, 22], { woord: 'maan' })
      drawTegel(g, [98, 22], { woord: 'vis', isMis: true })
      drawTegel(g, [16, 60], { woord: 'boek' })
      drawTegel(g, [98, 60], { woord: 'roos' })
      fill(g, ovaal([137, 37, 46, 24]), 'rgba(226,82,76,0.18)')
      drawVinger(g, [148, 44])
      uitlegVink(g, 32, 146)
    },
  },
] as const satisfies readonly UitlegStap[]

export const SOORT_UITLEG = { lezen: LEZEN }
