import type { WerkwoordKlasse } from '@letterhaven/taal/werkwoord-klasse'

/**
 * A stored misspelling: a non-word, wrong in one place, with the rule that it breaks, explained in a sentence for a
 * child.
 */
export interface Keuze {
  readonly vorm: string
  readonly regel: string
  readonly uitleg: string
}

/**
 * Real words close to a word: at most one sound away (`een`), or two or more (`ver`). No word in `ver` is close to one
 * in `een`. Of a word that has none, `ruil` holds words from which it is made by changing one or two letters.
 */
export interface Buren {
  readonly een: readonly string[]
  readonly ver: readonly string[]
  readonly ruil?: readonly string[] | undefined
}

/** What a form of a verb is asked in: its sentence around the gap, and the way to the form. */
export interface Werkwoordvraag {
  readonly infinitief: string
  readonly voor: string
  readonly na: string
  readonly stappen: readonly { readonly vraag: string; readonly antwoord: string }[]
  /** What follows from the steps: a sentence that ends on the form. */
  readonly dus: string
  /** The same place with another verb, by which the ending is heard; absent where that helps nobody. */
  readonly voorbeeld?: string | undefined
  /** The class of its ending, by which it is sorted; absent where no rule for an ending makes the form. */
  readonly klasse?: WerkwoordKlasse | undefined
}

/** A word as a game plays it. `id` is the id of the word in the corpus, or the address of the sentence of a verb. */
export interface WoordOpgave {
  readonly soort: 'woord'
  readonly id: string
  readonly word: string
  readonly graphemes: readonly string[]
  /** The klankgroepen, which the ear hears (ba-kker). */
  readonly syllables?: readonly string[]
  /** The lettergrepen, which the eye reads (bak-ker). */
  readonly lettergrepen?: readonly string[]
  /** The words or parts that it was put together from, as they stand in it (regen-jas). */
  readonly delen?: readonly string[]
  /** The longer form in which its last letter can be heard (honden). */
  readonly lang?: string
  /** Every category that it belongs to; in a game, the one for which it is asked comes first. */
  readonly categorieen?: readonly string[]
  readonly sentence?: string
  readonly choices?: readonly Keuze[]
  /** The address of a picture that stands for the word without doubt. */
  readonly picture?: string
  /** False for a word that a voice reading from letters mispronounces. */
  readonly robotstem?: false
  /** The sounds of its letters as recordings name them, where each letter says what it says by itself. */
  readonly klanken?: readonly string[]
  /** Absent for a word that has no neighbours. */
  readonly buren?: Buren
  /** Present where the word is a form of a verb, to be made in its sentence. */
  readonly werkwoord?: Werkwoordvraag
  /** True for a word that does not exist, made to be read by its letters alone. */
  readonly isNep?: true
  /** True for a letter or a group of letters, of which the sound is said. */
  readonly isLetter?: true
}

/** The place of an opgave in a story that is told in its order: the story, and which part of how many it is, from 0. */
export interface Keten {
  readonly id: string
  readonly nr: number
  readonly van: number
}

/** A sentence in pieces, and every order of them that is right, the printed one first. */
export interface ZinOpgave {
  readonly soort: 'zin'
  readonly id: string
  readonly woorden: readonly string[]
  /** In the words of both countries, where they differ. */
  readonly ordes: readonly (readonly string[])[]
  /** The title of its story. Absent where only the order matters, as for the server; so is what follows. */
  readonly titel?: string
  /** All sentences of its story, in order, as they are printed. */
  readonly verhaal?: readonly string[] | undefined
  /** Words of another sentence of the story, which are in no right order of this one. */
  readonly vreemd?: readonly string[] | undefined
  readonly keten?: Keten
}

/** The ride to which a gap belongs, as it is told: who tells it, where one can go, and its sentences with their gaps. */
export interface Rit {
  readonly titel: string
  readonly wie: string
  readonly plekken: readonly string[]
  readonly zinnen: readonly string[]
  /** The places that belong in its gaps, in their order: the story as it is read back. */
  readonly goed: readonly string[]
}

