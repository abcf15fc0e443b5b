import {
  DIEREN,
  DINGEN,
  findDoet,
  findEigen,
  isDier,
  isDing,
  isPlek,
  namenVan,
  TIJDEN,
  type Dier,
  type DingNaam,
  type Doet,
  type Eigen,
  type Plek,
  type Tijd,
} from './woorden.ts'

/** A piece of a line: words that belong together. */
export type Stuk =
  | { readonly soort: 'dier'; readonly dier: Dier; readonly bekend: boolean }
  | {
      readonly soort: 'ding'
      readonly ding: DingNaam
      readonly eigen: Eigen | null
      readonly bekend: boolean
      /** Said without an article, as only food is, and only of who eats it. */
      readonly kaal: boolean
    }
  | { readonly soort: 'aan' | 'naar' | 'over'; readonly wat: Naam }
  | { readonly soort: 'tijd'; readonly tijd: Tijd }
  | { readonly soort: 'plek'; readonly plek: Plek }
  | { readonly soort: 'doet'; readonly doet: Doet; readonly isToen: boolean }
  | { readonly soort: 'en' }
export type Naam = Extract<Stuk, { readonly soort: 'dier' | 'ding' }>

/** Why a line plays nothing, as a question a child can answer. */
export interface Klacht {
  readonly klacht: string
}
export const isKlacht = (iets: object): iets is Klacht => 'klacht' in iets
const klaag = (klacht: string): Klacht => ({ klacht })

type Gelezen<T> = { readonly stuk: T; readonly na: number } | Klacht

const LIDWOORDEN = ['de', 'het', 'een']
const VOORZETSELS = ['onder', 'op', 'in']
const RICHTINGEN = ['aan', 'naar', 'over'] as const

/** Says whether an article and the form before the noun belong to it. */
function readPassend(
  { lidwoord, noemt }: { readonly lidwoord: string; readonly noemt: string },
  hoort: 'de' | 'het',
  verbogen: boolean | undefined,
): Klacht | null {
  if (lidwoord !== 'een' && lidwoord !== hoort) return klaag(`Past ‘${lidwoord}’ bij ‘${noemt}’?`)
  if (verbogen === undefined) return null
  return verbogen === (lidwoord !== 'een' || hoort === 'de')
    ? null
    : klaag(`Kijk naar het woord voor ‘${noemt}’. Klopt het eind?`)
}

/** Reads what has no article: only food that is eaten so. */
function readKaal(woord: string): Naam | Klacht {
  if (isDing(woord) && DINGEN[woord].kaal)
    return { soort: 'ding', ding: woord, eigen: null, bekend: false, kaal: true }
  return klaag(`Welk woordje hoort voor ‘${woord}’?`)
}

/** What stands before a noun, and the noun. */
interface Woordgroep {
  readonly lidwoord: string
  readonly bij: ReturnType<typeof findEigen>
  readonly noemt: string
}

/** Reads a thing behind its article, with how it is. */
function readDing({ lidwoord, bij, noemt }: Woordgroep, ding: DingNaam): Naam | Klacht {
  const soort = DINGEN[ding]
  const mis = readPassend({ lidwoord, noemt }, soort.lidwoord, bij?.verbogen)
  if (mis) return mis
  const bekend = lidwoord !== 'een'
  if (!bekend && !soort.geteld) return klaag(`Past ‘een’ bij ‘${noemt}’?`)
  return { soort: 'ding', ding, eigen: bij?.eigen ?? null, bekend, kaal: false }
}

/** Reads an animal or a thing behind its article. */
function readGroep(groep: Woordgroep, voor: string): Naam | Klacht {
  const { lidwoord, bij, noemt } = groep
  if (isDing(noemt)) return readDing(groep, noemt)
  if (!isDier(noemt) || bij) return klaag(`Wat komt er na ‘${voor}’?`)
  const mis = readPassend({ lidwoord, noemt }, DIEREN[noemt].lidwoord, undefined)
  return mis ?? { soort: 'dier', dier: noemt, bekend: lidwoord !== 'een' }
}

/** Reads a name: 'de vos', 'een rode bal', 'kaas'. */
function readNaam(woorden: readonly string[], van: number): Gelezen<Naam> {
  const lidwoord = woorden[van] ?? ''
  const isKaal = !LIDWOORDEN.includes(lidwoord)
  const bij = isKaal ? undefined : findEigen(woorden[van + 1])
  const op = isKaal ? van : van + (bij ? 2 : 1)
  const noemt = woorden[op] ?? ''
  const stuk = isKaal ? readKaal(noemt) : readGroep({ lidwoord, bij, noemt }, woorden[op - 1] ?? '')
  return isKlacht(stuk) ? stuk : { stuk, na: op + 1 }
}

/** Reads a place: 'onder de boom'. */
function readPlek(woorden: readonly string[], van: number): Gelezen<Stuk> {
  const plek = woorden.slice(van, van + 3).join(' ')
  if (isPlek(plek)) return { stuk: { soort: 'plek', plek }, na: van + 3 }
  return klaag(`Waar is het? Kijk naar ‘${woorden[van] ?? ''}’.`)
}

/** Reads the piece that begins at a word. */
function readStuk(woorden: readonly string[], van: number): Gelezen<Stuk> {
  const woord = woorden[van] ?? ''
  const doet = findDoet(woord)
  if (doet) return { stuk: { soort: 'doet', ...doet }, na: van + 1 }
  if (woord === 'en') return { stuk: { soort: 'en' }, na: van + 1 }
  const tijd = namenVan(TIJDEN).find((naam) => TIJDEN[naam] === woord)
  if (tijd) return { stuk: { soort: 'tijd', tijd }, na: van + 1 }
  if (VOORZETSELS.includes(woord)) return readPlek(woorden, van)
  const richting = RICHTINGEN.find((naam) => naam === woord)
  if (!richting) return readNaam(woorden, van)
  if (woorden[van + 1] === undefined) return klaag(`Wat komt er na ‘${woord}’?`)
  const wat = readNaam(woorden, van + 1)
  return isKlacht(wat) ? wat : { stuk: { soort: richting, wat: wat.stuk }, na: wat.na }
}

/** Takes a line apart into its pieces; says what is missing where a word stands alone. */
export function readStukken(woorden: readonly string[]): readonly Stuk[] | Klacht {
  const uit: Stuk[] = []
  let op = 0
  while (op < woorden.length) {
    const gelezen = readStuk(woorden, op)
    if (isKlacht(gelezen)) return gelezen
    uit.push(gelezen.stuk)
    op = gelezen.na
  }
  return uit
}
