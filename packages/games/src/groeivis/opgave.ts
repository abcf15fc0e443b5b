import { schoolVan } from './school.ts'

/** What the fish carries, and what swims around it. */
export interface Opgave {
  /** The word with which this try began, in its pieces: a real word, or after a mistake the form that was made. */
  readonly eigen: readonly string[]
  /** What stands on the scales now. */
  readonly schubben: readonly string[]
  /** The letters of the word that is asked, piece by piece, as many as there are scales. */
  readonly goed: readonly string[]
  /** The letters that swim, by their places. A letter that was eaten comes back once it is set or spat out. */
  readonly zwerm: readonly string[]
  /** Which of those is in the mouth. */
  readonly bek: number | null
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
  /** Which of two shoals the current brings near; null where all letters swim near at once. */
  readonly stroom: 0 | 1 | null
  /** On which fish light has shone, so that their letters are seen; null where it is not dark. */
  readonly licht: readonly number[] | null
  /** Whether a mistake is mended: every scale whose letter was spat out gets another. */
  readonly herstel: boolean
}

/** Returns the scales on which a wrong letter stood, while they wait for another. */
export const stukkeSchubben = ({ herstel, eigen, schubben, goed }: Opgave): readonly number[] =>
  herstel
    ? goed.flatMap((deel, i) => (eigen[i] !== deel && schubben[i] === eigen[i] ? [i] : []))
    : []

/** Returns whether a scale bears another letter than at the beginning, so that it can be taken back. */
export const isGeruild = ({ eigen, schubben }: Opgave, schub: number): boolean =>
  schubben[schub] !== eigen[schub]

/** Returns the letter in the mouth. */
export const letterIn = ({ bek, zwerm }: Opgave): string | null =>
  bek === null ? null : (zwerm[bek] ?? null)

/**
 * Returns whether the word can be swallowed: something was changed, and no scale still waits. A letter in the mouth is no bar: it
 * swims off, and what counts is what stands on the scales.
 */
export function kanSlikken(opgave: Opgave): boolean {
  if (stukkeSchubben(opgave).length > 0) return false
  return opgave.herstel || opgave.schubben.some((_, i) => isGeruild(opgave, i))
}

/** Returns whether a letter fish swims near, where it can be eaten. */
export const isNabij = ({ zwerm, stroom }: Opgave, vis: number): boolean =>
  zwerm[vis] !== undefined && (stroom === null || schoolVan(vis) === stroom)

/** Returns whether the letter of a fish is seen. */
export const isLicht = ({ licht }: Opgave, vis: number): boolean =>
  licht === null || licht.includes(vis)

const kanEten = (opgave: Opgave, vis: number): boolean =>
  isNabij(opgave, vis) && isLicht(opgave, vis)

/** Shines on a fish, which glows from then on. Null where that is no news. */
export const shine = (opgave: Opgave, vis: number): Opgave | null =>
  opgave.licht === null || isLicht(opgave, vis) || !isNabij(opgave, vis)
    ? null
    : { ...opgave, licht: [...opgave.licht, vis] }

/** Eats a letter fish; what was in the mouth swims on. Null where there is none. */
export const eat = (opgave: Opgave, vis: number): Opgave | null =>
  kanEten(opgave, vis) && opgave.bek !== vis ? { ...opgave, bek: vis } : null

/** Turns the current: the other shoal comes near. What is in the mouth stays there. Null where there is no current. */
export const turn = (opgave: Opgave): Opgave | null =>
  opgave.stroom === null ? null : { ...opgave, stroom: opgave.stroom === 0 ? 1 : 0 }

/**
 * Sets the letter in the mouth on a scale, or takes back what was set there when the mouth is empty. A letter that stands there
 * already only leaves the mouth. Null where nothing can be done.
 */
export function set(opgave: Opgave, schub: number): Opgave | null {
  const eigen = opgave.eigen[schub]
  if (eigen === undefined) return null
  const letter = letterIn(opgave) ?? eigen
  if (opgave.bek === null && letter === opgave.schubben[schub]) return null
  return { ...opgave, schubben: opgave.schubben.with(schub, letter), bek: null }
}

/** Brings the letter of a fish straight to a scale; what was in the mouth swims on. Null where there is none. */
export const bring = (opgave: Opgave, vis: number, schub: number): Opgave | null =>
  kanEten(opgave, vis) ? set({ ...opgave, bek: vis }, schub) : null

/** Returns the word that the fish became last, at once or mended; undefined where it became none. */
export const gemaaktVan = (vorige: Opgave | null): string | undefined =>
  vorige && vorige.schubben.join('') === vorige.goed.join('') ? vorige.goed.join('') : undefined

/** Returns whether nothing was done yet with the word that was given: no letter was eaten, set, or spat out at a mistake. */
export const isOngerept = ({ herstel, bek, eigen, schubben }: Opgave): boolean =>
  !herstel && bek === null && schubben.every((deel, i) => deel === eigen[i])

/** What the fish carried before, and which of its letters stay where they were. */
export interface Wissel {
  readonly was: readonly string[]
  readonly blijft: readonly boolean[]
}

/** Returns how the letters on the fish changed between two words; null where it swims on with the word that it became. */
export function wisselVan(
  vorige: Pick<Opgave, 'schubben'> | null,
  nu: Pick<Opgave, 'eigen' | 'herstel'>,
): Wissel | null {
  const was = vorige?.schubben ?? []
  if (nu.herstel || was.length === 0 || was.join('') === nu.eigen.join('')) return null
  const isGelijk = was.length === nu.eigen.length
  return { was, blijft: was.map((deel, i) => isGelijk && nu.eigen[i] === deel) }
}
