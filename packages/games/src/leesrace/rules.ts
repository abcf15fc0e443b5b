import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { readTot } from './read-tot.ts'
import { layReady, putSter, readOn, readRest, type Nu, type Stap } from './lezen.ts'
import { afloopVan, blufferVan, NIEMAND, note, settle, SPRINT } from './race.ts'
import {
  heeftRest,
  isDicht,
  isEersteKeus,
  isTekstUit,
  isTeZien,
  kanGeven,
  kanSprinten,
  oordeelVan,
  stukVan,
  type Opgave,
  type State,
} from './stand.ts'
import { sayRoepen } from './roep.ts'

export type Input = GameInput &
  (
    | { readonly type: 'regel' | 'stuk' | 'ster' | 'roep'; readonly nr: number }
    /** licht: goes on to the next stretch, or to the hurdle once enough was read. ren: one stride of a sprint. */
    | { readonly type: 'licht' | 'ren' | 'hoor' | 'mascotte' | GedeeldeZet }
  )

/** How long a mistake is shown in ms; a tap goes on. */
const KIJKEN_FOUT = 1800
/** What else is told stays until the pupil has read it. */
const TOT_VERDER_MS = 86_400_000
/** The chance of a guess: the first questions about a text come where less of it was read. */
const GOK = 0.13

/** Puts the flag on a sentence. It is no answer yet. */
function plant({ item, opgave }: Nu, nr: number): Stap {
  if (item.zinnen[nr] === undefined || !isTeZien(opgave, nr) || nr === opgave.vlag) return null
  return { opgave: { ...opgave, vlag: nr }, events: [fx('zet', nr)] }
}

/** Opens a stretch of the text that is shut; the runners go there. */
function openStuk({ opgave }: Nu, nr: number): Stap {
  const begin = opgave.stukken[nr]
  if (begin === undefined || begin >= opgave.gelezen || !isDicht(opgave)) return null
  if (opgave.open.includes(nr)) return null
  return { opgave: { ...opgave, open: [...opgave.open, nr] }, events: [fx('raam', nr)] }
}

/** Returns whether somebody can be said to bluff: one of those who call, or nobody where one alone does. */
const isKeus = ({ roepen }: Opgave, nr: number): boolean =>
  roepen.some(({ wie }) => wie === nr) || (nr === NIEMAND && roepen.length === 1)

/** Settles a call: who bluffed, where that leaves the rivals, and the start that a star which lay right gives to a sprint. */
function conclude(item: TekstOpgave, opgave: Opgave, calm: boolean): Opgave {
  const { roepen, geroepen, isLaat } = opgave
  const bluffer = blufferVan(roepen, item)
  const afloop = afloopVan(geroepen, bluffer)
  const isRaak = opgave.sterren.some((zin) => item.bewijs.includes(zin)) || isEersteKeus(opgave)
  const isTurbo = isRaak && opgave.geweest.length === 0
  return {
    ...opgave,
    isDraai: false,
    afloop,
    isTurbo,
    stand: settle(opgave.stand, roepen, { bluffer, afloop, isLaat }),
    passen: calm ? SPRINT.passen : isTurbo ? SPRINT.perPlaats : 0,
    boek: note(opgave.boek, bluffer, afloop === 'betrapt' && !isLaat),
  }
}

/** What is seen of the end of a call. */
const AFLOOP_FX = {
  betrapt: 'bots',
  samen: 'samen',
  ontglipt: 'vlieg',
  onterecht: 'vlieg',
} as const

/** Returns what happens when a call was settled. */
const eventsNa = ({ afloop, isTurbo, roepen }: Opgave, bluffer: number): readonly SpelEvent[] => [
  ...(afloop === null
    ? []
    : [fx(AFLOOP_FX[afloop], bluffer < 0 ? (roepen[0]?.wie ?? 0) : bluffer)]),
  ...(isTurbo ? [fx('raak')] : []),
]

/** Gives the sentence with the flag. It alone is judged; a call against which it speaks can be turned. */
function give({ item, opgave, staat }: Nu): Stap {
  const { vlag, geroepen, vlaggen, geplant } = opgave
  if (vlag === null || geroepen === null || !kanGeven(opgave)) return { events: [fx('dicht')] }
  const gegeven = `${vlag}`
  if (!item.bewijs.includes(vlag)) return { gegeven }
  const staand = {
    ...opgave,
    geplant: geplant + 1,
    vlaggen: [...vlaggen, { zin: vlag, isEerste: staat.poging === 1 }],
    isOver: true,
  }
  const bluffer = blufferVan(opgave.roepen, item)
  if (geroepen !== bluffer)
    return { opgave: { ...staand, isDraai: true }, gegeven, events: [fx('spring', vlag)] }
  const na = conclude(item, staand, staat.opties.calm)
  return { opgave: na, gegeven, events: [fx('spring', vlag), ...eventsNa(na, bluffer)] }
}

