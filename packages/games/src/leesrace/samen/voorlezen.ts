import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import { PER_TEKEN } from '@letterhaven/game-kit/opgave/voorgelezen'
import type { GameInput, HostInput, Rules, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { isHostInput } from '@letterhaven/game-kit/regels/ronde'
import { rules as tekst, type Input } from '../rules.ts'
import { askRead } from '../lezen.ts'
import type { State } from '../stand.ts'
import { bladenVan, woordenOp, type Blad } from './bladen.ts'

/** How a round of texts is read, and how far the text is that is read to who listens. */
export interface Voorlezen {
  /** Chosen once a round; null before. */
  readonly wijze: 'alleen' | 'samen' | null
  /** Which text it is; null before the first. */
  readonly tekst: string | null
  /** Which page is read; after the last one the text is done. */
  readonly blad: number
  /** When the reading of that page began, in active ms of the round; null while it is shut. */
  readonly begin: number | null
  /** How long the pages before it took, in ms. */
  readonly ms: number
  /** The places of the words that went wrong, ascending. */
  readonly mis: readonly number[]
}

export type TekstStaat = State & { readonly voorlezen: Voorlezen }

/**
 * alleen, samen: how the texts of this round are read. start: who listens opens the text. fout: a word of it went wrong, or did not
 * after all. blad: the page was read.
 */
export type VoorleesInput = GameInput &
  (
    | { readonly type: 'alleen' | 'samen' | 'start' | 'blad' }
    | { readonly type: 'fout'; readonly nr: number }
  )

type Invoer = Input | VoorleesInput
type Stap = readonly [TekstStaat, readonly SpelEvent[]]

/** What is stored of it: a step before the questions, which counts nowhere but in how fluently texts are read. */
const VRAAG = 'oordeel:samen>markeer'
/** Nobody reads a word aloud in less, in ms: a page that is done sooner was not read. */
const PER_WOORD_MS = 250
const DICHT = { blad: 0, begin: null, ms: 0, mis: [] } as const

const tekstVan = ({ id, keten }: TekstOpgave): string => keten?.id ?? id

/** Returns what is asked now instead of the text itself: how it is read, or that it is read aloud; null where it is neither. */
export function deelVan({ fase, item, voorlezen }: TekstStaat): 'kies' | 'lees' | null {
  if (fase !== 'spelen' || !item) return null
  if (voorlezen.wijze === null) return 'kies'
  if (voorlezen.wijze === 'alleen' || voorlezen.tekst !== tekstVan(item)) return null
  return voorlezen.blad < bladenVan(item).length ? 'lees' : null
}

/** Returns the page that is read now. */
export const bladVan = ({ item, voorlezen }: TekstStaat): Blad | undefined =>
  item ? bladenVan(item)[voorlezen.blad] : undefined

/** Returns whether the page that is open was begun too short a while ago to have been read. */
export function isTeSnel(staat: TekstStaat): boolean {
  const { begin } = staat.voorlezen
  return begin !== null && staat.t - begin < woordenOp(bladVan(staat)) * PER_WOORD_MS
}

/** Says which words went wrong, as it is stored: a sign for each five words. */
function sayMis(mis: readonly number[]): string {
  if (mis.length === 0) return 'ja'
  const tekens = Array.from({ length: Math.floor((mis.at(-1) ?? 0) / PER_TEKEN) + 1 }, (_, nr) =>
    mis
      .filter((plek) => Math.floor(plek / PER_TEKEN) === nr)
      .reduce((som, plek) => som + 2 ** (plek % PER_TEKEN), 0)
      .toString(32),
  )
  return `nee:${tekens.join('')}`
}

/** Brings the question about a text that was read aloud: nobody reads it a second time for it. */
function openVraag(staat: TekstStaat): Stap {
  const { fase, item, opgave, voorlezen } = staat
  const isVoorgelezen = voorlezen.wijze === 'samen' && item && voorlezen.tekst === tekstVan(item)
  if (!isVoorgelezen || fase !== 'spelen' || !opgave || opgave.isVraag) return [staat, []]
  const nu = askRead(item, opgave)
  return [{ ...staat, opgave: nu }, [fx('loop', nu.gelezen - 1), fx('bel')]]
}

/** Lays a text ready to be read aloud, or the question about one that was. */
function layReady(staat: TekstStaat): Stap {
  const { item, voorlezen, fase } = staat
  if (fase !== 'spelen' || !item || voorlezen.wijze !== 'samen') return [staat, []]
  if (voorlezen.tekst !== tekstVan(item))
    return [{ ...staat, voorlezen: { ...voorlezen, ...DICHT, tekst: tekstVan(item) } }, []]
  return deelVan(staat) === null ? openVraag(staat) : [staat, []]
}

/** Ends a text that was read aloud: what was heard is stored, and its questions come. */
function finish(staat: TekstStaat, item: TekstOpgave): Stap {
  const { ms, mis } = staat.voorlezen
  const given = sayMis(mis)
  const correct = judge(item, VRAAG, given)?.correct === true
  const antwoord = { type: 'answer', itemId: item.id, vraag: VRAAG, hoe: 'samen' } as const
  const [na, events] = openVraag({ ...staat, vorigeT: staat.t })
  return [na, [{ ...antwoord, given, correct, ms, attempt: 1 }, fx('jaaa'), ...events]]
}

/** Turns the page once it was read, or ends the text. */
function turn(staat: TekstStaat): Stap {
  const { item, voorlezen, t } = staat
  const { begin, blad } = voorlezen
  if (!item || begin === null || isTeSnel(staat)) return [staat, []]
  const na: TekstStaat = {
    ...staat,
    voorlezen: { ...voorlezen, blad: blad + 1, begin: t, ms: voorlezen.ms + t - begin },
  }
  return deelVan(na) === null ? finish(na, item) : [na, [fx('loop', blad)]]
}

/** Takes a word for wrong, or for right after all. */
function tap(staat: TekstStaat, nr: number): Stap {
  const { mis, begin } = staat.voorlezen
  const staatOpBlad = (bladVan(staat) ?? []).some(
    ({ van, woorden }) => nr >= van && nr < van + woorden.length,
  )
  if (begin === null || !Number.isInteger(nr) || !staatOpBlad) return [staat, []]
  const na = mis.includes(nr) ? mis.filter((plek) => plek !== nr) : [...mis, nr]
  return [metVoorlezen(staat, { mis: na.toSorted((een, ander) => een - ander) }), [fx('zet', nr)]]
}

const metVoorlezen = (staat: TekstStaat, delen: Partial<Voorlezen>): TekstStaat => ({
  ...staat,
  voorlezen: { ...staat.voorlezen, ...delen },
})

/** Chooses how the texts of this round are read; who lights a text at once reads alone. */
function choose(staat: TekstStaat, { type }: Invoer): Stap {
  if (type === 'licht') return play(metVoorlezen(staat, { wijze: 'alleen' }), { type })
  if (type === 'alleen') return [metVoorlezen(staat, { wijze: 'alleen' }), [fx('open')]]
  return type === 'samen' ? layReady(metVoorlezen(staat, { wijze: 'samen' })) : [staat, []]
}

/** Handles what is sent while a text is read aloud. Who finds nobody to listen may still read alone. */
function readAloud(staat: TekstStaat, input: Invoer): Stap {
  const isDicht = staat.voorlezen.begin === null
  switch (input.type) {
    case 'alleen':
      return isDicht ? choose(staat, input) : [staat, []]
    case 'start':
      return isDicht ? [metVoorlezen(staat, { begin: staat.t }), [fx('open')]] : [staat, []]
    case 'fout':
      return tap(staat, input.nr)
    case 'blad':
      return turn(staat)
    default:
      return [staat, []]
  }
}

/** Plays the text itself, and lays ready what comes after it. */
function play(staat: TekstStaat, input: Input | HostInput): Stap {
  const [na, events] = tekst.step(staat, input)
  if (na === staat) return [staat, events]
  const [dan, meer] = layReady({ ...na, voorlezen: staat.voorlezen })
  return [dan, [...events, ...meer]]
}

const EIGEN: ReadonlySet<string> = new Set(['alleen', 'samen', 'start', 'fout', 'blad'])

/** Returns the next move towards the questions; null while the page is still being read. */
function verder(staat: TekstStaat): VoorleesInput | null {
  if (deelVan(staat) === 'kies') return { type: 'alleen' }
  if (staat.voorlezen.begin === null) return { type: 'start' }
  return isTeSnel(staat) ? null : { type: 'blad' }
}

function say(staat: TekstStaat): string {
  if (deelVan(staat) === 'kies') return 'Lees je de tekst alleen, of lees je voor aan iemand?'
  if (staat.voorlezen.begin === null) return 'Zoek iemand die luistert. Die tikt op Start.'
  const zinnen = (bladVan(staat) ?? []).map(({ woorden }) => woorden.join(' '))
  return `Lees hardop voor: ${zinnen.join(' ')} Wie luistert, tikt aan wat fout ging.`
}

/** One bot in so many reads to who listens. */
const EEN_OP_BOTS = 12
/** How often a bot without any skill taps nothing while it listens. */
const MEEST_GOED = 0.95

/** A bot that reads aloud gets as many words wrong as its skill lets it. */
function bot(staat: TekstStaat, skill: number, rnd: () => number): Invoer | null {
  if (deelVan(staat) === 'kies') return { type: rnd() * EEN_OP_BOTS < 1 ? 'samen' : 'alleen' }
  const zet = verder(staat)
  const [zin] = bladVan(staat) ?? []
  const isMis = zet === null && rnd() > MEEST_GOED + (1 - MEEST_GOED) * skill
  return isMis && zin ? { type: 'fout', nr: zin.van } : zet
}

/**
 * The rules of a round of texts: they are read alone, or each first to who listens, who taps which words went wrong. What is asked of
 * a text comes after it in both.
 */
export const voorlezen: Rules<TekstStaat, Invoer> = {
  ...(tekst as unknown as Rules<TekstStaat, Invoer>),
  init: (oefening) => ({
    ...tekst.init(oefening),
    voorlezen: { ...DICHT, wijze: null, tekst: null },
  }),
  step: (staat, input) => {
    if (isHostInput(input)) return play(staat, input)
    const deel = deelVan(staat)
    if (deel !== null) return deel === 'kies' ? choose(staat, input) : readAloud(staat, input)
    return EIGEN.has(input.type) ? [staat, []] : play(staat, input as Input)
  },
  bot: (staat, skill, rnd) =>
    deelVan(staat) === null ? tekst.bot(staat, skill, rnd) : bot(staat, skill, rnd),
  naar: (staat, vorm) =>
    deelVan(staat) === null ? (tekst.naar?.(staat, vorm) ?? null) : verder(staat),
  need: (staat) => (deelVan(staat) === null ? tekst.need(staat) : { zin: say(staat) }),
}
