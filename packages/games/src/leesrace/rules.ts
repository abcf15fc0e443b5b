import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type {
  Beurt,
  GedeeldeZet,
  Opening,
  OpeningBij,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { cutLint, heelLint, isScherp, tapLint, woordenVan } from './lint.ts'
import {
  antwoordVan,
  ESTAFETTE,
  FINISH,
  isEersteKeus,
  isTekstUit,
  isTeZien,
  kanGeven,
  oordeelVan,
  stukVan,
  type Opgave,
  type State,
} from './stand.ts'
import { stukkenVan } from './stukken.ts'

export type Input = GameInput &
  (
    | { readonly type: 'regel' | 'stuk' | 'woord' | 'snij'; readonly nr: number }
    /** licht: lights the next sentence. terug: reads the one before once more. vraag: all was read. */
    | {
        readonly type:
          | 'licht'
          | 'terug'
          | 'vraag'
          | 'geef'
          | 'hoor'
          | 'mascotte'
          | 'heel'
          | GedeeldeZet
      }
  )

type Nu = Beurt<Opgave, TekstOpgave>
type Stap = Zet<Opgave> | null

/** The least sentences that can be chosen from, and the largest part of them that may prove the answer. */
const MINST_ZINNEN = 5
const MEESTE_BEWIJS = 1 / 3
/** How long a verdict is shown in ms. A tap goes on. */
const KIJKEN = { goed: 7000, fout: 1800 } as const
/** What is told after the last mistake stays until the pupil has read it. */
const TOT_VERDER_MS = 86_400_000
/** The chance of a guess in a text of the usual length. */
const GOK = 0.13

/** Returns whether a question can be proved by pointing: by one of some sentences, and not by nearly any. */
const isTeBewijzen = ({ bewijs, zinnen, vraag }: TekstOpgave): boolean =>
  vraag !== undefined &&
  zinnen.length >= MINST_ZINNEN &&
  bewijs.length > 0 &&
  bewijs.length <= zinnen.length * MEESTE_BEWIJS

const LEEG = {
  gelezen: 0,
  nu: -1,
  isVraag: false,
  vlaggen: [],
  geplant: 0,
  wissels: 0,
  fotos: [],
  isGevonden: false,
} as const

type Bij = OpeningBij & { readonly vorige: Opgave | null }

/** Lays a question ready. Of a text that was read all stays lit, with its flags; another text begins dark. */
function layReady(item: TekstOpgave, { vorige, trap }: Bij): Opening<Opgave> | null {
  if (!isTeBewijzen(item)) return null
  const tekst = item.keten?.id ?? item.id
  const was = vorige ?? LEEG
  const isZelfde = vorige?.tekst === tekst
  const { geplant, wissels, fotos, isGevonden } = was
  const lezen = isZelfde
    ? { gelezen: was.gelezen, nu: was.nu, isVraag: was.isVraag, vlaggen: was.vlaggen }
    : { gelezen: 0, nu: -1, isVraag: false, vlaggen: [] }
  const stukken = trap === ESTAFETTE ? stukkenVan(item.zinnen.length, item.alineas) : []
  const leeg = { vlag: null, geweest: [], open: [], lint: null }
  return { opgave: { tekst, ...lezen, ...leeg, geplant, stukken, wissels, fotos, isGevonden } }
}

/** Brings the question. */
const ask = (opgave: Opgave): Stap => ({
  opgave: { ...opgave, isVraag: true },
  events: [fx('bel')],
})

/** Lights a sentence, or goes on to one that is lit; after the last one comes the question. */
function light({ item, opgave }: Nu, volgt: number): Stap {
  const { gelezen } = opgave
  if (volgt >= item.zinnen.length) return ask(opgave)
  const verder = { ...opgave, nu: volgt, gelezen: Math.max(gelezen, volgt + 1) }
  return { opgave: verder, events: [fx('loop', volgt)] }
}

/** Reads a sentence once more that is lit. */
function reread({ opgave }: Nu, nr: number): Stap {
  if (!Number.isInteger(nr) || nr < 0 || nr >= opgave.gelezen || nr === opgave.nu) return null
  return { opgave: { ...opgave, nu: nr }, events: [fx('loop', nr)] }
}

function readOn(beurt: Nu, input: Input): Stap {
  const { nu, gelezen } = beurt.opgave
  switch (input.type) {
    case 'licht':
      return light(beurt, nu + 1)
    case 'vraag':
      return gelezen >= beurt.item.zinnen.length ? ask(beurt.opgave) : null
    case 'terug':
      return reread(beurt, nu - 1)
    case 'regel':
      return input.nr === gelezen && gelezen < beurt.item.zinnen.length
        ? light(beurt, gelezen)
        : reread(beurt, input.nr)
    default:
      return null
  }
}

/** Puts the flag on a sentence. It is no answer yet. */
function plant({ item, opgave, staat }: Nu, nr: number): Stap {
  const zin = item.zinnen[nr]
  if (zin === undefined || !isTeZien(opgave, nr) || nr === opgave.vlag) return null
  const lint = staat.trap === FINISH ? heelLint(zin) : null
  return { opgave: { ...opgave, vlag: nr, lint }, events: [fx('zet', nr)] }
}

/** Opens a stretch of the text that is shut; the runners go there. */
function openStuk({ opgave }: Nu, nr: number): Stap {
  if (!(nr in opgave.stukken) || opgave.open.includes(nr)) return null
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

/** Returns what a flag that stands leaves: itself, and the baton or the photograph of its stage. */
function keep({ item, opgave, staat }: Nu, zin: number): Opgave {
  const { vlaggen, geplant, wissels, lint, fotos } = opgave
  const isWissel = isEersteKeus(opgave)
  const isEerste = staat.poging === 1
  return {
    ...opgave,
    geplant: geplant + 1,
    vlaggen: [...vlaggen, { zin, isEerste }],
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
  return opgave.isVraag ? answer(beurt, input) : readOn(beurt, input)
}

function naar({ item, opgave }: Nu, vorm: string): Input | null {
  const zin = Number(vorm)
  if (!opgave.isVraag) return { type: 'licht' }
  if (!(zin in item.zinnen) || opgave.geweest.includes(zin)) return null
  if (!isTeZien(opgave, zin)) return { type: 'stuk', nr: stukVan(opgave.stukken, zin) }
  return opgave.vlag === zin ? { type: 'geef' } : { type: 'regel', nr: zin }
}

/** Says where the flag stands, and what can be done, for who cannot see it. */
function sayStand({ item, opgave }: Nu): string {
  if (!opgave.isVraag)
    return `Lees de tekst zin voor zin. Je las ${opgave.gelezen} van de ${item.zinnen.length} zinnen.`
  const waar =
    opgave.vlag === null ? 'Je vlag staat nog nergens.' : `Je vlag staat op zin ${opgave.vlag + 1}.`
  return `${sayVraag(item)} Bij welke zin zie je dat? ${waar}`
}

/** Returns after how many flags the whole stadium stands up. */
export const golvenVan = (aantal: number): ReadonlySet<number> =>
  new Set([Math.ceil(aantal / 3), Math.ceil((2 * aantal) / 3), aantal])

const beurten = makeBeurtRules<Opgave, Input, TekstOpgave>({
  speelt: 'tekst',
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
    item.zinnen.flatMap((_, nr) => (opgave.geweest.includes(nr) ? [] : [`${nr}`])),
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

/** The rules of leesrace: light a text sentence by sentence, and plant a flag on the one that proves the answer. */
export const rules: typeof beurten = {
  ...beurten,
  step: (staat, input) => {
    const [na, events] = beurten.step(staat, input)
    const isNieuws = staat.fase === 'spelen' && isVerteld(na)
    return [isNieuws ? { ...na, wacht: TOT_VERDER_MS } : na, events]
  },
}