/** Says who bluffs. With a flag that stands that gives the answer; before, it can be taken back. */
function call(beurt: Nu, nr: number): Stap {
  const { opgave } = beurt
  if (!isKeus(opgave, nr)) return null
  const geroepen = { ...opgave, geroepen: nr }
  if (kanGeven(opgave)) return give({ ...beurt, opgave: geroepen })
  return nr === opgave.geroepen ? null : { opgave: geroepen, events: [fx('stuur')] }
}

function answer(beurt: Nu, input: Input): Stap {
  switch (input.type) {
    case 'regel':
      return plant(beurt, input.nr)
    case 'stuk':
      return openStuk(beurt, input.nr)
    case 'roep':
      return call(beurt, input.nr)
    default:
      return null
  }
}

/** Returns the question with what is called, as it is said. */
export const sayVraag = (item: TekstOpgave, { roepen }: Pick<Opgave, 'roepen'>): string =>
  `${item.vraag ?? ''} ${sayRoepen(item, roepen)}`

const hear = (item: TekstOpgave, opgave: Opgave): readonly SpelEvent[] => [
  { type: 'say', what: 'zin', itemId: item.id, tekst: sayVraag(item, opgave) },
]

function handle(beurt: Nu, input: Input): Stap {
  const { item, opgave } = beurt
  if (input.type === 'hoor') return opgave.isVraag ? { events: hear(item, opgave) } : null
  if (input.type === 'mascotte')
    return {
      opgave: { ...opgave, isGevonden: true },
      events: [fx('flip'), ...(opgave.isGevonden ? [] : [fx('geheim')])],
    }
  if (opgave.isVraag) return answer(beurt, input)
  if (input.type === 'ster') return putSter(beurt, input.nr)
  return input.type === 'licht' ? readOn(beurt) : null
}

/** Reads, with the star on a sentence of each stretch, and calls what is true. */
function naar({ item, opgave }: Nu, vorm: string): Input | null {
  const zin = Number(vorm)
  const { nu, gelezen, ster, isVraag, vlag } = opgave
  if (!isVraag)
    return ster === null
      ? { type: 'ster', nr: zin >= nu && zin < gelezen ? zin : nu }
      : { type: 'licht' }
  if (!(zin in item.zinnen) || zin >= gelezen || opgave.geweest.includes(zin)) return null
  if (!isTeZien(opgave, zin)) return { type: 'stuk', nr: stukVan(opgave.stukken, zin) }
  if (vlag !== zin) return { type: 'regel', nr: zin }
  return { type: 'roep', nr: blufferVan(opgave.roepen, item) }
}

/** Says where star or flag stands, and what can be done, for who cannot see it. */
function sayStand({ item, opgave }: Nu): string {
  const { vlag, ster } = opgave
  if (!opgave.isVraag) {
    const waar = ster === null ? 'Je ster ligt nog nergens.' : `Je ster ligt op zin ${ster + 1}.`
    return `Lees dit stuk. Je las ${opgave.gelezen} van de ${item.zinnen.length} zinnen. ${waar}`
  }
  const waar = vlag === null ? 'Je vlag staat nog nergens.' : `Je vlag staat op zin ${vlag + 1}.`
  return `${sayVraag(item, opgave)} Klopt dat, of is het bluf? Zet je vlag op het bewijs. ${waar}`
}

/** Returns after how many flags the whole stadium stands up. */
export const golvenVan = (aantal: number): ReadonlySet<number> =>
  new Set([Math.ceil(aantal / 3), Math.ceil((2 * aantal) / 3), aantal])

const beurten = makeBeurtRules<Opgave, Input, TekstOpgave>({
  speelt: 'tekst',
  vorm: 3,
  open: layReady,
  handle,
  // Who guesses points at one of the sentences that were read.
  gevraagd: ({ opgave }) => ({ vraag: `markeer:bewijs/${opgave.gelezen}`, hoe: 'gezien' }),
  // The flag hangs where it was given; the pupil takes it from there. Who is helped to a stretch finds it open.
  mend: ({ opgave }, given) => ({
    ...opgave,
    geweest: [...opgave.geweest, Number(given)],
  }),
  naGoed: ({ opgave, aantal }) => (golvenVan(aantal).has(opgave?.geplant ?? 0) ? [fx('jaaa')] : []),
  record: ({ gelukt }) => gelukt.length,
  gok: GOK,
  goed: ({ item }) => `${item.bewijs[0] ?? 0}`,
  vormen: ({ item, opgave }) =>
    item.zinnen
      .slice(0, Math.max(opgave.gelezen, readTot(item)))
      .flatMap((_, nr) => (opgave.geweest.includes(nr) ? [] : [`${nr}`])),
  naar,
  zin: sayStand,
  kijken: { goed: TOT_VERDER_MS, fout: KIJKEN_FOUT },
  // Who has read why, and ran, goes on.
  kijkGoed: () => TOT_VERDER_MS,
})

