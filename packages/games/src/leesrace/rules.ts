import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { readTot } from './read-tot.ts'
import { cutLint, heelLint, isScherp, tapLint, woordenVan } from './lint.ts'
import { layReady, readOn, readRest, type Nu, type Stap } from './lezen.ts'
import {
  antwoordVan,
  FINISH,
  heeftRest,
  isDicht,
  isEersteKeus,
  isTekstUit,
  isTeZien,
  kanGeven,
  oordeelVan,
  stukVan,
  type Opgave,
  type State,
} from './stand.ts'

export type Input = GameInput &
  (
    | { readonly type: 'regel' | 'stuk' | 'woord' | 'snij'; readonly nr: number }
    /** licht: lights the next stretch, or brings the question when enough was read. tip: opens help. */
    | {
        readonly type: 'licht' | 'tip' | 'geef' | 'hoor' | 'mascotte' | 'heel' | GedeeldeZet
      }
  )

/** How long a verdict is shown in ms. A tap goes on. */
const KIJKEN = { goed: 7000, fout: 1800 } as const
/** What is told after the last mistake stays until the pupil has read it. */
const TOT_VERDER_MS = 86_400_000
/** The chance of a guess: the first questions about a text come where less of it was read. */
const GOK = 0.13

/** Puts the flag on a sentence. It is no answer yet. */
function plant({ item, opgave, staat }: Nu, nr: number): Stap {
  const zin = item.zinnen[nr]
  if (zin === undefined || !isTeZien(opgave, nr) || nr === opgave.vlag) return null
  const lint = staat.trap === FINISH ? heelLint(zin) : null
  return { opgave: { ...opgave, vlag: nr, lint }, events: [fx('zet', nr)] }
}

/** Opens a stretch of the text that is shut; the runners go there. */
function openStuk({ opgave }: Nu, nr: number): Stap {
  const begin = opgave.stukken[nr]
  if (begin === undefined || begin >= opgave.gelezen || !isDicht(opgave)) return null
  if (opgave.open.includes(nr)) return null
  return { opgave: { ...opgave, open: [...opgave.open, nr] }, events: [fx('raam', nr)] }
}

/** Moves the frame over the words of the sentence with the flag. */
function frame({ item, opgave }: Nu, input: Input): Stap {
  const { vlag, lint } = opgave
  const zin = vlag === null ? undefined : item.zinnen[vlag]
  if (!lint || zin === undefined || !kanGeven(opgave)) return null
  const nieuw =
    input.type === 'woord' && input.nr in woordenVan(zin)
      ? tapLint(lint, input.nr)
      : input.type === 'snij'
        ? cutLint(lint, input.nr)
        : input.type === 'heel'
          ? heelLint(zin)
          : null
  return nieuw && { opgave: { ...opgave, lint: nieuw }, events: [fx('stuur', nieuw.van)] }
}

/** Returns what a flag that stands leaves: itself, the hurdle, and the baton or the photograph of its stage. */
function keep({ item, opgave, staat }: Nu, zin: number): Opgave {
  const { vlaggen, geplant, wissels, lint, fotos } = opgave
  const isWissel = isEersteKeus(opgave)
  const isEerste = staat.poging === 1
  return {
    ...opgave,
    geplant: geplant + 1,
    vlaggen: [...vlaggen, { zin, isEerste }],
    isOver: true,
    isSalto: isEerste && !opgave.isTip,
    wissels: wissels + (isWissel && isEerste ? 1 : 0),
    fotos: lint ? [...fotos, isScherp(lint, item.zinnen[zin] ?? '', item)] : fotos,
  }
}

/** Gives the sentence with the flag. */
function give(beurt: Nu): Stap {
  const { item, opgave } = beurt
  if (opgave.vlag === null || !kanGeven(opgave)) return { events: [fx('dicht')] }
  const gegeven = `${opgave.vlag}`
  if (!item.bewijs.includes(opgave.vlag)) return { gegeven }
  const na = keep(beurt, opgave.vlag)
  const raak = na.wissels > opgave.wissels || na.fotos.at(-1) === true
  return { opgave: na, gegeven, events: [fx('spring', opgave.vlag), ...(raak ? [fx('raak')] : [])] }
}

/** Opens help before a mistake, once. It costs the style of the jump and nothing else. */
const openTip = ({ opgave, staat }: Nu): Stap =>
  opgave.isTip || staat.poging > 1
    ? null
    : { opgave: { ...opgave, isTip: true }, events: [fx('stuur')] }

