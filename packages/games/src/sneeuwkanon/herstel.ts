import { markeer } from '@letterhaven/domain/markeer'
import type { Item } from '@letterhaven/game-kit/regels/contract'

type Klanken = Pick<Item, 'graphemes'>

/** Takes letters apart as they are written by keys: ij has a key of its own. */
export const tekensVan = (tekst: string): readonly string[] => tekst.match(/ij|./gu) ?? []

/** The blocks of a word round the sounds in which what was given differs, and how many blocks those take. */
export interface Splitsing {
  readonly voor: readonly string[]
  readonly na: readonly string[]
  readonly vakken: number
}

/** Returns what is right before and behind the sounds that went wrong: whole sounds only, and never the whole word. */
export function splitAt({ graphemes }: Klanken, gegeven: string): Splitsing {
  const delen = markeer(graphemes, gegeven)
  const van = Math.max(
    0,
    delen.findIndex(({ anders }) => anders),
  )
  const tot = delen.findLastIndex(({ anders }) => anders) + 1
  const blokken = (begin: number, eind: number): readonly string[] =>
    graphemes.slice(begin, eind).flatMap(tekensVan)
  return {
    voor: blokken(0, van),
    na: blokken(tot, graphemes.length),
    vakken: blokken(van, tot).length,
  }
}

/** A form that was given, in the part that is right before the mistake, the mistake itself, and what is right behind it. */
export interface Misvorm {
  readonly voor: string
  readonly mis: string
  readonly na: string
}

/** Returns where a form that was given goes wrong. Its mistake is empty where a sound is only missing. */
export function splitVorm(item: Klanken, gegeven: string): Misvorm {
  const { voor, na } = splitAt(item, gegeven)
  const van = voor.join('').length
  const tot = Math.max(van, gegeven.length - na.join('').length)
  return { voor: gegeven.slice(0, van), mis: gegeven.slice(van, tot), na: gegeven.slice(tot) }
}

/** Returns a form that was given in the blocks that fly. */
export function splitBlokken(item: Klanken, gegeven: string): readonly string[] {
  const { voor, mis, na } = splitVorm(item, gegeven)
  return [voor, mis, na].flatMap(tekensVan)
}

/** Returns of each block of a form that was given whether it holds, or turns to powder. */
export function listHoudt(item: Klanken, gegeven: string): readonly boolean[] {
  const { voor, mis, na } = splitVorm(item, gegeven)
  return [voor, mis, na].flatMap((deel, nr) => tekensVan(deel).map(() => nr !== 1))
}
