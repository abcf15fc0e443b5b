import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'

/** Why two pupils are thought to be one child, strongest reason first. */
export const DubbelRedenSchema = z.enum(['eckid', 'sleutel', 'naam_en_datum', 'naam'])

const kort = z.object({ id: LeerlingIdSchema, naam: z.string() })

/** One of two pupils who may be the same child, with what they would bring into a merge. */
export const DubbelKindSchema = z.extend(kort, {
  /** The group the pupil is in; null when they are in none. */
  groep: z.nullable(z.string()),
  jaargroep: z.int(),
  geboortedatum: z.nullable(z.iso.date()),
  antwoorden: z.int(),
  /** When the pupil last practised. */
  laatst: z.nullable(z.iso.datetime()),
  /** The number of method tests that were handed in. */
  toetsen: z.int(),
  /** The sign-in name; null when the pupil was never given one to type. */
  inlognaam: z.nullable(z.string()),
  /** The pupil's key in the school's administration. */
  sleutel: z.nullable(z.string()),
  /** Whether the pupil has an ECK iD. */
  eckid: z.boolean(),
  schoolaccount: z.boolean(),
})
export type DubbelKind = z.infer<typeof DubbelKindSchema>

export const DubbelPaarSchema = z.object({
  reden: DubbelRedenSchema,
  een: DubbelKindSchema,
  ander: DubbelKindSchema,
})
export type DubbelPaar = z.infer<typeof DubbelPaarSchema>

export const DubbelenSchema = z.object({
  /** The number of pairs there are; `paren` holds the first of them. */
  aantal: z.int(),
  paren: z.array(DubbelPaarSchema),
  /** Pairs that somebody declared to be two different children. */
  apart: z.array(
    z.object({ een: kort, ander: kort, op: z.iso.datetime(), door: z.nullable(z.string()) }),
  ),
  /** The merges that were done, latest first. */
  gedaan: z.array(
    z.object({
      op: z.iso.datetime(),
      /** A first name and a letter; empty when that pupil no longer exists. */
      naam: z.string(),
      antwoorden: z.int(),
      door: z.nullable(z.string()),
    }),
  ),
})
export type Dubbelen = z.infer<typeof DubbelenSchema>

/** Declares that two pupils are different children, or takes that declaration back. */
export const ZetApartSchema = z.strictObject({
  een: LeerlingIdSchema,
  ander: LeerlingIdSchema,
  apart: z.boolean(),
})
export type ZetApart = z.infer<typeof ZetApartSchema>

/** The pupil who stays, with their name, group and sign-in, and the pupil who is merged into them. */
export const VoegSamenSchema = z.strictObject({ blijft: LeerlingIdSchema, weg: LeerlingIdSchema })
export type VoegSamen = z.infer<typeof VoegSamenSchema>
