import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Fx } from '@letterhaven/game-kit/regels/fx'
import {
  TERUGKIJKEN,
  titelVan,
  zinVan,
  zwaaiersVan,
  type BeurtWoorden,
} from '@letterhaven/game-kit/scherm/beurt-tekst'
import { beurtStand } from '@letterhaven/game-kit/scherm/stand-van'
import type { SlotTekst, Stand } from '@letterhaven/game-kit/scherm/spel-module'
import { sayToegeven } from './mis.ts'
import {
  bankVan,
  gemerktVan,
  grenzenVan,
  isSamen,
  zoekstukVan,
  type Opgave,
  type State,
} from './quiz.ts'
import { stapelsVan } from './stenen.ts'
import { waarVan } from './stuk.ts'
import { sayStenen, sayWinst } from './zeg.ts'
import { BALK } from './zinnen.ts'

const WOORDEN: BeurtWoorden = {
  naam: 'vragen',
  een: 'vraag',
  titels: ['De zaal gaat staan!', 'Goed gelezen!', 'De studio blijft open!'],
}

/** Returns a question with its right answer, to be read once more. */
const metAntwoord = ({ vraag = '', keuzes, goed }: TekstOpgave): string => {
  const antwoord = keuzes[goed] ?? ''
  const zin = antwoord.charAt(0).toLocaleUpperCase('nl') + antwoord.slice(1)
  return `${vraag} ${/[.!?]['’]?$/.test(zin) ? zin : `${zin}.`}`
}

/** What is heard of a desk: how many stones lie there now, and how many can still be laid. */
function sayBank(state: State, bank: number): string | null {
  const { opgave } = state
  if (!opgave) return null
  const hier = stapelsVan(opgave.gelegd)[bank] ?? 0
  const over = grenzenVan(opgave, state).meest - opgave.gelegd.length
  return `Bank ${bank + 1}: ${sayStenen(hier)}. Nog ${sayStenen(Math.max(0, over))}.`
}

/** What is heard when an animal came back from the text. */
function sayGestuurd(state: State): string {
  const { item } = state
  const zinnen = gemerktVan(state).map((plaats) => item?.zinnen[plaats] ?? '')
  return zinnen.length === 0
    ? 'Het dier zoekt en zoekt, en vindt geen zin.'
    : `Het dier wijst: ${zinnen.join(' ')}`
}

/** What is heard after a mistake: the part of the text, then the place in it, and only at the end the reason. */
function sayHerstel(state: State): string {
  const { item } = state
  const stuk = zoekstukVan(state)
  const zinnen = [...stuk, ...gemerktVan(state)].map((plaats) => item?.zinnen[plaats] ?? '')
  if (item && stuk.length > 0)
    return `Zoek ${waarVan(stuk, item.zinnen)} van de tekst: ${zinnen.join(' ')}`
  const samen = isSamen(state) ? ` Samen: ${item?.waarom ?? ''}` : ''
  return `Lees dit nog eens: ${zinnen.join(' ')}${samen}`
}

/** What is heard after a right answer: the reason, and who comes in. */
function sayGoed(begin: string, state: State): string {
  const { item } = state
  const zin = item ? `${metAntwoord(item)} ${item.waarom ?? ''}` : ''
  return `${begin} ${zin} ${sayWinst(state) ?? ''}`
}

const MELDINGEN: Readonly<Partial<Record<Fx, (state: State, plek: number) => string | null>>> = {
  goed: (state) => sayGoed('Goed!', state),
  hersteld: (state) => sayGoed('Nu klopt het!', state),
  fout: (state) =>
    `${sayToegeven(state.item, (state.opgave && bankVan(state.opgave)) ?? 0)} ${sayWinst(state) ?? ''}`,
  herstel: sayHerstel,
  leg: sayBank,
  wis: sayBank,
  loop: sayGestuurd,
  raam: ({ item }, isOpen) => (isOpen ? 'De tekst staat op het scherm.' : (item?.vraag ?? null)),
  dicht: () => 'Je stenen liggen gelijk. Lees nog eens en verleg er een.',
  flits: () => 'Tromgeroffel …',
  bots: () => 'De bezem wiebelt.',
  geheim: () => 'De bezem van de schoonmaker danst!',
  jaaa: () => 'Jaaa! Een hele rij in de zaal staat op!',
}

/** The texts of this game. There is no correction panel: after a mistake the text comes back, and the child lays its stones anew. */
export const TEKST = {
  stand: (state: State): Stand => beurtStand(state, WOORDEN.naam),
  report: (event: SpelEvent, state: State): string | null =>
    event.type === 'fx' ? (MELDINGEN[event.name]?.(state, event.plek) ?? null) : null,
  opdracht: (state: State): string | null => {
    const { opgave } = state
    if (!opgave || opgave.deel === null) return null
    if (opgave.deel === 'tweede') return BALK.tweede
    return grenzenVan(opgave, state).meest < opgave.buidel ? BALK.eerste : null
  },
  slot: (state: State): SlotTekst => ({
    titel: titelVan(state, WOORDEN),
    zin: zinVan(state, WOORDEN),
    zinnen: state.missers
      .slice(-TERUGKIJKEN)
      .map(({ item }) => ({ itemId: item.id, zin: metAntwoord(item) })),
    dieren: zwaaiersVan(state.goed),
  }),
}

/** Returns what a button says that gives the stones: what is still to be done, or that it can be given. */
export function tekstVanGeven(opgave: Opgave, state: State): string {
  const { minst } = grenzenVan(opgave, state)
  const nog = minst - opgave.gelegd.length
  if (nog > 0) return opgave.deel === null ? `Leg nog ${nog}` : 'Leg een steen'
  return opgave.isGelijk ? 'Verleg er 1' : 'Geven'
}
