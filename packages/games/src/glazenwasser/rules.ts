import { cutGraphemes, ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { STREEK, wipeOff } from '@letterhaven/game-kit/onderdelen/oppervlak'
import { addTeken, dropTeken, stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import type { Exercise, GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { straatWijze } from '@letterhaven/game-kit/opgave/straat'
import type { Vraag } from '@letterhaven/game-kit/opgave/vraag'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { choose } from '@letterhaven/game-kit/regels/rng'
import type { VeelBeurt, VeelStaat, VeelZet } from '@letterhaven/game-kit/regels/veel'
import { makeVeelRules } from '@letterhaven/game-kit/regels/veelspel'
import { huisVan, isInEenKeer, kanErbij, volgendeZetting } from './ladder.ts'
import type { AanLadder } from './ladder.ts'
import { metRijen, stralend } from './lichtrij.ts'

/** A window with its word. */
export interface Raam extends AanLadder {
  /** The text on the card: the word or one of its misspellings. */
  readonly vorm: string
  /** Whether the word itself was hung here. */
  readonly hingGoed: boolean
  /** The dirt that is left: 1 is all of it, 0 is clean. */
  readonly vuil: number
  /** Whether the window is open, so that its word can be made anew. */
  readonly isOpen: boolean
  /** The tiles of the word; from groep 7 it is typed. */
  readonly tegels: readonly string[] | null
  /** The pieces that were laid or typed so far. */
  readonly regel: readonly string[]
}

export type State = VeelStaat<Raam>
export type Input = GameInput & {
  readonly plek: number
} & (
    | { readonly type: 'kies' | 'luister' | 'open' | 'sluit' | 'wis' | 'klaar' }
    | { readonly type: 'overslaan' }
    /** Sets the ladder at the house of this window, at the stage that has one. */
    | { readonly type: 'ladder' }
    /** Wipes the cellar window, on the way to this one. */
    | { readonly type: 'kelder' }
    /** Knocks, on the way to this window, on another one: of a word, or behind those of the scenery. */
    | { readonly type: 'klop'; readonly raam: number }
    | { readonly type: 'leg'; readonly tegel: number }
    | { readonly type: 'teken'; readonly teken: string }
    | {
        readonly type: 'was'
        /** The share of the dirt that this stroke takes, 0…1. */
        readonly hoeveel: number
        readonly x?: number
        readonly y?: number
      }
  )
type Zet = VeelZet<Raam> | null
type Beurt = VeelBeurt<Raam>

const RAMEN = { min: 8, max: 12 } as const
/** The first year that types instead of laying tiles. */
const TYPT_VANAF = 7
const LADE = { vreemd: 3, minst: 6, meest: 10 } as const
/**
 * Words are hung two by two, and of two neighbours one is wrong at most: never more than half of a street. This is the chance that
 * one of the two is, which comes down to about 40 % of what hangs.
 */
const AANDEEL_FOUT = 0.82
const KIJKEN = { goed: 900, fout: 1800 } as const

/** Returns the number of windows of a taak: the option, or as many as there are answers, within 8…12. */
export function aantalRamen({ options, aantal }: Exercise): number {
  return Math.min(RAMEN.max, Math.max(RAMEN.min, Math.round(options.places ?? aantal)))
}

const isWoord = ({ item, opgave }: Beurt): boolean => opgave.vorm === item.word

function wash({ plek, opgave }: Beurt, input: Extract<Input, { type: 'was' }>): Zet {
  const vuil = opgave.isOpen ? null : wipeOff(opgave.vuil, input.hoeveel)
  if (vuil === null) return null
  const { x, y } = input
  const waar = x === undefined || y === undefined ? {} : { x, y }
  const streep: SpelEvent = { type: 'fx', name: 'was', plek, ...waar }
  const na = { opgave: { ...opgave, vuil }, events: [streep] }
  return vuil > 0 ? na : { ...na, gegeven: `ja:${opgave.vorm}` }
}

/** Returns the line with a piece behind it; null for a piece that is not offered. */
function metStuk({ tegels, regel }: Raam, input: Input): readonly string[] | null {
  if (input.type === 'teken') return tegels ? null : addTeken(regel, input.teken)
  if (input.type !== 'leg') return null
  const tegel = tegels?.[input.tegel]
  return tegel === undefined || regel.length >= LADE.meest * 2 ? null : [...regel, tegel]
}

/** Returns what was made in a mend. Who wrote the whole word behind the beginning that was left there wrote the word. */
function hersteldeVorm({ item: { word }, opgave }: Beurt): string {
  const gemaakt = opgave.regel.join('')
  const isDubbel = gemaakt.endsWith(word) && word.startsWith(gemaakt.slice(0, -word.length))
  return isDubbel ? word : gemaakt
}

/** What can be done at a window that is open. */
function build(beurt: Beurt, input: Input): Zet {
  const { plek, opgave, poging } = beurt
  const gemaakt = opgave.regel.join('')
  switch (input.type) {
    case 'sluit':
      return poging > 1
        ? null
        : { opgave: { ...opgave, isOpen: false }, events: [fx('dicht', plek)] }
    case 'klaar':
      if (gemaakt === '') return null
      return { gegeven: poging > 1 ? hersteldeVorm(beurt) : `nee:${opgave.vorm}>${gemaakt}` }
    default: {
      const regel = input.type === 'wis' ? dropTeken(opgave.regel) : metStuk(opgave, input)
      return regel && { opgave: { ...opgave, regel }, events: [fx('leg', plek)] }
    }
  }
}

/** Sets the ladder at the house of a window, where it does not stand yet. */
function setLadder({ plek, opgave, staat }: Beurt): Zet {
  if (kanErbij(staat, plek)) return null
  return { opgave: { ...opgave, ladder: volgendeZetting(staat) }, events: [fx('klim', plek)] }
}

/** Returns what a street shows when a window was decided: the flag of a house, or the band that plays for a row. */
function vier(na: State, plek: number): readonly SpelEvent[] {
  if (isInEenKeer(na, huisVan(plek, na.plekken.length))) return [fx('huis', plek)]
  const straalt = metRijen(na) && stralend(na).some(({ plekken }) => plekken.includes(plek))
  return straalt ? [fx('bel', plek)] : []
}

/** Keeps the order in which windows are decided, and shows what was done at a stretch. */
function countRaam({ plek, poging, staat, ...beurt }: Beurt, zet: Zet): Zet {
  if (zet?.gegeven === undefined || poging > 1) return zet
  const { goed: n, fout, plekken } = staat
  const opgave = { ...(zet.opgave ?? beurt.opgave), nr: n + fout }
  const na = plekken.map((hier, nr) => (nr === plek ? { ...hier, opgave } : hier))
  return {
    ...zet,
    opgave,
    events: [...(zet.events ?? []), ...vier({ ...staat, plekken: na }, plek)],
  }
}

function doZet(beurt: Beurt, input: Input): Zet {
  const { plek, item, opgave, staat } = beurt
  switch (input.type) {
    case 'kelder':
      return { events: [fx('geheim', plek)] }
    case 'klop':
      return { events: [fx('bots', input.raam)] }
    case 'ladder':
      return setLadder(beurt)
    case 'was':
      return kanErbij(staat, plek) ? wash(beurt, input) : null
    case 'open':
      return opgave.isOpen || !kanErbij(staat, plek)
        ? null
        : { opgave: { ...opgave, isOpen: true }, events: [fx('raam', plek)] }
    case 'luister': {
      const tekst = [...opgave.vorm].join(', ')
      return {
        events: [
          { type: 'hint', itemId: item.id, level: 1 },
          { type: 'say', what: 'letters', itemId: item.id, tekst },
        ],
      }
    }
    default:
      return opgave.isOpen ? build(beurt, input) : null
  }
}

/**
 * Returns the chance that the next word is misspelled. The first of two neighbours is as often wrong as the second, so that no
 * place tells anything about its word.
 */
function kansOpFout(hangt: readonly Beurt[], deel: number): number {
  const buur = hangt.length % 2 === 1 ? hangt.at(-1) : undefined
  if (!buur) return deel / 2
  return isWoord(buur) ? deel / (2 - deel) : 0
}

/** Chooses the text of a card: the word, or one of its misspellings. */
function chooseVorm(
  item: Item,
  hangt: readonly Beurt[],
  { rnd, deel }: { rnd: () => number; deel: number },
): string {
  const isFout = rnd() < kansOpFout(hangt, deel)
  const fout = isFout ? choose(item.choices ?? [], rnd())?.vorm : undefined
  return fout ?? item.word
}

/** Returns what the street asks of a window: how many of its words hang right is the chance of who lets all of them stay. */
function straatVraag({ plekken }: State): Vraag {
  const ramen = plekken.flatMap(({ opgave }) => opgave ?? [])
  const goede = ramen.filter(({ hingGoed }) => hingGoed).length
  return `markeer:${straatWijze({ goede, alle: ramen.length })}`
}

/** Returns the pieces of a form that stand right at its beginning; never the whole word, so that there is something to make. */
function goedBegin({ item, opgave }: Beurt, vorm: string): readonly string[] {
  const goed = opgave.tegels ? item.graphemes : [...item.word]
  const stukken = opgave.tegels ? cutGraphemes(vorm) : [...vorm]
  const anders = goed.findIndex((deel, i) => deel !== stukken[i])
  return goed.slice(0, anders < 0 ? goed.length - 1 : anders)
}

/** What was made at a window, from what was given there. */
export const gemaakteVorm = (given: string): string => given.replace(/^ja:|^nee:[^>]*>?/, '')

/** Returns the next move at an open window towards making a form. */
function makeNaar({ plek, item, opgave }: Beurt, vorm: string): Input {
  const { tegels, regel } = opgave
  if (!tegels) {
    const stap = stapNaar(regel, vorm)
    if (stap === null) return { type: 'klaar', plek }
    return stap === 'wis' ? { type: 'wis', plek } : { type: 'teken', plek, teken: stap }
  }
  const doel =
    (vorm === item.word ? item.graphemes.map((deel) => tegels.indexOf(deel)) : null) ??
    layVorm(tegels, vorm, { hoogstens: LADE.meest }) ??
    vergisLeg(item.graphemes, tegels)
  if (regel.some((stuk, i) => stuk !== tegels[doel[i] ?? -1])) return { type: 'wis', plek }
  const tegel = doel[regel.length]
  return tegel === undefined ? { type: 'klaar', plek } : { type: 'leg', plek, tegel }
}

function naar(beurt: Beurt, vorm: string): Input {
  const { plek, opgave, poging, staat } = beurt
  if (poging > 1) return makeNaar(beurt, vorm)
  const isJa = vorm.startsWith('ja:')
  if (opgave.isOpen) return isJa ? { type: 'sluit', plek } : makeNaar(beurt, gemaakteVorm(vorm))
  if (!kanErbij(staat, plek)) return { type: 'ladder', plek }
  return isJa ? { type: 'was', plek, hoeveel: STREEK.licht } : { type: 'open', plek }
}

/** Returns what is right to give: the word itself in a mend, else that it may stay or what it should be. */
const goed = (beurt: Beurt): string => {
  const { item, opgave, poging } = beurt
  if (poging > 1) return item.word
  return isWoord(beurt) ? `ja:${item.word}` : `nee:${opgave.vorm}>${item.word}`
}

/** How many words light a floor, at which the lamps spring on from left to right. */
const VERDIEPING = 4

/** Returns how many windows are lit: right at once, or mended. */
export const lichten = ({ goed: n, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  n + hersteld.length

/** The rules of glazenwasser: wash the windows whose word may stay, and make the word of the others anew. */
export const rules = makeVeelRules<Raam, Input>({
  vorm: 3,
  plekken: aantalRamen,
  open: (item, { rnd, opties, groep, hangt }) => {
    const vorm = chooseVorm(item, hangt, { rnd, deel: opties.distractors ?? AANDEEL_FOUT })
    const tegels = groep >= TYPT_VANAF ? null : ladeVan(item, LADE, rnd)
    const hingGoed = vorm === item.word
    const raam = { vorm, hingGoed, vuil: 1, isOpen: false, tegels, regel: [], ladder: 0, nr: null }
    return { opgave: raam }
  },
  handle: (beurt, input) => countRaam(beurt, doZet(beurt, input)),
  gevraagd: ({ poging, opgave, staat }) => ({
    vraag: poging === 1 ? straatVraag(staat) : opgave.tegels ? 'bouw:herstel' : 'typ:herstel',
    hoe: 'gezien',
  }),
  mend: (beurt, given) => {
    const vorm = gemaakteVorm(given)
    if (vorm === beurt.item.word) return null
    // The own form hangs there now: the word itself is made, not copied.
    return { ...beurt.opgave, vorm, isOpen: true, regel: goedBegin(beurt, vorm) }
  },
  naGoed: (nu, vorige) =>
    Math.floor(lichten(nu) / VERDIEPING) > Math.floor(lichten(vorige) / VERDIEPING)
      ? [fx('jaaa', nu.actief)]
      : [],
  record: lichten,
  gok: 0.5,
  vormen: ({ item, opgave, poging }) => {
    if (poging > 1) return [item.word]
    return [`ja:${opgave.vorm}`, `nee:${opgave.vorm}>${item.word}`]
  },
  goed,
  naar,
  zin: (staat) => {
    const woorden = staat.plekken.flatMap(({ stand, opgave }) =>
      stand === 'open' && opgave ? [opgave.vorm] : [],
    )
    return `Was wat goed geschreven is, en maak de andere woorden opnieuw: ${woorden.join(', ')}.`
  },
  kijken: KIJKEN,
})