function answer(beurt: Nu, input: Input): Stap {
  switch (input.type) {
    case 'regel':
      return plant(beurt, input.nr)
    case 'stuk':
      return openStuk(beurt, input.nr)
    case 'woord':
    case 'snij':
    case 'heel':
      return frame(beurt, input)
    case 'geef':
      return give(beurt)
    case 'tip':
      return openTip(beurt)
    default:
      return null
  }
}

/** Returns the question with its answer, as it is said. */
export const sayVraag = (item: TekstOpgave): string => `${item.vraag ?? ''} ${antwoordVan(item)}`

const hear = (item: TekstOpgave): readonly SpelEvent[] => [
  { type: 'say', what: 'zin', itemId: item.id, tekst: sayVraag(item) },
]

function handle(beurt: Nu, input: Input): Stap {
  const { item, opgave } = beurt
  if (input.type === 'hoor') return opgave.isVraag ? { events: hear(item) } : null
  if (input.type === 'mascotte')
    return {
      opgave: { ...opgave, isGevonden: true },
      events: [fx('flip'), ...(opgave.isGevonden ? [] : [fx('geheim')])],
    }
  if (opgave.isVraag) return answer(beurt, input)
  return input.type === 'licht' ? readOn(beurt) : null
}

function naar({ item, opgave }: Nu, vorm: string): Input | null {
  const zin = Number(vorm)
  if (!opgave.isVraag) return { type: 'licht' }
  if (!(zin in item.zinnen) || zin >= opgave.gelezen || opgave.geweest.includes(zin)) return null
  if (!isTeZien(opgave, zin)) return { type: 'stuk', nr: stukVan(opgave.stukken, zin) }
  return opgave.vlag === zin ? { type: 'geef' } : { type: 'regel', nr: zin }
}

/** Says where the flag stands, and what can be done, for who cannot see it. */
function sayStand({ item, opgave }: Nu): string {
  if (!opgave.isVraag)
    return `Lees de tekst stuk voor stuk. Je las ${opgave.gelezen} van de ${item.zinnen.length} zinnen.`
  const waar =
    opgave.vlag === null ? 'Je vlag staat nog nergens.' : `Je vlag staat op zin ${opgave.vlag + 1}.`
  return `${sayVraag(item)} Bij welke zin zie je dat? ${waar}`
}

/** Returns after how many flags the whole stadium stands up. */
export const golvenVan = (aantal: number): ReadonlySet<number> =>
  new Set([Math.ceil(aantal / 3), Math.ceil((2 * aantal) / 3), aantal])

const beurten = makeBeurtRules<Opgave, Input, TekstOpgave>({
  speelt: 'tekst',
  vorm: 2,
  open: layReady,
  handle,
  gevraagd: () => ({ vraag: 'markeer:bewijs', hoe: 'gezien' }),
  // The flag hangs where it was given; the pupil takes it from there. Who is helped to a stretch finds it open.
  mend: ({ opgave }, given) => ({
    ...opgave,
    geweest: [...opgave.geweest, Number(given)],
    lint: null,
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
  kijken: KIJKEN,
  // Reading why takes a child as long in calm as elsewhere.
  kijkGoed: ({ staat }) => (staat.opties.calm ? KIJKEN.goed / 2 : KIJKEN.goed),
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
    opgave: { ...openProof(opgave, item.bewijs[0] ?? 0), vlag: laatste, lint: null },
  }
}

/** Keeps a verdict there for as long as it is read: one that tells where the proof stands, or that offers the rest of a text. */
function stay(staat: State): State {
  const { item, opgave } = staat
  if (!item || !opgave) return staat
  if (isVerteld(staat))
    return {
      ...staat,
      wacht: TOT_VERDER_MS,
      opgave: openProof(opgave, item.bewijs[0] ?? 0),
    }
  return isRondjeKlaar(staat) && heeftRest(staat) ? { ...staat, wacht: TOT_VERDER_MS } : staat
}

/** Reads the rest of a text whose lap is over, and so reaches the finish; null at any other moment. */
function finish(staat: State): State | null {
  const { item, opgave } = staat
  if (!item || !opgave || !isRondjeKlaar(staat) || !heeftRest(staat)) return null
  return { ...staat, wacht: TOT_VERDER_MS, opgave: readRest(item, opgave) }
}

/** The rules of leesrace: light a text stretch by stretch, and plant a flag on the sentence that proves the answer. */
export const rules: typeof beurten = {
  ...beurten,
  step: (staat, input) => {
    if (input.type === 'overslaan') return [leave(staat) ?? staat, []]
    const uit = input.type === 'licht' ? finish(staat) : null
    if (uit) return [uit, [fx('loop', (uit.opgave?.gelezen ?? 1) - 1)]]
    const [na, events] = beurten.step(staat, input)
    return [staat.fase === 'spelen' && na.fase === 'kijken' ? stay(na) : na, events]
  },
}
