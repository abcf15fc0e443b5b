import { Doek } from '@letterhaven/game-kit/scherm/doek.tsx'
import type { Afmeting } from '@letterhaven/game-kit/scherm/spel-module'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawRivaalKop } from './paint-rivaal.ts'
import { RIVALEN } from './race.ts'

const MAAT = { w: 56, h: 58 } as const

/** A painter for each rival, the same function each time. */
const TEKENAARS = RIVALEN.map((_, wie) => (g: G, { w }: Afmeting): void => {
  g.translate(w / 2, 37)
  g.scale(w / 134, w / 134)
  drawRivaalKop(g, wie)
})

/** The head of a rival. Its name stands beside it. */
export const RivaalBeeld = ({ wie }: { readonly wie: number }) => {
  const teken = TEKENAARS[wie]
  return teken ? <Doek maat={MAAT} teken={teken} /> : null
}
