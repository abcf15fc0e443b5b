import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, BeurtSpel, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import { gokVan, ordesVan } from '@letterhaven/game-kit/opgave/kansen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { AlleInput, AlleRules, AlleStaat } from './alles.ts'
import { naStation, pushPloeg, VORM } from './ronde.ts'
import { layWerf } from './stapels.ts'
import { ladeWoord, ladeZin } from './stukken.ts'
import { tekenRules } from './tekens/regels.ts'
import {
  couple,
  ervoor,
  isHeel,
  MINST,
  metBlauw,
  openAt,
  raarIn,
  setAside,
  staatOpzij,
  tekstenVan,
  treinVan,
  uncouple,
  type Input,
  type Staat,
  type Werf,
} from './werf.ts'

type Iets = Item | ZinOpgave
type Treinbeurt<T extends Iets> = Beurt<Werf, T>

/** How long a train that left is looked at, in ms: its windows light up one after the other. `verteld`: so many times as long as a mistake. */
const KIJK = { begin: 1350, wagon: 220, verteld: 4 } as const
/** Guessing is as hard as the order of four. */
const KORTST = 4

/** Changes the yard, if that can be. */
const met = (opgave: Werf | null, event: SpelEvent): Zet<Werf> | null =>
  opgave && { opgave, events: [event] }

/** Couples a wagon. One behind another cannot be fetched, but by the shunter. */
function addWagon(opgave: Werf, wagon: number, metHulp: boolean): Zet<Werf> | null {
  if (!metHulp && ervoor(opgave, wagon) !== null) return { opgave, events: [fx('dicht', wagon)] }
  return met(couple(opgave, wagon), fx('leg', wagon))
}

/** Returns the odd wagon of a train, before which the next one goes in. */
const atRaar = (raar: number): Pick<Werf, 'raar' | 'gat'> =>
  raar < 0 ? { raar: null, gat: null } : { raar, gat: { plek: raar, aantal: 0 } }

/** Sends the train off, which gives it as far as it reads well. */
function sendOff({ opgave, staat }: Treinbeurt<Iets>): Zet<Werf> {
  const teksten = tekstenVan(opgave)
  if (teksten.length < MINST) return { opgave, events: [fx('bots')] }
  const events = [fx('rijd')]
  if (isHeel(opgave, teksten)) {
    const zonder = opgave.zonder + (staat.poging === 1 && !opgave.isLos ? 1 : 0)
    return { opgave: { ...opgave, zonder, raar: null }, gegeven: teksten.join('/'), events }
  }
  const raar = raarIn(opgave, teksten)
  const gegeven = (raar < 0 ? teksten : teksten.slice(0, raar + 1)).join('/')
  return { opgave: { ...opgave, ...atRaar(raar), mis: gegeven }, gegeven, events }
}

/** Takes a wagon out of the train, or opens the coupling at its place. */
const changeAt = (
  opgave: Werf,
  { type, plek }: Extract<Input, { type: 'los' | 'gat' }>,
): Zet<Werf> | null =>
  type === 'los'
    ? met(uncouple(opgave, plek), fx('terug', plek))
    : met(openAt(opgave, plek), fx('stuur'))

const markGezien = (opgave: Werf): Zet<Werf> | null =>
  opgave.gezien ? null : { opgave: { ...opgave, gezien: true } }

/** Goes on at the other end of the train, where there are two locos. */
const swapLoc = (opgave: Werf, isKan: boolean): Zet<Werf> | null =>
  isKan ? met({ ...opgave, duwt: !opgave.duwt, gat: null }, fx('flip')) : null

function handle<T extends Iets>(beurt: Treinbeurt<T>, input: Input): Zet<Werf> | null {
  const { opgave, staat } = beurt
  switch (input.type) {
    case 'koppel':
    case 'haal':
      return addWagon(opgave, input.wagon, input.type === 'haal')
    case 'opzij':
      return met(setAside(opgave, input.wagon), fx('zet', input.wagon))
    case 'los':
    case 'gat':
      return changeAt(opgave, input)
    case 'wissel':
      return swapLoc(opgave, metBlauw(staat))
    case 'sluit':
      return opgave.gat && { opgave: { ...opgave, gat: null } }
    case 'vertrek':
      return sendOff(beurt)
    case 'ploeg':
      return pushPloeg(opgave)
    case 'gezien':
      return markGezien(opgave)
    default:
      return null
  }
}

