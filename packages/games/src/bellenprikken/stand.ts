import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { inhoudVan, isVals, valseNaden, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Schemer } from './schemerdier.ts'

/** The bubbles of one word. */
export interface Opgave {
  /** What was blown into the bubbles, by the place of each. */
  readonly stukken: readonly string[]
  /** What the word is made of: its sounds, or its pieces in plakken. */
  readonly delen: readonly string[]
  /** The bubbles that float, what was made last at the end. */
  readonly bellen: readonly Geheel[]
  /** The places of the bubbles that float far off, where none can be brought to them; null at the stage without wind. */
  readonly ver: readonly number[] | null
  /** The place of the bubble that was let go last; null before that. */
  readonly los: number | null
  /** The places of the spare bubbles that were popped for fun, after the word flew. */
  readonly geknald: readonly number[]
  /** The dusk with its animals; null at the other stages. */
  readonly schemer: Schemer | null
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
}

export type State = BeurtStaat<Opgave>

/** How many words fly when the ducks fly up with them. */
export const MIJLPALEN = [3, 6, 9] as const

/** Returns how many lanterns burn: what was mended gives as much light. */
export const lichtjes = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns how long the longest word is that flew, in letters. */
export const grootsteBel = ({ gelukt, hersteld }: Pick<State, 'gelukt' | 'hersteld'>): number =>
  Math.max(0, ...[...gelukt, ...hersteld].map((woord) => woord.length))

/** Returns the words whose lanterns burn, in the order in which they were lit. */
export function lichtWoorden({ oordelen, gelukt, missers, hersteld }: State): readonly string[] {
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => item.word)
  return oordelen.flatMap((isGoed) => {
    const woord = (isGoed ? goed : fout).shift() ?? ''
    return isGoed || hersteld.includes(woord) ? [woord] : []
  })
}

/** How a round ends: all lanterns burn, some do, or none. */
export type Slot = 'vol' | 'half' | 'leeg'

/** Returns how a round ends. */
export function slotVan({ goed, aantal }: Pick<State, 'goed' | 'aantal'>): Slot {
  if (goed === 0) return 'leeg'
  return goed >= aantal ? 'vol' : 'half'
}

/** Returns the bubble on which buttons act: the one that is held, else the one that was made last. Only one with a seam. */
export function actieveBel({ bellen }: Opgave, vast: number | null): Geheel | undefined {
  const kan = bellen.filter(({ naden }) => naden.length > 0)
  return kan.find(({ plek }) => plek === vast) ?? kan.at(-1)
}

/** How a bubble went that was let go. */
export interface Vlucht {
  readonly plek: number
  readonly isGoed: boolean
  /** Where it comes apart, and which of its pieces stand wrong. */
  readonly naden: readonly number[]
  readonly vals: readonly boolean[]
}

/** Returns how the bubble went that was let go, as long as that is looked at. */
export function vluchtVan({ fase, opgave, gegeven, item }: State): Vlucht | null {
  const bel = opgave?.bellen.find(({ plek }) => plek === opgave.los)
  if (fase !== 'kijken' || !opgave || !bel || !item || gegeven === null) return null
  const eigen = inhoudVan(opgave.stukken, bel)
  const isGoed = eigen.join('') === item.word
  return {
    plek: bel.plek,
    isGoed,
    naden: isGoed ? [] : valseNaden(opgave.delen, eigen),
    vals: eigen.map((_, nr) => !isGoed && isVals(opgave.delen, eigen, nr)),
  }
}

/** Returns whether a bubble is one that was not needed, and can be popped while the word is celebrated. */
export function kanKnallen(staat: State, plek: number): boolean {
  const { opgave } = staat
  return (
    vluchtVan(staat)?.isGoed === true &&
    opgave !== null &&
    opgave.bellen.some((bel) => bel.plek === plek) &&
    plek !== opgave.los &&
    !opgave.geknald.includes(plek)
  )
}
