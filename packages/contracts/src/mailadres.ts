import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** An e-mail address to sign in with or to write to: a single one, in lower case. */
export const MailadresSchema = tekst({ min: 1, max: 100, knip: true }, z.toLowerCase(), z.email())

/** The longest that an address can be (RFC 5321). */
const LANGSTE = 254

/** An address from somebody else's administration, unchanged. */
export const VreemdMailadresSchema = tekst({ min: 1, max: LANGSTE }, z.email())

/** Returns whether a name can be written to. A name to sign in with need not be an address. */
export const isMailadres = (naam: string): boolean => VreemdMailadresSchema.safeParse(naam).success
