import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import type { Keus } from './delen.ts'
import { openBlad } from './akker.ts'
import { isNu } from './keuzes.ts'
import { losStukVan } from './plan.ts'
import { isOpWortel, misNu, missersVan, oordeelVan, type Opgave, type State } from './stand.ts'
import { stamFoutVan } from './stam-fout.ts'
import { sayWaarom } from './waarom.ts'
import { isKorter, stamVan, type Naad } from './wortel.ts'
import { sayMis } from './zeg.ts'

/** Where the one thing is done that is next. */
export type Waar = 'trek' | 'wortel' | 'blad' | 'krat' | 'letter'

/** The one thing to do next, in a sentence for a child. It says how, and never what is right. */
export interface Wenk {
  readonly waar: Waar
  readonly zin: string
}

/** Asks what is grafted: of then and of what is done also whether something comes before it, as long as nothing does. */
function entVraag({ gewas: { ge } }: Opgave, werkwoord: Werkwoordvraag): string {
  if (ge !== null) return 'En wat komt erachter?'
  return isNu(werkwoord) ? 'Wat komt erachter?' : 'Komt er iets voor? En wat erachter?'
}

/** What is next with a leaf, as it lies at this stage. */
function bladWenk(opgave: Opgave, werkwoord: Werkwoordvraag): string {
  const { nat, water, hopen } = opgave
  const vraag = entVraag(opgave, werkwoord)
  if (nat && water === 0) return `${vraag} Tik eerst op de pomp.`
  if (nat) return `${vraag} Geef een zaadje water.`
  if (!hopen) return `${vraag} Tik op een blad.`
  return openBlad(opgave) === null
    ? `${vraag} Zoek onder een molshoop.`
    : isOpWortel(opgave, openBlad(opgave) ?? -1)
      ? 'Zoek verder, of ga door.'
      : 'Is dit je blad? Tik erop. Straks gaat de hoop dicht.'
}

/** What is next with a part of the verb that stands in the sentence already. */
function losWenk({ item }: State, { gewas }: Opgave): string | null {
  const los = item?.werkwoord ? losStukVan(item.werkwoord, item.word) : null
  if (los === null || gewas.deel[0] > 0) return null
  const { letters, deel } = gewas
  const nu = letters.slice(deel[0], deel[1]).join('')
  if (nu === los) return `‘${los}’ staat al in de zin. Tik op het andere stuk.`
  return nu.startsWith(los) ? `‘${los}’ staat al in de zin. Knip het eraf.` : null
}

/** Asks how a stem sounds: with ik where it is made of that form. */
function stamWenk({ stappen }: Werkwoordvraag, { gewas }: Opgave): string {
  const isIk = stappen.some(({ vraag }) => /^De (?:ik-vorm|stam|letter voor)/.test(vraag))
  const nu = isIk ? `ik ${stamVan(gewas)}` : stamVan(gewas)
  return `Schrijf je ‘${nu}’ zo? Of verander een letter.`
}

/** The parts in the order in which they are mended, by what is done now. */
const naadVan = (mis: readonly Naad[], { werk }: Opgave): Naad | undefined =>
  mis.find((naad) => (naad === 'stam') === (werk === 'knip' || werk === 'stam'))

/** Whether a carrot is longer than it was: what was cut too short is whole again. */
function isHersteld({ terug, gewas: { deel } }: Opgave): boolean {
  const was = terug.at(-1)?.deel ?? deel
  return was[1] - was[0] < deel[1] - deel[0]
}

/** Returns what is asked after a mistake: what decides about the part that is not right. */
function herstelWenk(state: State, opgave: Opgave): string | null {
  const { item } = state
  const naad = naadVan(opgave.mis, opgave)
  if (!item?.werkwoord || naad === undefined) return null
  const isTeKort = opgave.werk === 'knip' && isHersteld(opgave)
  return sayWaarom(item.werkwoord, naad, {
    missers: missersVan(state),
    vorm: item.word,
    fout: isTeKort ? 'kort' : stamFoutVan(opgave, item.word),
  })
}

/** Returns what is next with a carrot that is out of the ground. */
function uitWenk(state: State, opgave: Opgave, werkwoord: Werkwoordvraag): Wenk {
  const waarom = herstelWenk(state, opgave)
  if (opgave.werk === 'knip')
    return {
      waar: 'wortel',
      zin: waarom ?? losWenk(state, opgave) ?? 'Moet er iets af? Tik op een schaar.',
    }
  if (opgave.werk === 'stam') return { waar: 'wortel', zin: waarom ?? stamWenk(werkwoord, opgave) }
  if (opgave.werk === 'blad') return { waar: 'blad', zin: waarom ?? bladWenk(opgave, werkwoord) }
  return { waar: 'krat', zin: 'Lees de zin. Klopt hij? In de soep!' }
}

/** Returns what is read on the button below. It goes on and says nothing of what was made; only the soup is a verdict. */
export function sayVerder({ werk, gewas }: Pick<Opgave, 'werk' | 'gewas'>): string {
  if (werk === 'geef') return 'In de soep!'
  if (werk === 'knip' && !isKorter(gewas)) return 'Er gaat niets af'
  return werk === 'blad' && gewas.uitgang === null ? 'Niets erachter' : 'Verder'
}

/** What is next in a tray. */
const bakWenk = (keus: NonNullable<Keus>): Wenk => ({
  waar: 'letter',
  zin: keus === 'ge' ? 'Waar komt ge? Kies.' : 'Welke letter hoort hier?',
})

/** Returns what is to be pulled; at the first word of a round also how the leaves lie at this stage. */
function trekZin(
  { goed, fout }: State,
  { nat, hopen }: Opgave,
  { infinitief }: Werkwoordvraag,
): string {
  const zin = `Pak de wortel ‘${infinitief}’.`
  if (goed + fout > 0) return zin
  if (nat) return `Het is droog: een blad wil water. ${zin}`
  return hopen ? `De mol verstopte de bladeren! ${zin}` : zin
}

/** Returns the one thing to do next, or what is not right while that is looked at; null while there is nothing to say. */
export function wenkVan(state: State, keus: Keus): Wenk | null {
  const { opgave, item, fase } = state
  if (!opgave || opgave.isGetoond || !item?.werkwoord) return null
  if (oordeelVan(state) === 'fout')
    return { waar: 'wortel', zin: `Bijna! ${sayMis(misNu(state), opgave.gewas, item.werkwoord)}` }
  if (fase !== 'spelen') return null
  if (!opgave.isUit) return { waar: 'trek', zin: trekZin(state, opgave, item.werkwoord) }
  return keus === null ? uitWenk(state, opgave, item.werkwoord) : bakWenk(keus)
}
