import { getal } from '@letterhaven/ui/tekst/getal'
import { CATEGORIEEN, woordenTotEnMet, WOORDGROEPEN } from '@letterhaven/taal'

const woorden = await woordenTotEnMet(WOORDGROEPEN.at(-1) ?? 0)
const gebruikt = new Set(woorden.flatMap(({ cat }) => cat))

/** What is finished, counted while the app is built: no number on a public page is typed. */
export const cijfers: Cijfers = {
  woorden: woorden.length,
  woordenGezegd: getal(woorden.length),
  zinnen: woorden.flatMap(({ zin = [] }) => zin).length,
  categorieen: Object.keys(CATEGORIEEN).filter((code) => gebruikt.has(code as never)).length,
  vanGroep: WOORDGROEPEN[0],
  totGroep: WOORDGROEPEN.at(-1) ?? WOORDGROEPEN[0],
}

interface Cijfers {
  readonly woorden: number
  readonly woordenGezegd: string
  readonly zinnen: number
  readonly categorieen: number
  readonly vanGroep: number
  readonly totGroep: number
}