/** Returns the yard of a new train; what the round keeps comes along. */
function open(
  lading: Pick<Werf, 'wagons' | 'ordes'> | null,
  bij: OpeningBij & { readonly vorige: Werf | null },
): Werf | null {
  if (!lading) return null
  const { zonder = 0, ploeg = 0 } = bij.vorige ?? {}
  const leeg = { kop: [], staart: [], gat: null, duwt: false, raar: null, mis: null, isLos: false }
  return { ...lading, ...layWerf(lading, bij), ...leeg, zonder, ploeg, gezien: false }
}

/** Returns what can be given: each right order, and each wagon that does not fit at one of the places of the first. */
function vormen({ opgave }: Treinbeurt<Iets>): readonly string[] {
  const [orde = []] = opgave.ordes
  const mis = orde.flatMap((_, plek) => {
    const begin = orde.slice(0, plek)
    const over = [...opgave.wagons]
    for (const tekst of begin) over.splice(over.indexOf(tekst), 1)
    return [...new Set(over)]
      .filter((tekst) => raarIn(opgave, [...begin, tekst]) >= 0)
      .map((tekst) => [...begin, tekst].join('/'))
  })
  return [...opgave.ordes.map((een) => een.join('/')), ...mis]
}

/** Returns the wagons that spell a form; behind its last one stands any, where it would be too short for a train. */
function wagonsVoor({ wagons }: Werf, vorm: string): readonly number[] {
  const uit: number[] = []
  for (const tekst of vorm.split('/')) {
    const wagon = wagons.findIndex((hier, nr) => hier === tekst && !uit.includes(nr))
    if (wagon >= 0) uit.push(wagon)
  }
  const rest = [...wagons.keys()].filter((wagon) => !uit.includes(wagon))
  return uit.length < MINST ? [...uit, ...rest].slice(0, MINST) : uit
}

/** Returns the next move towards a train: with a wagon in the way set aside, or fetched by the shunter where that cannot be. */
function naar({ opgave }: Treinbeurt<Iets>, vorm: string): Input {
  const doel = wagonsVoor(opgave, vorm)
  const nu = treinVan(opgave)
  const anders = nu.findIndex((wagon, plek) => wagon !== doel[plek])
  if (anders >= 0) return { type: 'los', plek: anders }
  const wagon = doel[nu.length]
  if (wagon === undefined) return { type: 'vertrek' }
  if (opgave.staart.length > 0) return { type: 'los', plek: opgave.kop.length }
  if (opgave.gat) return { type: 'sluit' }
  if (opgave.duwt) return { type: 'wissel' }
  const voor = ervoor(opgave, wagon)
  if (voor === null) return { type: 'koppel', wagon }
  return setAside(opgave, voor) && !staatOpzij(opgave, voor)
    ? { type: 'opzij', wagon: voor }
    : { type: 'haal', wagon }
}

function zin({ opgave }: Treinbeurt<Iets>): string {
  const trein = tekstenVan(opgave).join(' ')
  const sporen = opgave.sporen.map((spoor, nr) => {
    const [voor, ...achter] = spoor.map((wagon) => opgave.wagons[wagon] ?? '')
    if (voor === undefined) return `spoor ${nr + 1}, leeg`
    return `spoor ${nr + 1}, ${voor}${achter.length > 0 ? `, daarachter ${achter.join(', ')}` : ''}`
  })
  return `${trein === '' ? 'De trein is nog leeg.' : `De trein tot nu toe: ${trein}.`} Op het emplacement: ${sporen.join('; ')}.`
}

/** Reads a train that is right aloud while it leaves. */
const readBack = ({ item }: Staat<Iets>): readonly SpelEvent[] => {
  if (!item) return []
  if (item.soort === 'woord') return [sayWoord(item, true)]
  const tekst = item.woorden.join(' ')
  return [{ type: 'say', what: 'zin', itemId: item.id, tekst, vanzelf: true }]
}

