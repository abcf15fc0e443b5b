import type * as z from 'zod/mini'
import { readVorm } from './read-vorm.ts'
import { save, readSaved, forget } from './session/bewaard.ts'
import { sessie } from './session/sessie.ts'
import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'

/** Whose draft it is, and of what. */
export type VanWie = readonly [userId: string, wat: string]

/** What was typed and not kept yet. */
export interface Klad<T> {
  /** Null where there is none, or something else was kept there. */
  readonly lees: () => T | null
  readonly schrijf: (inhoud: T) => void
  readonly vergeet: () => void
}

/** A draft in a store, of one person. */
export function makeKlad<T>(winkel: Opslag, van: VanWie, schema: z.ZodMiniType<T>): Klad<T> {
  return {
    lees: () => {
      const gelezen = readVorm(schema, readSaved(winkel, van))
      return gelezen.success ? gelezen.data : null
    },
    schrijf: (inhoud) => save(winkel, van, inhoud),
    vergeet: () => forget(winkel, van),
  }
}

/** The draft of whoever is signed in, in this tab: until it is kept for good, or whoever typed it signs out. */
export const openKlad = <T>(wat: string, schema: z.ZodMiniType<T>): Klad<T> =>
  makeKlad(winkels.session, [sessie.user()?._id ?? '', wat], schema)
