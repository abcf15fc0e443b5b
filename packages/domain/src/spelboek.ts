import type { Spelboek } from '@letterhaven/contracts/spelboek'
import { TRAPPEN, type Trap } from '@letterhaven/contracts/trap'

/** What a game remembers of who never played it. */
export const LEEG_BOEK: Spelboek = { gespeeld: 0, record: null, geheim: false, trap: 1 }

/** After how many plays each stage opens. Being right or fast opens none. */
const OPENT_NA: Readonly<Record<Trap, number>> = { 1: 0, 2: 1, 3: 3 }

/** Returns the stages that may be chosen after so many plays. */
export const openTrappen = ({ gespeeld }: Pick<Spelboek, 'gespeeld'>): readonly Trap[] =>
  TRAPPEN.filter((trap) => OPENT_NA[trap] <= gespeeld)

/** Returns how many plays a stage still needs before it opens; 0 for an open one. */
export const nogTotTrap = ({ gespeeld }: Pick<Spelboek, 'gespeeld'>, trap: Trap): number =>
  Math.max(0, OPENT_NA[trap] - gespeeld)

/** Returns the better of two records. */
const beste = (een: number | null, ander: number | null): number | null =>
  een === null ? ander : Math.max(een, ander ?? een)

/**
 * Puts together what two devices or tabs remember: the better record, the larger count of plays, the secret of either, and the
 * stage of who played more. The order and the number of times do not matter.
 */
export function mergeSpelboek(een: Spelboek, ander: Spelboek): Spelboek {
  const meest = een.gespeeld === ander.gespeeld ? null : een.gespeeld > ander.gespeeld ? een : ander
  return {
    gespeeld: Math.max(een.gespeeld, ander.gespeeld),
    record: beste(een.record, ander.record),
    geheim: een.geheim || ander.geheim,
    trap: meest?.trap ?? (een.trap > ander.trap ? een.trap : ander.trap),
  }
}

/** What one round adds. */
export interface RondeUitslag {
  readonly trap: Trap
  /** What was reached; null in games that keep no record. */
  readonly record: number | null
}

/** Returns the book after a round that was played to its end. */
export const addRonde = (boek: Spelboek, { trap, record }: RondeUitslag): Spelboek => ({
  ...boek,
  gespeeld: boek.gespeeld + 1,
  record: beste(boek.record, record),
  trap,
})

/** Returns whether what was reached beats what was reached before; a first round beats nothing. */
export const isNieuwRecord = (vorig: number | null, nu: number | null): boolean =>
  vorig !== null && nu !== null && nu > vorig
