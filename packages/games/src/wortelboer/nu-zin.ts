import type { Keus } from './delen.ts'
import { openBlad } from './akker.ts'
import { losStukVan } from './plan.ts'
import type { Opgave, State } from './stand.ts'
import { sayRood } from './zeg.ts'

/** Where the one thing is done that is next. */
export type Waar = 'trek' | 'wortel' | 'blad' | 'krat' | 'letter'

/** The one thing to do next, in a sentence for a child. It says how, and never what is right. */
export interface Wenk {
  readonly waar: Waar
  readonly zin: string
}

/** What is next with a leaf, as it lies at this stage. */
function bladWenk(opgave: Opgave): string {
  const { nat, water, hopen } = opgave
  if (nat && water === 0) return 'Moet er een blad achter? Tik eerst op de pomp.'
  if (nat) return 'Moet er een blad achter? Tik op een zaadje.'
  if (!hopen) return 'Moet er een blad achter? Tik erop.'
  if (openBlad(opgave) === null) return 'Moet er een blad achter? Zoek onder een molshoop.'
  return 'Is dit je blad? Tik erop.'
}

/** What is next with a part of the verb that stands in the sentence already. */
function losWenk({ item, opgave }: State): Wenk | null {
  const { werkwoord } = item ?? {}
  const los = werkwoord ? losStukVan(werkwoord, item?.word ?? '') : null
  if (los === null || !opgave || opgave.gewas.deel[0] > 0) return null
  const { letters, deel } = opgave.gewas
  const nu = letters.slice(deel[0], deel[1]).join('')
  if (nu === los) return { waar: 'krat', zin: `‘${los}’ staat al in de zin. Neem het andere.` }
  return nu.startsWith(los)
    ? { waar: 'wortel', zin: `‘${los}’ staat al in de zin. Knip het eraf.` }
    : null
}

/** Whether nothing was made of the verb yet: no letter is another one, nothing is off behind, and nothing was added. */
const isHeel = ({ gewas: { letters, deel, ge, uitgang }, stukken }: Opgave): boolean =>
  ge === null &&
  uitgang === null &&
  deel[1] === stukken.length &&
  letters.every((letter, nr) => letter === stukken[nr])

/** Returns what is next with a carrot that is out of the ground. */
function uitWenk(state: State, opgave: Opgave): Wenk {
  const { gewas, mis } = opgave
  if (mis.length > 0) return { waar: 'wortel', zin: sayRood(mis, gewas) }
  const los = losWenk(state)
  if (los) return los
  if (isHeel(opgave)) return { waar: 'wortel', zin: 'Moet er iets af? Tik op een schaar.' }
  if (!opgave.isKaal && gewas.uitgang === null && gewas.ge === null)
    return { waar: 'blad', zin: bladWenk(opgave) }
  return { waar: 'krat', zin: 'Lees de zin. Klopt hij? In de krat!' }
}

/** What is next in a tray. */
const bakWenk = (keus: NonNullable<Keus>): Wenk => ({
  waar: 'letter',
  zin: keus === 'ge' ? 'Waar komt ge? Kies.' : 'Kies een andere letter.',
})

/** Returns the one thing to do next; null while there is nothing to do. */
export function wenkVan(state: State, keus: Keus): Wenk | null {
  const { opgave, item, fase } = state
  if (fase !== 'spelen' || !opgave || opgave.isGetoond || !item?.werkwoord) return null
  if (!opgave.isUit)
    return { waar: 'trek', zin: `Trek ‘${item.werkwoord.infinitief}’ uit de grond.` }
  return keus === null ? uitWenk(state, opgave) : bakWenk(keus)
}
