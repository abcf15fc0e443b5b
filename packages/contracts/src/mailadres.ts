import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** An e-mail address that somebody signs in or is written to with: one, in small letters. */
export const MailadresSchema = tekst({ min: 1, max: 100, knip: true }, z.toLowerCase(), z.email())

/** As long as an address can be (RFC 5321). */
const LANGSTE = 254

/** An address of somebody else's administration, as it stands there. */
export const VreemdMailadresSchema = tekst({ min: 1, max: LANGSTE }, z.email())

/** Can this be written to? A name to sign in with need not be an address. */
export const isMailadres = (naam: string): boolean => VreemdMailadresSchema.safeParse(naam).success
