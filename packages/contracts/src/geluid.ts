import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** The spoken Dutch of one country. */
export const SpreektaalSchema = z.enum(['nl-NL', 'nl-BE'])
export type Spreektaal = z.infer<typeof SpreektaalSchema>

/** The formats in which sounds are kept, as file extensions. */
export const GELUID_SOORTEN = ['mp3', 'ogg', 'webm', 'm4a', 'wav'] as const
export type GeluidSoort = (typeof GELUID_SOORTEN)[number]

/** The file name of a sound: the SHA-256 of its bytes, with its extension. */
export const GeluidBestandSchema = tekst(
  { max: 80 },
  z.regex(/^[0-9a-f]{64}\.(?:mp3|ogg|webm|m4a|wav)$/, 'Dit is geen naam van een geluid.'),
)

/**
 * Addresses of sounds, keyed by the text that they say. A text that is missing has no sound, and a client does not ask
 * for one.
 */
export const GeluidenSchema = z.record(z.string(), z.string())
export type Geluiden = z.infer<typeof GeluidenSchema>