const naGoed = (nu: Staat<Iets>, vorige: Staat<Iets>): readonly SpelEvent[] => [
  ...readBack(nu),
  ...naStation(nu, vorige),
]

/** What a train of words and one of pieces have in common. */
const gedeeld = {
  vorm: VORM,
  handle,
  naGoed,
  gok: gokVan(1, ordesVan(KORTST)),
  vormen,
  naar,
  zin,
  mend: ({ opgave }: { readonly opgave: Werf }): Werf => ({ ...opgave, isLos: true }),
  goed: ({ opgave }: { readonly opgave: Werf }) => (opgave.ordes[0] ?? []).join('/'),
  kijken: { goed: 2000, fout: 1500 },
  kijkGoed: ({ opgave }: { readonly opgave: Werf }) =>
    KIJK.begin + KIJK.wagon * treinVan(opgave).length,
  record: ({ opgave, vorige }: { readonly opgave: Werf | null; readonly vorige: Werf | null }) =>
    (opgave ?? vorige)?.zonder ?? 0,
} satisfies Partial<BeurtSpel<Werf, Input, never>>

const zinnen = makeBeurtRules<Werf, Input, ZinOpgave>({
  ...gedeeld,
  speelt: 'zin',
  open: (item, bij) => {
    const opgave = open(ladeZin(item, bij.rnd), bij)
    return opgave && { opgave }
  },
  gevraagd: ({ staat }) => ({ vraag: staat.poging === 1 ? 'orden:zin' : 'orden:herstel' }),
})

const woorden = makeBeurtRules<Werf, Input>({
  ...gedeeld,
  open: (item, bij) => {
    const opgave = open(ladeWoord(item, bij.rnd), bij)
    return opgave && { opgave, events: [sayWoord(item, true)] }
  },
  gevraagd: ({ opgave }) => ({ vraag: 'orden:kg', hoe: opgave.gezien ? 'gezien' : 'gehoord' }),
})

/** Returns the rules of what is asked now. Each gets only states and inputs of its own. */
function rulesBij(
  staat: Pick<AlleStaat, 'soort' | 'item'>,
  input?: AlleInput | HostInput,
): AlleRules {
  if (staat.soort === 'plakken') return woorden as unknown as AlleRules
  const item = input?.type === 'opgave' && 'item' in input ? input.item : staat.item
  return (item?.soort === 'teken' ? tekenRules : zinnen) as unknown as AlleRules
}

/** The right train is told after the last mistake: that takes longer to read than the odd wagon takes to see. */
function lookLonger(na: AlleStaat, was: AlleStaat): AlleStaat {
  const isFout = na.fase === 'kijken' && was.fase === 'spelen' && na.oordelen.at(-1) === false
  const isVerteld = isFout && na.poging >= MEESTE_POGINGEN && na.hersteld === was.hersteld
  return isVerteld ? { ...na, wacht: na.wacht * KIJK.verteld } : na
}

/**
 * The rules of treinmachinist: couple the wagons in their order, of a sentence or of the pieces of a word, or hang signs between
 * the words of a text, and let the train leave.
 */
export const rules: AlleRules = {
  vorm: zinnen.vorm,
  init: (oefening) => rulesBij({ soort: oefening.kind, item: null }).init(oefening),
  step: (staat, input) => {
    const [na, events] = rulesBij(staat, input).step(staat, input)
    return [lookLonger(na, staat), events]
  },
  done: (staat) => rulesBij(staat).done(staat),
  bot: (staat, skill, rnd) => rulesBij(staat).bot(staat, skill, rnd),
  need: (staat) => rulesBij(staat).need(staat),
  beurt: (staat) => rulesBij(staat).beurt?.(staat) ?? null,
  naar: (staat, vorm) => rulesBij(staat).naar?.(staat, vorm) ?? null,
  gok: zinnen.gok,
  record: (staat) => rulesBij(staat).record?.(staat) ?? 0,
}
