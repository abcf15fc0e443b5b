import { Doek } from '@letterhaven/game-kit/scherm/doek.tsx'
import type { Afmeting } from '@letterhaven/game-kit/scherm/spel-module'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { TOPPINGS } from './paint-beleg.ts'

const MAAT = { w: 58, h: 58 } as const

const SCHILDERS = TOPPINGS.map((teken) => (g: G, { w, h }: Afmeting) => {
  g.translate(w / 2, h / 2)
  teken(g)
})

/** The topping of a bowl, under the finger that drags it. */
export function SleepTopping({ kom }: { readonly kom: number }) {
  const teken = SCHILDERS[kom % SCHILDERS.length]
  return teken ? <Doek maat={MAAT} teken={teken} /> : null
}