/** One gap of a story, filled by meaning. */
export interface GatOpgave {
  readonly soort: 'gat'
  readonly id: string
  /** The sentence with its gap. */
  readonly zin: string
  /** What is right, in the words of both countries where they differ; the pupil's own come first. */
  readonly goed: readonly string[]
  /** Two places that make the story silly. */
  readonly anders?: readonly string[]
  readonly rit?: Rit
  readonly keten?: Keten
}

/** One question about a text. */
export interface TekstOpgave {
  readonly soort: 'tekst'
  readonly id: string
  readonly zinnen: readonly string[]
  readonly keuzes: readonly string[]
  /** The place of the right choice. */
  readonly goed: number
  /** The places of the sentences of which each proves the answer by itself; none where no single one does. */
  readonly bewijs: readonly number[]
  /** The places of the sentences that the reason quotes. Absent where it is only judged, as is what follows. */
  readonly citaat?: readonly number[]
  /** What is asked, and why the right choice is right. */
  readonly vraag?: string
  readonly waarom?: string
  readonly titel?: string
  /** How many sentences each paragraph has; of a poem, how many lines each verse. */
  readonly alineas?: readonly number[]
  readonly isGedicht?: boolean
  readonly keten?: Keten
}

/** Words that belong together by one measure, in their order, each as its graphemes: a row in which one changes, or an alphabet. */
export interface RijOpgave {
  readonly soort: 'rij'
  readonly id: string
  readonly woorden: readonly (readonly string[])[]
}

/** A scene and a sentence that is true of some of its things. */
export interface BeeldOpgave {
  readonly soort: 'beeld'
  readonly id: string
  readonly zin: string
  /** Everything that can be given: a thing, or a thing with its pose (`thing:pose`). */
  readonly dingen: readonly string[]
  readonly goed: readonly string[]
}

/** A silent film, and the words to say what it shows. */
export interface FilmOpgave {
  readonly soort: 'film'
  readonly id: string
  /** The words that lie ready, mixed: those of the printed line, and others by which the film would be another. */
  readonly woorden: readonly string[]
  /** Every line of those words that plays this film, the printed one first. */
  readonly ordes: readonly (readonly string[])[]
  /** The printed line, with its capital and full stop. */
  readonly zin: string
}

/** Words without their marks, and every way to mark them that is right. */
export interface TekenOpgave {
  readonly soort: 'teken'
  readonly id: string
  /** The words without marks, and without the capitals that come from marks; names keep theirs. */
  readonly woorden: readonly string[]
  /** The marks that lie ready. */
  readonly tekens: readonly string[]
  /** The text with its marks in each way that is right, the printed one first. */
  readonly goed: readonly string[]
}

/** What is asked. `id` is an address that the server can look up, or from which it makes the same opgave again. */
export type Opgave =
  | WoordOpgave
  | ZinOpgave
  | GatOpgave
  | TekstOpgave
  | RijOpgave
  | BeeldOpgave
  | FilmOpgave
  | TekenOpgave

/** The opgave of a soort. */
export type OpgaveVan<S extends Opgave['soort']> = Extract<Opgave, { readonly soort: S }>

const TEKSTEN: { readonly [S in Opgave['soort']]: (opgave: OpgaveVan<S>) => string } = {
  woord: ({ word }) => word,
  zin: ({ woorden }) => woorden.join(' '),
  gat: ({ zin }) => zin,
  tekst: ({ id }) => id,
  rij: ({ woorden }) => woorden.map((woord) => woord.join('')).join(' '),
  beeld: ({ id }) => id,
  film: ({ id }) => id,
  teken: ({ woorden }) => woorden.join(' '),
}

/** Returns an opgave as text, by which a round remembers it: the word, the sentence, or the address of a scene. */
export function tekstVan(opgave: Opgave): string {
  const say = TEKSTEN[opgave.soort] as (opgave: Opgave) => string
  return say(opgave)
}

/** Normalises letters for comparison, so that what looks the same is written in one way. */
export const gelijkschrift = (tekst: string): string => tekst.normalize('NFC')
