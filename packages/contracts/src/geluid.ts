import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** The spoken Dutch of a country. */
export const SpreektaalSchema = z.enum(['nl-NL', 'nl-BE'])
export type Spreektaal = z.infer<typeof SpreektaalSchema>

/** The kinds of sound that are kept, as their addresses end. */
export const GELUID_SOORTEN = ['mp3', 'ogg', 'webm', 'm4a', 'wav'] as const
export type GeluidSoort = (typeof GELUID_SOORTEN)[number]

/** The name of a sound: the SHA-256 of its bytes, and its kind. */
export const GeluidBestandSchema = tekst(
  { max: 80 },
  z.regex(/^[0-9a-f]{64}\.(?:mp3|ogg|webm|m4a|wav)$/, 'Dit is geen naam van een geluid.'),
)

/** Addresses of sounds by the text that they say: what is not here does not exist, and is not asked for. */
export const GeluidenSchema = z.record(z.string(), z.string())
export type Geluiden = z.infer<typeof GeluidenSchema>
