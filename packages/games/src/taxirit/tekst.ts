import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { fillGat } from './vul-gat.ts'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'
import { sayLift } from './lift.ts'
import { aanKust, proefVan, type State } from './rit.ts'

const tekst = makeZinTekst<GatOpgave>({
  naam: 'straten',
  een: 'straat',
  titels: ['Wat een chauffeur!', 'Goed gereden!', 'De taxi staat klaar!'],
  goed: (item) => fillGat(item, item.goed[0] ?? ''),
  fout: (item, gegeven) =>
    `${fillGat(item, gegeven)} Dat past niet in het verhaal. De taxi keert om.`,
  fx: {
    jaaa: 'De rit is klaar. Lees het hele verhaal.',
    raak: 'Toet! De molenaar kijkt op.',
    geheim: 'De molenaar komt naar buiten en danst!',
    leg: 'Die ligt op het dak!',
    samen: 'Ja, daar was het! Lees nu verder in het verhaal.',
    terug: 'Daar was het niet. De taxi keert om.',
  },
})

/** What is heard at the coast instead. */
const KUST: Readonly<Record<string, string>> = {
  raak: 'Toet! Een zeehond kijkt op.',
  geheim: 'De zeehond komt uit zee en danst!',
}

/** Reports who comes along; null where nobody does. */
const reportLift = ({ item, opgave }: State): string | null =>
  item && opgave?.lift ? sayLift(item, opgave.lift) : null

/** The texts of this game: the bar, the live region and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    const proef = proefVan(state)
    if (event.type === 'fx' && event.name === 'stuur' && proef !== null && state.item)
      return `De taxi rijdt over de rotonde. ${fillGat(state.item, proef)} Klopt dit?`
    if (event.type === 'fx' && event.name === 'open') return reportLift(state)
    if (event.type === 'fx' && aanKust(state) && KUST[event.name]) return KUST[event.name] ?? null
    return tekst.report(event, state)
  },
}
