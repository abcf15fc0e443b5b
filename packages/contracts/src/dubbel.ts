import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'

/** Why two are thought to be one child, strongest first. */
export const DubbelRedenSchema = z.enum(['eckid', 'sleutel', 'naam_en_datum', 'naam'])

const kort = z.object({ id: LeerlingIdSchema, naam: z.string() })

/** One of two who may be the same child, with what comes along with it. */
export const DubbelKindSchema = z.extend(kort, {
  /** Where it sits; null where it sits nowhere. */
  groep: z.nullable(z.string()),
  jaargroep: z.int(),
  geboortedatum: z.nullable(z.iso.date()),
  antwoorden: z.int(),
  /** When it last practised. */
  laatst: z.nullable(z.iso.datetime()),
  /** Method tests that were handed in. */
  toetsen: z.int(),
  /** Null where it was never given one to type. */
  inlognaam: z.nullable(z.string()),
  /** The key of the school's administration. */
  sleutel: z.nullable(z.string()),
  /** Whether it has one. */
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
  /** How many pairs there are; `paren` has the first of them. */
  aantal: z.int(),
  paren: z.array(DubbelPaarSchema),
  /** Pairs of which somebody said that they are two children. */
  apart: z.array(
    z.object({ een: kort, ander: kort, op: z.iso.datetime(), door: z.nullable(z.string()) }),
  ),
  /** What was merged, latest first. */
  gedaan: z.array(
    z.object({
      op: z.iso.datetime(),
      /** A first name and a letter; empty where that pupil is no more. */
      naam: z.string(),
      antwoorden: z.int(),
      door: z.nullable(z.string()),
    }),
  ),
})
export type Dubbelen = z.infer<typeof DubbelenSchema>

/** That two are two children, or that this was not meant. */
export const ZetApartSchema = z.strictObject({
  een: LeerlingIdSchema,
  ander: LeerlingIdSchema,
  apart: z.boolean(),
})
export type ZetApart = z.infer<typeof ZetApartSchema>

/** Who stays, with its name, group and sign-in, and who becomes part of it. */
export const VoegSamenSchema = z.strictObject({ blijft: LeerlingIdSchema, weg: LeerlingIdSchema })
export type VoegSamen = z.infer<typeof VoegSamenSchema>
