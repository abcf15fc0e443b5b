import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import { toggleSnede } from '@letterhaven/game-kit/onderdelen/mes'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import type {
  Beurt,
  GedeeldeZet,
  Opening,
  OpeningBij,
  Zet,
} from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { sayWoord } from '@letterhaven/game-kit/regels/zeg'
import { isSplitsbaar } from '@letterhaven/taal/splitsbaar'
import { blokkenVan, snedenVan } from './blokken.ts'
import { slangVan } from './slang.ts'
import {
  chop,
  gevraagdBij,
  grind,
  LEEG_WIEL,
  mendSpelling,
  naarVorm,
  openSpelling,
  spell,
  type SpelInput,
} from './spelling.ts'
import {
  aantalZakken,
  eigenSneden,
  eigenStukken,
  gedraaid,
  grensVan,
  isGehakt,
  vreemdeSneden,
  type Opgave,
  type State,
} from './stand.ts'
import { isWiel, wielenVan, type Wiel } from './wielen.ts'
import { sayBand } from './zeg.ts'

export type { State } from './stand.ts'
export type Input = GameInput &
  (
    | { readonly type: 'hak' | 'bal' | GedeeldeZet }
    /** Hangs a knife above a gap, or takes it away. */
    | { readonly type: 'snij'; readonly gat: number }
    /** Lays a sack ready, or takes one away. */
    | { readonly type: 'zak'; readonly erbij: boolean }
    /** Lays the piece of now on a wheel, and what is done with a word that is heard. */
    | SpelInput
  )

type Stap = Zet<Opgave> | null

/**
 * Why the lever does not move: the two words are stuck, the other one is cut, the sacks do not fit, no knife hangs there, or the
 * piece lies on no wheel.
 */
export const KLEM = { vast: 0, heel: 1, zakken: 2, leeg: 3, wiel: LEEG_WIEL } as const
/** So many pushes, and the ball lies on the belt. */
const BAL = 3
/** More sacks do not stand ready. */
const MEESTE_ZAKKEN = 9
/** So many words in a row ask for the wheel of consonants alone; where more of them come, guessing it would be a way. */
const MEEST_EENTONIG = 1
/** From this year on children know what a piece ends on. */
const WIELEN_VANAF = 4

/** Returns the first piece that has still to be laid on a wheel. */
export function nuStuk({ item, opgave }: Pick<Beurt<Opgave>, 'item' | 'opgave'>): {
  readonly nr: number
  readonly wiel: Wiel
} | null {
  const { wielen } = opgave
  if (!wielen) return null
  const hoort = wielenVan(item.syllables ?? [])
  const nr = hoort.findIndex((wiel, i) => wiel !== null && (wielen.ligt[i] ?? null) === null)
  const wiel = hoort[nr]
  return wiel ? { nr, wiel } : null
}

/** Hangs a knife above a gap, or takes it away. The piece that was wrong no longer bends then. */
function cut(opgave: Opgave, gat: number): Stap {
  const sneden = toggleSnede(opgave.blokken.length, opgave.sneden, gat)
  if (!sneden || isGehakt(opgave)) return null
  const isMeer = sneden.length > opgave.sneden.length
  return { opgave: { ...opgave, sneden, fout: null }, events: [fx(isMeer ? 'zet' : 'terug', gat)] }
}

/** Returns what holds the lever; null where it can be pulled. */
function klemVan(opgave: Opgave): number | null {
  const grens = grensVan(opgave)
  if (grens !== null && !opgave.sneden.includes(grens)) return KLEM.vast
  if (vreemdeSneden(opgave).length > 0) return KLEM.heel
  const { zakken } = opgave
  if (zakken !== null && zakken !== eigenStukken(opgave).length) return KLEM.zakken
  return null
}

/** Returns whether no knife hangs there, and it was not asked yet if that is meant. Who laid one sack said so. */
const isLeeg = ({ sneden, zakken, isGevraagd }: Opgave): boolean =>
  sneden.length === 0 && zakken === null && !isGevraagd

