/** How a grammar draws the things of one scene. */
export interface Trekkingen<D, S> {
  readonly details: readonly D[]
  /** How many things there should be; there are more where the sentence needs more. */
  readonly aantal: number
  readonly loting: () => number
  /**
   * Draws a thing of which just these details are true, with whatever belongs beside it; undefined where that does not come out.
   * The tegenpool is the thing of which nothing is true, once there is one: others should be wrong mostly in its way.
   */
  readonly trek: (isWaar: (detail: D) => boolean, tegenpool?: S) => readonly S[] | undefined
  readonly isWaar: (detail: D, ding: S) => boolean
  /** Returns whether these things can be together in a scene. */
  readonly past: (samen: readonly S[]) => boolean
  /** Draws a thing that only fills the scene, where one that is partly right would spoil it. */
  readonly los?: (dingen: readonly S[]) => readonly S[] | undefined
}

const POGINGEN = 40
/** Just below half: the right one counts among those of which a detail is true, and the wrong ones differ a little more. */
const HELFT = 0.49

/** Draws until something fits beside the things there are, and adds it; false where nothing does. */
function addDing<S>(
  dingen: S[],
  trek: () => readonly S[] | undefined,
  past: (samen: readonly S[]) => boolean,
): boolean {
  for (let poging = 0; poging < POGINGEN; poging += 1) {
    const nieuw = trek()
    if (!nieuw || !past([...dingen, ...nieuw])) continue
    dingen.push(...nieuw)
    return true
  }
  return false
}

/** Chooses of which details the next thing is to be wrong, so that in the end each is true of about half of them. */
function chooseFout<D, S>(
  { details, loting, isWaar }: Trekkingen<D, S>,
  dingen: readonly S[],
  aantal: number,
): readonly D[] {
  return details.filter((detail) => {
    const waar = dingen.filter((ding) => isWaar(detail, ding)).length
    return loting() >= (aantal * HELFT - waar) / (aantal - dingen.length)
  })
}

/** Adds things until there are enough; null where they do not come. */
function addVulling<D, S>(trekkingen: Trekkingen<D, S>, dingen: S[], tegenpool?: S): S[] | null {
  const { details, aantal: gewenst, trek, past, los } = trekkingen
  const aantal = Math.max(gewenst, los ? dingen.length : 2 * details.length)
  for (let poging = 0; poging < POGINGEN && dingen.length < aantal; poging += 1) {
    const fout = chooseFout(trekkingen, dingen, aantal)
    if (los) addDing(dingen, () => los(dingen), past)
    else if (fout.length > 0)
      addDing(dingen, () => trek((detail) => !fout.includes(detail), tegenpool), past)
  }
  return dingen.length === aantal ? dingen : null
}

/**
 * Draws the things of a scene: the one that is meant, one of which nothing is true, for each detail one that is wrong in that
 * alone, and others until there are enough. Each detail is then true of about half of them. If the wrong things were only the nearly
 * right ones, the right one could be found without reading: it would have everything that comes most often. Null where the sentence
 * asks what cannot be.
 */
export function makeDingen<D, S>(trekkingen: Trekkingen<D, S>): readonly S[] | null {
  const { details, trek, past } = trekkingen
  const dingen: S[] = []
  if (!addDing(dingen, () => trek(() => true), past)) return null
  const eigen = dingen.length
  if (!addDing(dingen, () => trek(() => false), past)) return null
  const tegenpool = dingen[eigen]
  // Of a sentence with one detail the tegenpool is the nearly right one.
  for (const fout of details.length > 1 ? details : [])
    if (!addDing(dingen, () => trek((detail) => detail !== fout, tegenpool), past)) return null
  return addVulling(trekkingen, dingen, tegenpool)
}
