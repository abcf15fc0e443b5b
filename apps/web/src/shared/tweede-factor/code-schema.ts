import * as z from 'zod/mini'
import { tekst } from '@letterhaven/contracts/tekst'

/** A code from an app: six digits, however they were spaced when they were copied. */
export const AppCodeSchema = z.strictObject({
  code: tekst(
    { min: 1, max: 40, knip: true },
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, { error: 'Een code heeft zes cijfers' }),
  ),
})

/** A recovery code: ten letters and digits, with or without the dash. */
export const HerstelcodeSchema = z.strictObject({
  code: tekst(
    { min: 1, max: 40, knip: true },
    z.refine((code) => code.replaceAll(/[^a-z0-9]/gi, '').length === 10, {
      error: 'Een herstelcode heeft twee keer vijf tekens',
    }),
  ),
})
