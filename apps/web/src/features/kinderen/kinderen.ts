import * as z from 'zod/mini'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { NaamSchema } from '@letterhaven/contracts/leerling'
import { MEESTE_ERBIJ } from '@letterhaven/contracts/nieuwe-leerlingen-maten'
import type { NieuweLeerling } from '@letterhaven/contracts/nieuwe-leerlingen'
import { TOESTEMMING_GEVERS } from '@letterhaven/contracts/toestemming-maten'
import {
  alsToestemming,
  beginVerklaring,
  vandaag,
  ZONDER_VINKJE,
} from '../../shared/toestemming/verklaring.ts'

/** A child that is being filled in; its key stays the same, so that sending it twice adds it once. */
export const KindSchema = z.extend(NaamSchema, {
  sleutel: z.string(),
  jaargroep: z.int(),
  dyslexie: z.boolean(),
  verklaring: z.object({
    soort: z.enum(TOESTEMMING_GEVERS),
    akkoord: z.boolean(),
    naam: z.string(),
    gegevenOp: z.string(),
  }),
})
export type Kind = Readonly<z.infer<typeof KindSchema>>

export type KindFouten = Readonly<Partial<Record<'voornaam' | 'toestemming' | 'gegevenOp', string>>>

/** How many can be added at once: a few children of one's own, not a class. */
export const MEESTE_KINDEREN = Math.min(8, MEESTE_ERBIJ)

export const leegKind = (soort: AdminSoort, jaargroep: number): Kind => ({
  sleutel: crypto.randomUUID(),
  voornaam: '',
  tussenvoegsel: '',
  achternaam: '',
  jaargroep,
  dyslexie: false,
  verklaring: beginVerklaring(soort),
})

/** Returns what is still missing before a child can be added. */
export function foutenVan({ voornaam, verklaring: { akkoord, gegevenOp } }: Kind): KindFouten {
  const isDag = gegevenOp !== '' && gegevenOp <= vandaag()
  return {
    ...(voornaam.trim() === '' && { voornaam: 'Vul een voornaam in' }),
    ...(!akkoord && { toestemming: ZONDER_VINKJE }),
    ...(!isDag && { gegevenOp: 'Kies een dag die al geweest is' }),
  }
}

/** Returns what the server says about the fields of a child, by its position in what was sent. */
export function vanServer(velden: Readonly<Record<string, string>>, plek: number): KindFouten {
  const voor = `leerlingen.${plek}.`
  const search = (...namen: string[]) => namen.map((naam) => velden[voor + naam]).find(Boolean)
  const [voornaam, dag] = [search('voornaam'), search('toestemming.gegevenOp')]
  const toestemming = search('toestemming', 'toestemming.soort', 'toestemming.versie')
  return {
    ...(voornaam && { voornaam }),
    ...(dag && { gegevenOp: dag }),
    ...(toestemming && { toestemming }),
  }
}

/** Returns the children to keep in the tab, if a name was typed: the consent must be given anew when they are resumed. */
export const alsKlad = (kinderen: readonly Kind[]): Kind[] =>
  kinderen
    .filter(({ voornaam, tussenvoegsel, achternaam }) => voornaam + tussenvoegsel + achternaam)
    .map((kind) => ({ ...kind, verklaring: { ...kind.verklaring, akkoord: false } }))

/** Resumes a child from a draft: a parent at home consents today, a practice notes when a parent did. */
export const hervat = (kind: Kind, soort: AdminSoort): Kind =>
  soort === 'thuis' ? { ...kind, verklaring: { ...kind.verklaring, gegevenOp: vandaag() } } : kind

/** Returns a child as it is sent. */
export function alsLeerling({ verklaring, ...kind }: Kind): NieuweLeerling {
  return { ...kind, toestemming: alsToestemming(verklaring) }
}