/** Whether the last mistake was made, after which is told where the proof stands. */
export const isVerteld = (staat: State): boolean =>
  oordeelVan(staat) === 'mis' && staat.poging >= MEESTE_POGINGEN

/** Whether the lap of a text is over: its last flag stands, or was told. */
export const isRondjeKlaar = (staat: State): boolean =>
  isTekstUit(staat, oordeelVan(staat) === 'goed' || isVerteld(staat))

/** Opens the stretch in which the proof stands that is told. */
const openProof = (opgave: Opgave, zin: number): Opgave => ({
  ...opgave,
  open: [...new Set([...opgave.open, stukVan(opgave.stukken, zin)])],
})

/** Shows where the proof stands to who leaves a mistake as it is; null where there is none. */
function leave(staat: State): State | null {
  const { fase, item, opgave, poging } = staat
  const laatste = opgave?.geweest.at(-1)
  if (fase !== 'spelen' || poging === 1 || !item || !opgave || laatste === undefined) return null
  return {
    ...staat,
    fase: 'kijken',
    wacht: TOT_VERDER_MS,
    poging: MEESTE_POGINGEN,
    gegeven: `${laatste}`,
    opgave: { ...openProof(opgave, item.bewijs[0] ?? 0), vlag: laatste },
  }
}

/** Keeps there for as long as it is read what tells where the proof stands. */
const stay = (staat: State): State =>
  staat.item && staat.opgave && isVerteld(staat)
    ? {
        ...staat,
        wacht: TOT_VERDER_MS,
        opgave: openProof(staat.opgave, staat.item.bewijs[0] ?? 0),
      }
    : staat

type Uitkomst = readonly [State, readonly SpelEvent[]]

/** Reads the rest of a text whose lap is over, and so reaches the finish; null at any other moment. */
function finish(staat: State): Uitkomst | null {
  const { item, opgave } = staat
  if (!item || !opgave || opgave.isDraai || opgave.isPodium) return null
  if (!isRondjeKlaar(staat) || !heeftRest(staat)) return null
  const uit = readRest(item, opgave)
  return [{ ...staat, opgave: uit }, [fx('loop', uit.gelezen - 1)]]
}

/** Settles a call against which the own sentence speaks: turned, or left as it was. */
function turn(staat: State, nr: number): Uitkomst | null {
  const { item, opgave } = staat
  if (!item || !opgave?.isDraai || !isKeus(opgave, nr)) return null
  const na = conclude(item, { ...opgave, geroepen: nr, isLaat: true }, staat.opties.calm)
  return [{ ...staat, opgave: na }, eventsNa(na, blufferVan(na.roepen, item))]
}

/** Makes one stride of a sprint. */
function stride(staat: State): Uitkomst | null {
  const { opgave } = staat
  if (!opgave || !kanSprinten(staat)) return null
  const passen = opgave.passen + 1
  return [{ ...staat, opgave: { ...opgave, passen } }, [fx('stamp', passen)]]
}

/** Lets the time of a sprint pass that was begun by hand. */
function runOut(staat: State, ms: number): State {
  const { opgave } = staat
  if (!opgave || !kanSprinten(staat) || !(ms > 0)) return staat
  const begin = opgave.isTurbo ? SPRINT.perPlaats : 0
  if (opgave.passen <= begin) return staat
  return { ...staat, opgave: { ...opgave, sprintMs: Math.max(0, opgave.sprintMs - ms) } }
}

/** Shows the podium once the last question was done; null at any other moment. */
function honour(staat: State): Uitkomst | null {
  const { opgave, goed, fout, aantal } = staat
  const isUit = goed + fout >= aantal && (oordeelVan(staat) === 'goed' || isVerteld(staat))
  if (!opgave || !isUit || opgave.isPodium) return null
  return [{ ...staat, opgave: { ...opgave, isPodium: true } }, [fx('klim')]]
}

/** Returns what follows on what is done while a flag that stands is shown; null where that is what always does. */
function watch(staat: State, input: Input | HostInput): Uitkomst | null {
  switch (input.type) {
    case 'licht':
      return finish(staat)
    case 'ren':
      return stride(staat)
    case 'roep':
      return turn(staat, input.nr)
    case 'verder':
      return turn(staat, staat.opgave?.geroepen ?? NIEMAND) ?? honour(staat)
    default:
      return null
  }
}

/** The rules of leesrace: read a text, catch who bluffs about it, and plant a flag on the sentence that proves it. */
export const rules: typeof beurten = {
  ...beurten,
  step: (staat, input) => {
    if (input.type === 'overslaan') return [leave(staat) ?? staat, []]
    const uit = watch(staat, input)
    if (uit) return uit
    const nu = input.type === 'tick' ? runOut(staat, input.ms) : staat
    const [na, events] = beurten.step(nu, input)
    return [nu.fase === 'spelen' && na.fase === 'kijken' ? stay(na) : na, events]
  },
  tijdbeeld: ({ opgave }) => (opgave ? `${opgave.sprintMs > 0}` : ''),
}
