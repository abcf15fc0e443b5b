import * as z from 'zod/mini'
import { tekst } from './tekst.ts'

/** A school year, as '2027-2028'. */
export const SchooljaarSchema = tekst({ max: 9 }, z.regex(/^\d{4}-\d{4}$/))
