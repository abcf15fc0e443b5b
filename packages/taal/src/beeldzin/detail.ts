/** Something that can be given as the answer: a thing, or where poses change a thing in one of its poses. */
export interface Keuze {
  /** How the answer is spelled: `aap3`, or `aap3:slaapt`. */
  readonly id: string
  /** The thing it is of. Two poses of one thing are two choices and one thing. */
  readonly ding: string
}

/** Says whether a detail of a sentence is true of a choice, within one scene. */
export type Geldt<D, K> = (detail: D, keuze: K) => boolean

/** Details that together say which, and what they are asked of. */
export interface Vraagstuk<D, K> {
  readonly details: readonly D[]
  readonly keuzes: readonly K[]
  readonly geldt: Geldt<D, K>
}

/** Returns the choices of which every detail is true. */
export const waarVan = <D, K>({ details, keuzes, geldt }: Vraagstuk<D, K>): K[] =>
  keuzes.filter((keuze) => details.every((detail) => geldt(detail, keuze)))

/** Returns the details that are not true of a choice. */
export const onwaarVan = <D, K>({ details, geldt }: Vraagstuk<D, K>, keuze: K): D[] =>
  details.filter((detail) => !geldt(detail, keuze))

/** Returns the choices that are nearly right: of which this one detail is not true, and all others are. */
export const bijnaVan = <D, K>(vraagstuk: Vraagstuk<D, K>, detail: D): K[] =>
  vraagstuk.keuzes.filter((keuze) => {
    const onwaar = onwaarVan(vraagstuk, keuze)
    return onwaar.length === 1 && onwaar[0] === detail
  })

/**
 * Returns whether the details are true of one choice alone and none can be left out: without it, another thing would be meant as
 * well. That other thing is the nearly right one, so whoever reads past one detail finds it in the scene.
 */
export function isSluitend<D, K extends Keuze>(vraagstuk: Vraagstuk<D, K>): boolean {
  const [goed, ...meer] = waarVan(vraagstuk)
  if (goed === undefined || meer.length > 0) return false
  return vraagstuk.details.every((detail) =>
    bijnaVan(vraagstuk, detail).some(({ ding }) => ding !== goed.ding),
  )
}
