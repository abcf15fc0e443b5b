import type { Reden } from '@letterhaven/contracts/antwoord'

export type { Reden }

/** What the engine knows of categories and words; the content of the words stays outside. */
export interface Catalogus {
  readonly categorieen: readonly {
    readonly code: string
    /** The school year (3-8) in which the category is first taught. */
    readonly groep: number
    readonly vereist: readonly string[]
    /** What it is about, where that is not spelling: an answer says nothing about a category of another gebied. */
    readonly gebied?: string | undefined
  }[]
  readonly woorden: readonly {
    readonly id: string
    readonly categorie: string
    readonly kenmerken: Readonly<Record<string, number>>
    readonly moeilijkheid: WoordSchatting
  }[]
}

/** A mean with its standard deviation, in logits; groep 4 = 0, a school year = 1. */
export interface Schatting {
  readonly mean: number
  readonly sd: number
}

/** What is known of a word besides its category: `sd` is what would remain if the category were known. */
export interface WoordSchatting extends Schatting {
  /**
   * How much the word moves where its category turns out a logit harder, -1 to 0: the same answers tell about both, so that
   * what one takes the other leaves. Absent means 0.
   */
  readonly mee?: number | undefined
}

/**
 * What is assumed of all pupils together: how far they differ in everything and in one category by itself (variances), how far
 * a category follows what it builds on, and the share of slips by those who know a word.
 */
export interface Aannames {
  readonly algemeen: number
  readonly eigen: number
  readonly samenhang: number
  readonly slip: number
}

/** What was learned about words from all pupils together; it replaces what the catalogus says about them. */
export interface Bank {
  readonly versie: number
  /** The difficulty of each word. */
  readonly moeilijkheid: Readonly<Record<string, WoordSchatting>>
  /** How much harder than was thought all words of a category are, and how sure that is. */
  readonly categorieen?: Readonly<Record<string, Schatting>>
  /** What having met a word before adds to ability, in logits: 4 numbers of times seen by 4 gaps, row by row. */
  readonly verleden?: readonly number[]
  /** What was learned about pupils; without it, the engine's own assumptions hold. */
  readonly aannames?: Aannames | undefined
}

/** What one answer says about its word, without saying whose it was; the nightly calibration reads it. */
export interface Ijkpunt {
  readonly item: string
  readonly correct: boolean
  readonly guess: number
  readonly gewicht: number
  /** The ability in the category before the answer. */
  readonly vaardigheid: { readonly mean: number; readonly variantie: number }
  /** The place in the table of history. */
  readonly cel: number
  /** The number of answers that this pupil gave in the category before. */
  readonly eerder: number
}

/** What a teacher sets. `niveau` bounds the difficulty of words, in logits. */
export interface Instellingen {
  readonly doelen?: readonly string[]
  readonly uit?: readonly string[]
  readonly niveau?: { readonly min?: number; readonly max?: number }
  /** Leaves very quick answers by choice out of the estimate, but never in dyslexia mode. */
  readonly snelFilter?: boolean
}

export interface Leerling {
  /** The school year, 1-8 (Dutch count). */
  readonly groep: number
  /** The categories that may be practised. */
  readonly scope: readonly string[]
  /** The skill score as z within the norm group, with the day it was measured. */
  readonly lvs?: { readonly z: number; readonly t: number }
  readonly dyslexie?: boolean
  readonly settings?: Instellingen
}

/** The moment of a choice. */
export interface Context {
  /** Days since 1970, with a fraction. */
  readonly t: number
  /** The chance level of the game: 1 / number of choices, or .02 when typing. */
  readonly guess: number
  /** The start of a taak: the focus is chosen anew. */
  readonly newBlock?: boolean
  /** The settings at this moment; without them those in the state hold. */
  readonly settings?: Instellingen
  /** The categories of the taak; without them the whole scope of the pupil. */
  readonly alleen?: readonly string[]
  /** Words that were asked and not answered yet: never chosen, and counted as opgaven given. */
  readonly behalve?: readonly string[]
}

/** Where an answer comes from; tests bypass `next` and leave focus and cards alone. */
export type Bron = 'practice' | 'review' | 'probe' | 'start' | 'method' | 'end'

export interface Response {
  readonly correct: boolean
  readonly t: number
  readonly guess: number
  readonly source: Bron
  readonly place: 'school' | 'home'
  /** Milliseconds; kept for calibration, unused in the estimate: speed never decides ability. */
  readonly rt?: number
}

export interface Keuze {
  readonly itemId: string
  readonly reden: Reden
}

export interface Vaardigheid extends Schatting {
  /** The number of answers so far in this category. */
  readonly n: number
}

/** The mean chance of a right (typed) answer over a category's words, with its 80 % interval. */
export interface KansOpGoed {
  readonly kans: number
  readonly laag: number
  readonly hoog: number
}

export interface ZwakkePlek {
  readonly categorie: string
  readonly zekerheid: 'let_op' | 'zeker'
  /** The probability that the category lies clearly below the pupil's own mean. */
  readonly p: number
  readonly n: number
}

/** How far a pupil is in a category: mastery is confirmed by an answer two weeks later. */
export interface Beheersing {
  readonly stand: 'bezig' | 'beheerst' | 'vastgehouden'
  /** The day on which it reached that stand; null while practising. */
  readonly sinds: number | null
  /** How sure it is that the mean chance on its words is .85 or more. */
  readonly zeker: number
}

/**
 * Why there is nothing to practise: no category is meant for the pupil, all are switched off, they have no words, the teacher's
 * bounds leave none, or every word was already asked and waits for an answer.
 */
export type WaaromNiets =
  | 'geen_scope'
  | 'alles_uit'
  | 'geen_woorden'
  | 'buiten_niveau'
  | 'alle_gevraagd'

/** What a teacher should know about the practice itself, with the numbers behind it. */
export type Waarschuwing =
  | {
      readonly soort: 'niets_te_oefenen'
      readonly waarom: WaaromNiets
    }
  /** Nobody gave the school year: practice begins as for `alsGroep`. */
  | { readonly soort: 'groep_onbekend'; readonly alsGroep: number }
  | { readonly soort: 'niveau_te_nauw'; readonly deel: number }
  | { readonly soort: 'groei_stil'; readonly categorie: string; readonly blokken: number }

/** What a sentence about a choice is made from; the screen has the words. */
export type Uitleg =
  | {
      readonly soort: 'groei'
      readonly categorie: string
      /** 'about 7 of 10, surely between 6 and 8'. */
      readonly vanTien: number
      readonly tussen: readonly [number, number]
      /** Prerequisites that are mastered already. */
      readonly beheerst: readonly string[]
    }
  | { readonly soort: 'herhaling'; readonly woord: string; readonly dagenGeleden: number }
  | { readonly soort: 'peiling'; readonly categorie: string; readonly aantal: number }
