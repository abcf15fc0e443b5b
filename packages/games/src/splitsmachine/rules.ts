import { toggleSnede } from '@letterhaven/game-kit/onderdelen/mes'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Beurt, GedeeldeZet, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { isSplitsbaar } from '@letterhaven/taal/splitsbaar'
import { blokkenVan, snedenVan } from './blokken.ts'
import { slangVan } from './slang.ts'
import {
  aantalZakken,
  eigenSneden,
  eigenStukken,
  gedraaid,
  grensVan,
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
    /** Lays the piece of now on a wheel. */
    | { readonly type: 'wiel'; readonly wiel: Wiel }
  )

type Stap = Zet<Opgave> | null

/** Why the lever does not move: the two words are stuck, the other one is cut, the sacks do not fit, or no knife hangs there. */
export const KLEM = { vast: 0, heel: 1, zakken: 2, leeg: 3 } as const
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
  if (!sneden || opgave.wielen) return null
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

/**
 * Pulls the lever. An old word goes first; who cut nothing else by then goes on with the new one. Where the pieces are right and go
 * to wheels, the word is given when they all lie there.
 */
function pull(beurt: Beurt<Opgave>): Stap {
  const { item, staat } = beurt
  if (beurt.opgave.wielen) return null
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
  const gegeven = eigenStukken(opgave).join('|')
  if (
    !metWielen(staat) ||
    opgave.eentonig > MEEST_EENTONIG ||
    !judge(item, 'splits:kg', gegeven)?.correct
  )
    return { opgave, gegeven, events }
  const verdeeld = sort({ ...beurt, opgave }, gegeven)
  return nuStuk({ item, opgave: verdeeld })
    ? { opgave: verdeeld, events }
    : { opgave, gegeven, events }
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

function handle(beurt: Beurt<Opgave>, input: Input): Stap {
  const { opgave } = beurt
  switch (input.type) {
    case 'snij':
      return cut(opgave, input.gat)
    case 'hak':
      return pull(beurt)
    case 'zak':
      return fetchZak(opgave, input.erbij)
    case 'wiel':
      return lay(beurt, input.wiel)
    case 'bal':
      return pushBal(opgave)
    default:
      return null
  }
}

/** Returns the cuts with which a form is given; of a form that cannot be cut, others that are wrong as well. */
function doelVan({ item: { word, syllables = [] }, opgave }: Beurt<Opgave>, vorm: string) {
  const [van] = opgave.eigen
  const blokken = blokkenVan(word)
  const isKnip = vorm.replaceAll('|', '') === word
  const eigen = isKnip ? snedenVan(blokken, vorm.split('|')) : null
  const anders = syllables.length === 1 ? [1] : []
  const grens = grensVan(opgave)
  return [...(eigen ?? anders).map((gat) => gat + van), ...(grens === null ? [] : [grens])]
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input {
  const { opgave } = beurt
  const stuk = nuStuk(beurt)
  if (stuk) return { type: 'wiel', wiel: stuk.wiel }
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

/** Lays the letters of a word on the belt, stuck to one of before at the last stage. */
function layBand(word: string, bij: Bij): Pick<Opgave, 'blokken' | 'eigen' | 'ander'> {
  const eigen = blokkenVan(word)
  const slang = bij.trap === 3 ? slangVan(word, bij) : null
  if (!slang) return { blokken: eigen, eigen: [0, eigen.length], ander: null }
  const ander = blokkenVan(slang.ander)
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

function open({ word, syllables = [] }: Item, bij: Bij): { readonly opgave: Opgave } | null {
  if (!isSplitsbaar({ word, kg: syllables }) || !snedenVan(blokkenVan(word), syllables)) return null
  return {
    opgave: {
      ...layBand(word, bij),
      sneden: [],
      zakken: bij.trap === 2 && bij.groep < WIELEN_VANAF ? 0 : null,
      wielen: null,
      eentonig: eentonigVan(syllables, bij.vorige),
      isGevraagd: false,
      eraf: null,
      fout: null,
      gezegd: null,
      koorden: bij.vorige?.koorden ?? [],
      bal: bij.vorige?.bal ?? 0,
    },
  }
}

/** The rules of splitsmachine: hang knives above the word where its pieces part, and pull the lever. */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 4,
  open,
  handle,
  gevraagd: () => ({ vraag: 'splits:kg', hoe: 'gezien' }),
  mend: ({ opgave }, fout) => ({ ...opgave, wielen: null, fout, gezegd: fout }),
  naGoed: (nu, vorige) => (gedraaid(nu) > gedraaid(vorige) ? [fx('jaaa')] : []),
  record: ({ goed }) => goed,
  goed: ({ item: { syllables = [] } }) => syllables.join('|'),
  gok: 0.2,
  naar,
  zin: (beurt) => sayBand(beurt, nuStuk(beurt)?.nr ?? null),
  kijken: { goed: 3400, fout: 1700 },
})