/** Takes the old word off the belt. The knives above the new one stay where they are. */
function dropAnder(opgave: Opgave): Opgave {
  const { ander, blokken, eigen } = opgave
  if (ander === null) return opgave
  const eigenBlokken = blokken.slice(...eigen)
  return {
    ...opgave,
    blokken: eigenBlokken,
    eigen: [0, eigenBlokken.length],
    ander: null,
    eraf: { ander, isVoor: eigen[0] > 0 },
    sneden: eigenSneden(opgave),
  }
}

/** Lays the pieces of a word that was cut right ready for the wheels: as the ear hears them, however the eye cut them. */
function sort({ item: { syllables = [] }, opgave }: Beurt<Opgave>, gegeven: string): Opgave {
  return {
    ...opgave,
    sneden: snedenVan(opgave.blokken, syllables) ?? opgave.sneden,
    wielen: { gegeven, ligt: syllables.map(() => null), spuugt: [], isZuiver: true },
  }
}

/** Gives the pieces of a word that was read; where they are right and go to wheels, it is given when they all lie there. */
function cutRead({ item, opgave, staat }: Beurt<Opgave>, events: Zet<Opgave>['events'] = []): Stap {
  const gegeven = eigenStukken(opgave).join('|')
  if (
    !metWielen(staat) ||
    opgave.eentonig > MEEST_EENTONIG ||
    !judge(item, 'splits:kg', gegeven)?.correct
  )
    return { opgave, gegeven, events }
  const verdeeld = sort({ item, opgave, staat }, gegeven)
  return nuStuk({ item, opgave: verdeeld })
    ? { opgave: verdeeld, events }
    : { opgave, gegeven, events }
}

/** Pulls the lever. An old word goes first; who cut nothing else by then goes on with the new one. */
function pull(beurt: Beurt<Opgave>): Stap {
  const { item, staat } = beurt
  const { spelling, wielen } = beurt.opgave
  if (spelling && isGehakt(beurt.opgave)) return grind({ ...beurt, spelling })
  if (wielen) return null
  const klem = klemVan(beurt.opgave)
  if (klem !== null) return { events: [fx('dicht', klem)] }
  // A lever that is pulled before anything was cut is no answer yet. Who means one piece pulls it again.
  if (isLeeg(beurt.opgave))
    return {
      opgave: { ...beurt.opgave, isGevraagd: true },
      events: [fx('dicht', KLEM.leeg)],
    }
  const opgave = dropAnder(beurt.opgave)
  const events = [fx('stamp')]
  if (opgave !== beurt.opgave && opgave.sneden.length === 0)
    return { opgave, events: [...events, fx('rijd')] }
  if (spelling) return { ...chop({ item, staat, opgave, spelling }), events }
  return cutRead({ item, opgave, staat }, events)
}

/** Returns whether pieces that were cut right are laid on wheels. */
export const metWielen = ({ trap, groep }: Pick<State, 'trap' | 'groep'>): boolean =>
  trap === 2 && groep >= WIELEN_VANAF

/** Lays the piece of now on a wheel: it is milled there, or spat out. */
function lay({ item, opgave, staat }: Beurt<Opgave>, wiel: Wiel): Stap {
  const stuk = nuStuk({ item, opgave })
  const { wielen } = opgave
  if (!stuk || !wielen || !isWiel(wiel) || wielen.spuugt.includes(wiel)) return null
  if (stuk.wiel !== wiel) {
    const spuugt = [...wielen.spuugt, wiel]
    return {
      opgave: { ...opgave, wielen: { ...wielen, spuugt, isZuiver: false } },
      events: [fx('spuug', stuk.nr)],
    }
  }
  const ligt = wielen.ligt.with(stuk.nr, wiel)
  const nu = { ...opgave, wielen: { ...wielen, ligt, spuugt: [] } }
  const events = [fx('leg', stuk.nr)]
  if (nuStuk({ item, opgave: nu })) return { opgave: nu, events }
  const koorden = wielen.isZuiver ? [...opgave.koorden, aantalZakken(staat)] : opgave.koorden
  return { opgave: { ...nu, koorden }, gegeven: wielen.gegeven, events }
}

