import type * as z from 'zod/mini'
import { readVorm } from './read-vorm.ts'
import { save, readSaved, forget } from './session/bewaard.ts'
import { sessie } from './session/sessie.ts'
import { winkels, type Opslag } from '@letterhaven/ui/apparaat/opslag'

/** The owner of a draft, and what it is a draft of. */
export type VanWie = readonly [userId: string, wat: string]

/** A draft: what was typed and not saved yet. */
export interface Klad<T> {
  /** Null when there is no draft, or when what is stored has another shape. */
  readonly read: () => T | null
  readonly write: (inhoud: T) => void
  readonly vergeet: () => void
}

/** Makes a draft of one person in a store. */
export function makeKlad<T>(winkel: Opslag, van: VanWie, schema: z.ZodMiniType<T>): Klad<T> {
  return {
    read: () => {
      const gelezen = readVorm(schema, readSaved(winkel, van))
      return gelezen.success ? gelezen.data : null
    },
    write: (inhoud) => save(winkel, van, inhoud),
    vergeet: () => forget(winkel, van),
  }
}

/** Makes a draft of the signed-in user in this tab. It lasts until it is saved for good or its owner signs out. */
export const openKlad = <T>(wat: string, schema: z.ZodMiniType<T>): Klad<T> =>
  makeKlad(winkels.session, [sessie.user()?._id ?? '', wat], schema)
