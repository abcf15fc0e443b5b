import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
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
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { grenzenVan, oordeelVan, tekstIdVan, type Opgave, type State } from './quiz.ts'
import {
  BANKEN,
  bezoekVan,
  meesteVan,
  readVorm,
  RIJ,
  stapelsVan,
  STENEN,
  STENEN_VOOR_TWEE,
  vormOp,
} from './stenen.ts'
import { sayQuiz, sayVraag } from './zeg.ts'

export type { State } from './quiz.ts'

type OpBank = GameInput & { readonly type: 'leg' | 'stuur' | 'neem'; readonly plek: number }
type Schuif = GameInput & {
  readonly type: 'schuif'
  readonly plek: number
  readonly naar: number
}
type Los = 'klaar' | 'lees' | 'terug' | 'geef' | 'bezem' | 'hoor' | GedeeldeZet
export type Input = OpBank | Schuif | (GameInput & { readonly type: Los })
type Nu = Beurt<Opgave, TekstOpgave>
type Stap = Zet<Opgave> | null

/** How long the drum rolls in ms, and how far its beats are apart. */
const TROM_MS = 1300
const SLAG_MS = 160
/** So many taps, and the broom dances. */
export const BEZEM = 2
/** How long a mistake is shown in ms. */
const KIJKEN = { goed: 2400, fout: 2800 } as const
/** The reason stays until the pupil has read it and goes on. */
const TOT_VERDER_MS = 86_400_000
/** The last year to whom a question is read aloud unasked. */
const JONG_TOT = 4
/** The stage at which an animal may be sent to the text, and the one at which stones are for two questions. */
const TRAP = { stuur: 2, twee: 3 } as const

const isBank = (plek: number): boolean => Number.isInteger(plek) && plek >= 0 && plek < BANKEN

/** Whether a stone may lie on a desk: its answer is not put aside. */
const isVrij = ({ weg }: Opgave, plek: number): boolean => isBank(plek) && !weg.includes(plek)

/** Returns the stones for a question: its own, or those that it shares with the next or the one before. */
function buidelVan(
  { keten }: TekstOpgave,
  { trap, vorige }: { readonly trap: number; readonly vorige: Opgave | null },
): Pick<Opgave, 'buidel' | 'deel'> {
  const nr = keten?.nr ?? 0
  if (trap !== TRAP.twee || !keten) return { buidel: STENEN, deel: null }
  if (nr % 2 === 1 && vorige?.tekst === keten.id && vorige.deel === 'eerste') {
    const over = STENEN_VOOR_TWEE - vorige.gelegd.length
    return { buidel: Math.max(1, Math.min(STENEN_VOOR_TWEE - 1, over)), deel: 'tweede' }
  }
  return nr % 2 === 0 && nr + 1 < keten.van
    ? { buidel: STENEN_VOOR_TWEE, deel: 'eerste' }
    : { buidel: STENEN, deel: null }
}

const NIETS = {
  gelegd: [],
  weg: [],
  isGelijk: false,
  gestuurd: null,
  trom: null,
  winst: 0,
  tegoed: 0,
} as const

type Zaal = Pick<Opgave, 'publiek' | 'tegoed' | 'hoeden' | 'bezem' | 'poster'>

/** The studio before anything was asked. */
const BEGIN: Zaal = {
  publiek: 0,
  tegoed: 0,
  hoeden: Array.from({ length: BANKEN }, () => 0),
  bezem: 0,
  poster: null,
}

/** Returns what stays from question to question. Who still had to come in is in the hall by then. */
const keepZaal = ({ publiek, tegoed, hoeden, bezem, poster }: Zaal): Zaal => ({
  publiek: publiek + tegoed,
  tegoed: 0,
  hoeden,
  bezem,
  poster,
})

function open(
  item: TekstOpgave,
  { rnd, trap, groep, vorige }: OpeningBij & { readonly vorige: Opgave | null },
): Opening<Opgave> | null {
  const { keuzes, zinnen, vraag } = item
  if (keuzes.length !== BANKEN || zinnen.length === 0 || vraag === undefined) return null
  const tekst = tekstIdVan(item)
  // A text that was read for the question before is still known.
  const isGelezen = vorige?.tekst === tekst && vorige.isGelezen
  const opgave: Opgave = {
    ...NIETS,
    ...buidelVan(item, { trap, vorige }),
    ...keepZaal(vorige ?? BEGIN),
    tekst,
    plekken: shuffle([...keuzes.keys()], rnd),
    isGelezen,
    isOpen: !isGelezen,
  }
  return { opgave, events: isGelezen ? hardop(item, opgave, groep) : [] }
}

/** Lays a stone on a desk. */
function lay({ opgave, staat }: Nu, plek: number): Stap {
  const kan = isVrij(opgave, plek) && opgave.gelegd.length < grenzenVan(opgave, staat).meest
  if (!kan) return null
  const gelegd = [...opgave.gelegd, plek]
  return { opgave: { ...opgave, gelegd, isGelijk: false }, events: [fx('leg', plek)] }
}