function fetchZak(opgave: Opgave, erbij: boolean): Stap {
  const { zakken } = opgave
  if (zakken === null) return null
  const nu = zakken + (erbij ? 1 : -1)
  if (nu < 0 || nu > MEESTE_ZAKKEN) return null
  return { opgave: { ...opgave, zakken: nu }, events: [fx(erbij ? 'huis' : 'terug', nu)] }
}

function pushBal(opgave: Opgave): Stap {
  const bal = opgave.bal + 1
  if (bal > BAL) return null
  return { opgave: { ...opgave, bal }, events: [bal === BAL ? fx('geheim') : fx('bots', bal)] }
}

/** Handles what is done with pieces: on the wheels of a word that was read, or all there is to a word that is heard. */
function handleStuk(beurt: Beurt<Opgave>, input: SpelInput): Stap {
  const { spelling } = beurt.opgave
  if (spelling) return spell({ ...beurt, spelling }, input)
  return input.type === 'wiel' ? lay(beurt, input.wiel) : null
}

function handle(beurt: Beurt<Opgave>, input: Input): Stap {
  const { opgave } = beurt
  switch (input.type) {
    case 'snij':
      return cut(opgave, input.gat)
    case 'hak':
      return pull(beurt)
    case 'zak':
      return fetchZak(opgave, input.erbij)
    case 'bal':
      return pushBal(opgave)
    case 'wiel':
    case 'leg':
    case 'teken':
    case 'wis':
    case 'geef':
    case 'gezien':
      return handleStuk(beurt, input)
    default:
      return null
  }
}

/** Returns the cuts with which a form is given; of a form that cannot be cut, others that are wrong as well. */
function doelVan({ item: { word, syllables = [] }, opgave }: Beurt<Opgave>, vorm: string) {
  const [van] = opgave.eigen
  const delen = opgave.spelling ? syllables : vorm.split('|')
  const isKnip = delen.join('') === word
  const eigen = isKnip ? snedenVan(opgave.blokken.slice(...opgave.eigen), delen) : null
  const anders = syllables.length === 1 ? [1] : []
  const grens = grensVan(opgave)
  return [...(eigen ?? anders).map((gat) => gat + van), ...(grens === null ? [] : [grens])]
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { opgave } = beurt
  const stuk = nuStuk(beurt)
  if (stuk) return { type: 'wiel', wiel: stuk.wiel }
  const { spelling } = opgave
  if (spelling && isGehakt(opgave)) return naarVorm({ ...beurt, spelling }, vorm) ?? { type: 'hak' }
  const doel = doelVan(beurt, vorm)
  const gat =
    opgave.sneden.find((snede) => !doel.includes(snede)) ??
    doel.find((snede) => !opgave.sneden.includes(snede))
  if (gat !== undefined) return { type: 'snij', gat }
  const { zakken } = opgave
  const stukken = eigenStukken(opgave).length
  if (zakken !== null && zakken !== stukken) return { type: 'zak', erbij: zakken < stukken }
  return { type: 'hak' }
}

type Bij = OpeningBij & { readonly vorige: Opgave | null }

/** How a word lies on the belt: its blocks, and how one of before is taken apart into them. */
interface Bandwoord {
  readonly word: string
  readonly blokken: readonly string[]
  readonly cutAnder: (word: string) => readonly string[]
}

