import {
  kaalVan,
  LEESTEKENS_VAN,
  writeMet,
  tekenregelVoor,
  type Leesteken,
  type Tekenregel,
} from '../src/leestekens.ts'
import type { Bereik } from '../src/tekst-maat.ts'
import type { Woordgroep } from '../src/woorden.ts'
import {
  gepast,
  inTweeLanden,
  mits,
  woordenBekend,
  type Leesbronnen,
  type Leesregels,
} from './leesbaar.ts'

/** A text of marks with the groep in whose file it stands. */
export interface Geplaatst extends Tekenregel {
  readonly groep: Woordgroep
}

/** A gate returns everything that is wrong with one text; an empty list lets it through. */
type Poort = (regel: Geplaatst, bronnen: Leesbronnen) => string[]

/** How many words a text and how many letters a word may have in a groep, by our own judgement. */
const TEKEN_MATEN: Readonly<
  Record<Woordgroep, { readonly woorden: Bereik; readonly langste: number }>
> = {
  3: { woorden: [6, 15], langste: 8 },
  4: { woorden: [6, 18], langste: 11 },
  5: { woorden: [7, 18], langste: 13 },
  6: { woorden: [8, 18], langste: 13 },
  7: { woorden: [8, 20], langste: 15 },
  8: { woorden: [8, 22], langste: 16 },
}

/** The marks of which each text of a year has at least one: what the year is about. */
const LES: Partial<Record<Woordgroep, Leesteken>> = { 5: ',', 6: ':', 7: ',', 8: '‘' }

const tekstenVan = ({ tekst, ook = [] }: Tekenregel): string[] => [tekst, ...ook]

const inBeideLanden = (regel: Geplaatst): Leesregels => ({
  regels: tekstenVan(regel),
  vlaams: tekstenVan(tekenregelVoor(regel, 'be')),
  be: regel.be,
})

const perTekst = (
  regel: Geplaatst,
  bekijk: (tekst: string, namen: readonly string[]) => string[],
): string[] =>
  [...new Set([regel, tekenregelVoor(regel, 'be')])].flatMap((een) =>
    tekstenVan(een).flatMap((tekst) =>
      bekijk(tekst, een.namen ?? []).map((klacht) => `${klacht}: ${tekst}`),
    ),
  )

/** (p) As long as its groep reads, with no word too long for it. */
const pastBijGroep: Poort = (regel) => {
  const { woorden, langste } = TEKEN_MATEN[regel.groep]
  const [van, tot] = woorden
  return perTekst(regel, (tekst, namen) => {
    const kaal = kaalVan(tekst, namen)?.woorden ?? []
    return [
      ...mits(kaal.length >= van && kaal.length <= tot, `telt ${kaal.length} woorden`),
      ...kaal.filter((woord) => woord.length > langste).map((woord) => `te lang woord ${woord}`),
    ]
  })
}

/** (u) Taken apart and put together it is the same text: capitals stand where marks and names say, and marks in their order. */
const isHeelTeMaken: Poort = (regel) =>
  perTekst(regel, (tekst, namen) => {
    const kaal = kaalVan(tekst, namen)
    if (!kaal) return ['niet uit elkaar te halen']
    const los = kaal.woorden.filter((woord) => /\p{Lu}/u.test(woord) && !namen.includes(woord))
    return [
      ...mits(writeMet(kaal) === tekst, `wordt ${writeMet(kaal)}`),
      ...los.map((woord) => `hoofdletter van ${woord}`),
      ...namen.filter((naam) => !kaal.woorden.includes(naam)).map((naam) => `geen naam ${naam}`),
      ...mits(/[.?]’?$/u.test(tekst), 'geen einde'),
    ]
  })

/** (v) Its marks are those of its year, there is one between its words, and what the year is about is in the printed text. */
const tekensKloppen: Poort = (regel) =>
  perTekst(regel, (tekst, namen) => {
    const plekken = kaalVan(tekst, namen)?.plekken ?? []
    const tekens = plekken.join('')
    const les = LES[regel.groep]
    return [
      ...[...tekens]
        .filter((teken) => !LEESTEKENS_VAN[regel.groep].some((eigen) => eigen === teken))
        .map((teken) => `niet van dit jaar ${teken}`),
      ...mits(plekken.slice(1, -1).some(Boolean), 'geen teken tussen de woorden'),
      ...mits(les === undefined || regel.tekst.includes(les), `zonder ${les}`),
      ...mits(tekens.split('‘').length === tekens.split('’').length, 'een gesprek dat niet sluit'),
    ]
  })

/** (w) Every way to mark it has the same words. */
const zelfdeWoorden: Poort = (regel) => {
  const rij = (tekst: string) => (kaalVan(tekst, regel.namen)?.woorden ?? []).join(' ')
  const [gedrukt = '', ...ook] = tekstenVan(regel)
  return [
    ...ook
      .filter((tekst) => rij(tekst) !== rij(gedrukt))
      .map((tekst) => `andere woorden: ${tekst}`),
    ...mits(new Set([gedrukt, ...ook]).size === ook.length + 1, 'twee keer hetzelfde'),
  ]
}

const AANGESPROKEN = /^(?<opent>‘?)(?<wie>(?!Ja,|Nee,)\p{L}+), (?<eerste>\p{Ll})(?<rest>.*)$/u

/** (x) Who is addressed at the beginning may be asked as well whether they hear (Papa? Mag ik een koek?). */
const aangesprokenOokGevraagd: Poort = (regel) => {
  const { opent, wie, eerste, rest } = AANGESPROKEN.exec(regel.tekst)?.groups ?? {}
  if (wie === undefined || eerste === undefined) return []
  const gevraagd = `${opent}${wie}? ${eerste.toUpperCase()}${rest}`
  return mits(tekstenVan(regel).includes(gevraagd), `mist ook: ${gevraagd}`)
}

/** The gates of one text, by the letter and name that the README gives them. */
export const TEKENREGEL_POORTEN: Readonly<Record<string, Poort>> = {
  'a: woordenboek': (regel, bronnen) => woordenBekend(inBeideLanden(regel), bronnen),
  'i: gepast': (regel) => gepast(inBeideLanden(regel)),
  'n: in twee landen': (regel, bronnen) => inTweeLanden(inBeideLanden(regel), bronnen),
  'p: past bij groep': pastBijGroep,
  'u: heel te maken': isHeelTeMaken,
  'v: tekens': tekensKloppen,
  'w: dezelfde woorden': zelfdeWoorden,
  'x: aangesproken': aangesprokenOokGevraagd,
}