/** Takes the last stone of a desk back, or moves it to another one. */
function move({ opgave }: Nu, plek: number, naar: number | null): Stap {
  const nr = opgave.gelegd.lastIndexOf(plek)
  if (nr < 0 || plek === naar || (naar !== null && !isVrij(opgave, naar))) return null
  const zonder = opgave.gelegd.toSpliced(nr, 1)
  const gelegd = naar === null ? zonder : [...zonder, naar]
  const wat = naar === null ? fx('wis', plek) : fx('leg', naar)
  return { opgave: { ...opgave, gelegd, isGelijk: false }, events: [wat] }
}

/** Returns what an answer that is right changes in the hall: who comes in, who wins a hat, and the poster. */
function winBij({ item, opgave, staat }: Nu, bank: number): Opgave {
  const winst =
    staat.poging === 1
      ? bezoekVan(stapelsVan(opgave.gelegd)[bank] ?? 0)
      : Math.max(bezoekVan(1), opgave.tegoed + 1)
  const [plaats] = item.citaat ?? []
  const zin = plaats === undefined ? undefined : item.zinnen[plaats]
  return {
    ...opgave,
    winst,
    tegoed: 0,
    publiek: opgave.publiek + winst,
    hoeden: opgave.hoeden.map((n, nr) => (nr === bank ? n + 1 : n)),
    poster: zin === undefined ? opgave.poster : { titel: item.titel ?? '', zin },
  }
}

/** Gives what lies there, at the end of the drum roll. */
function give(nu: Nu): Stap {
  const { item, staat } = nu
  const opgave = { ...nu.opgave, trom: null }
  const stapels = stapelsVan(opgave.gelegd)
  const bank = meesteVan(stapels)
  if (bank === null) return null
  const gegeven = item.keuzes.map((_, keuze) => stapels[opgave.plekken.indexOf(keuze)] ?? 0).join()
  const raak = opgave.plekken[bank] === item.goed
  if (raak) return { opgave: winBij({ ...nu, opgave }, bank), gegeven }
  // A stone of doubt that lay right is told only once the question is done with: before that it would give the answer away.
  const op = stapels[opgave.plekken.indexOf(item.goed)] ?? 0
  const tegoed = staat.poging === 1 ? bezoekVan(op) : opgave.tegoed
  return { opgave: { ...opgave, tegoed, winst: 0 }, gegeven }
}

/** Begins the drum roll where one desk has most stones; where they lie level the text comes back. */
function drum(nu: Nu): Stap {
  const { opgave, staat } = nu
  const { minst } = grenzenVan(opgave, staat)
  // Stones that lay level are moved first.
  if (opgave.gelegd.length < minst || opgave.isGelijk) return null
  if (meesteVan(stapelsVan(opgave.gelegd)) === null)
    return { opgave: { ...opgave, isOpen: true, isGelijk: true }, events: [fx('dicht')] }
  if (staat.opties.calm) return give(nu)
  return { opgave: { ...opgave, trom: TROM_MS }, events: [fx('flits')] }
}

/** Sends an animal back to the text, once for a question: it points at the line it meant. */
function send({ opgave, staat }: Nu, plek: number): Stap {
  const kan = staat.trap === TRAP.stuur && opgave.gestuurd === null && staat.poging === 1
  if (!kan || !isVrij(opgave, plek)) return null
  return { opgave: { ...opgave, gestuurd: plek, isOpen: true }, events: [fx('loop', plek)] }
}

/** Says the question and the answers; the text itself is read by the pupil. `vanzelf` where nobody asked for it. */
const sayHardop = (item: TekstOpgave, opgave: Opgave, vanzelf = false): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: item.id,
  tekst: sayVraag(item, opgave),
  ...(vanzelf ? { vanzelf } : {}),
})

/** To the young the question is read aloud by itself, once the text is read. */
const hardop = (item: TekstOpgave, opgave: Opgave, groep: number): readonly SpelEvent[] =>
  groep <= JONG_TOT ? [sayHardop(item, opgave, true)] : []

/** Does what is done with the screen open. */
function read(nu: Nu, input: Input): Stap {
  const { item, opgave, staat } = nu
  if (input.type !== 'klaar') return show(nu, input)
  const na = { ...opgave, isOpen: false, isGelezen: true }
  const eerst = opgave.isGelezen ? [] : hardop(item, na, staat.groep)
  return { opgave: na, events: [fx('raam', 0), ...eerst] }
}

/** Does what changes the show, and no answer. */
function show({ item, opgave }: Nu, input: Input): Stap {
  switch (input.type) {
    case 'bezem': {
      const bezem = opgave.bezem + 1
      if (bezem > BEZEM) return null
      const wat = bezem === BEZEM ? fx('geheim') : fx('bots', bezem)
      return { opgave: { ...opgave, bezem }, events: [wat] }
    }
    case 'hoor':
      return opgave.isGelezen ? { events: [sayHardop(item, opgave)] } : null
    default:
      return null
  }
}