/** Lays the blocks of a word on the belt, stuck to one of before at the last stage. */
function layBand(
  { word, blokken: eigen, cutAnder }: Bandwoord,
  bij: Bij,
): Pick<Opgave, 'blokken' | 'eigen' | 'ander'> {
  const slang = bij.trap === 3 ? slangVan(word, bij) : null
  if (!slang) return { blokken: eigen, eigen: [0, eigen.length], ander: null }
  const ander = cutAnder(slang.ander)
  const van = slang.isVoor ? ander.length : 0
  return {
    blokken: slang.isVoor ? [...ander, ...eigen] : [...eigen, ...ander],
    eigen: [van, van + eigen.length],
    ander: slang.ander,
  }
}

/** Returns how many words in a row ask for the wheel of consonants alone, this one included. A word that asks for none changes nothing. */
function eentonigVan(kg: readonly string[], vorige: Opgave | null): number {
  const was = vorige?.eentonig ?? 0
  const wielen = wielenVan(kg).filter((wiel) => wiel !== null)
  if (wielen.length === 0) return was
  return wielen.every((wiel) => wiel === 'medeklinker') ? was + 1 : 0
}

/** Whether sacks are laid ready before the cut: the youngest do not know yet what a piece ends on. */
const metZakken = ({ soort, trap, groep }: Bij): boolean =>
  soort !== 'spelling' && trap === 2 && groep < WIELEN_VANAF

/** Whether a word can be cut where it is read. */
const isHeel = ({ word, syllables = [] }: Item): boolean =>
  isSplitsbaar({ word, kg: syllables }) && snedenVan(blokkenVan(word), syllables) !== null

/** Returns how a word lies on the belt: its letters, or one block for each of its sounds where it is heard. */
function woordOp(item: Item, blokken: readonly string[] | undefined): Bandwoord {
  const { word } = item
  return blokken
    ? { word, blokken, cutAnder: cutGraphemes }
    : { word, blokken: blokkenVan(word), cutAnder: blokkenVan }
}

/** Lays a word on the belt, with what goes on from the one before. */
function lie(item: Item, bij: Bij, gehoord: ReturnType<typeof openSpelling>): Opgave {
  const { vorige } = bij
  return {
    ...layBand(woordOp(item, gehoord?.blokken), bij),
    sneden: [],
    zakken: metZakken(bij) ? 0 : null,
    wielen: null,
    spelling: gehoord?.spelling ?? null,
    eentonig: eentonigVan(item.syllables ?? [], vorige),
    isGevraagd: false,
    eraf: null,
    fout: null,
    gezegd: null,
    koorden: vorige?.koorden ?? [],
    bal: vorige?.bal ?? 0,
  }
}

/** Returns a word as it lies ready; null for one that cannot be asked here. */
function open(item: Item, bij: Bij): Opening<Opgave> | null {
  if (bij.soort !== 'spelling') return isHeel(item) ? { opgave: lie(item, bij, null) } : null
  const gehoord = openSpelling(item, bij)
  return gehoord && { opgave: lie(item, bij, gehoord), events: [sayWoord(item, true)] }
}

function mend(opgave: Opgave, fout: string): Opgave {
  const { spelling } = opgave
  if (spelling) return mendSpelling(opgave, spelling, fout)
  return { ...opgave, wielen: null, fout, gezegd: fout }
}

/**
 * The rules of splitsmachine: hang knives above the word where its pieces part, and pull the lever. A word that is heard goes on to
 * the wheel of its rule, and is written.
 */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 5,
  open,
  handle,
  gevraagd: ({ opgave: { spelling } }) =>
    spelling ? gevraagdBij(spelling) : { vraag: 'splits:kg', hoe: 'gezien' },
  mend: ({ opgave }, fout) => mend(opgave, fout),
  naGoed: (nu, vorige) => (gedraaid(nu) > gedraaid(vorige) ? [fx('jaaa')] : []),
  record: ({ goed }) => goed,
  goed: ({ item: { word, syllables = [] }, opgave }) =>
    opgave.spelling ? word : syllables.join('|'),
  gok: 0.2,
  naar,
  zin: (beurt) => sayBand(beurt, nuStuk(beurt)?.nr ?? null),
  kijken: { goed: 3400, fout: 1700 },
})