/** Does what is done at the desks. */
function play(nu: Nu, input: Input): Stap {
  const { opgave } = nu
  switch (input.type) {
    case 'leg':
      return lay(nu, input.plek)
    case 'neem':
      return move(nu, input.plek, null)
    case 'schuif':
      return move(nu, input.plek, input.naar)
    case 'terug':
      return move(nu, opgave.gelegd.at(-1) ?? -1, null)
    case 'stuur':
      return send(nu, input.plek)
    case 'lees':
      return { opgave: { ...opgave, isOpen: true }, events: [fx('raam', 1)] }
    case 'geef':
      return drum(nu)
    default:
      return show(nu, input)
  }
}

function handle(nu: Nu, input: Input): Stap {
  // Who gives once more during the drum roll sees at once.
  if (nu.opgave.trom !== null) return input.type === 'geef' ? give(nu) : null
  return nu.opgave.isOpen ? read(nu, input) : play(nu, input)
}

function tick(nu: Nu, ms: number): Stap {
  const { opgave } = nu
  if (opgave.trom === null) return null
  const trom = opgave.trom - ms
  if (trom <= 0) return give(nu)
  const isSlag = Math.floor(trom / SLAG_MS) < Math.floor(opgave.trom / SLAG_MS)
  return { opgave: { ...opgave, trom }, events: isSlag ? [fx('stamp', 0)] : [] }
}

/** Returns how many stones a bot lays on its choice: as many at every stage, where there are as many. */
const aantalVan = ({ opgave, staat }: Nu): number =>
  Math.min(STENEN, grenzenVan(opgave, staat).meest)

/** Returns how many stones are to lie on each desk for a form. What cannot be laid so lies on one desk that is free. */
function doelVan(nu: Nu, vorm: string): readonly number[] {
  const { opgave, staat, item } = nu
  const rij = readVorm(vorm)
  const stapels = opgave.plekken.map((keuze) => rij[keuze] ?? 0)
  const { minst, meest } = grenzenVan(opgave, staat)
  const samen = stapels.reduce((som, n) => som + n, 0)
  const past = samen >= minst && samen <= meest
  const bank = meesteVan(stapels)
  if (past && bank !== null && opgave.weg.every((plek) => stapels[plek] === 0)) return stapels
  const vrij = stapels.findIndex(
    (_, plek) => isVrij(opgave, plek) && opgave.plekken[plek] !== item.goed,
  )
  const op = bank !== null && isVrij(opgave, bank) ? bank : vrij
  return stapels.map((_, plek) => (plek === op ? aantalVan(nu) : 0))
}

function naar(nu: Nu, vorm: string): Input | null {
  const { opgave } = nu
  if (opgave.trom !== null) return null
  if (opgave.isOpen) return { type: 'klaar' }
  const doel = doelVan(nu, vorm)
  const stapels = stapelsVan(opgave.gelegd)
  const teVeel = stapels.findIndex((n, plek) => n > (doel[plek] ?? 0))
  if (teVeel >= 0) return { type: 'neem', plek: teVeel }
  const teWeinig = stapels.findIndex((n, plek) => n < (doel[plek] ?? 0))
  return teWeinig >= 0 ? { type: 'leg', plek: teWeinig } : { type: 'geef' }
}

/** Returns how many rows of the hall are full. */
const rijen = (publiek: number): number => Math.floor(publiek / RIJ)

/** A row that became full with the last answer goes wild. */
function celebrate({ opgave }: State) {
  if (!opgave || opgave.winst === 0) return []
  const { publiek, winst } = opgave
  return rijen(publiek) > rijen(publiek - winst) ? [fx('jaaa', rijen(publiek) - 1)] : []
}

/** The rules of quizvraag: read a text, hear four answers, and spread the stones by how sure you are. */
export const rules = makeBeurtRules<Opgave, Input, TekstOpgave>({
  speelt: 'tekst',
  open,
  handle,
  tik: tick,
  gevraagd: () => ({ vraag: 'betekenis:stenen', hoe: 'gezien' }),
  mend: ({ opgave }) => {
    const mis = meesteVan(stapelsVan(opgave.gelegd))
    const weg = mis === null ? opgave.weg : [...opgave.weg, mis]
    return { ...opgave, gelegd: [], weg, isOpen: true, trom: null }
  },
  naGoed: celebrate,
  record: ({ opgave, vorige }) => {
    const hier = opgave ?? vorige
    return (hier?.publiek ?? 0) + (hier?.tegoed ?? 0)
  },
  gok: gokVan(1, BANKEN),
  goed: (nu) => vormOp(nu.item.goed, aantalVan(nu)),
  vormen: (nu) =>
    nu.opgave.plekken
      .filter((_, plek) => isVrij(nu.opgave, plek))
      .toSorted((een, ander) => een - ander)
      .map((keuze) => vormOp(keuze, aantalVan(nu))),
  naar,
  zin: sayQuiz,
  kijken: KIJKEN,
  kijkGoed: ({ staat }) => (oordeelVan(staat) === 'fout' ? KIJKEN.goed : TOT_VERDER_MS),
})
