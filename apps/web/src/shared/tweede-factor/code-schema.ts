import * as z from 'zod/mini'

/** A code of an app: six digits, however they were spaced when they were copied. */
export const AppCodeSchema = z.strictObject({
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.minLength(1),
    z.regex(/^\d{6}$/, { error: 'Een code heeft zes cijfers' }),
  ),
})

/** A code that was kept: ten letters and digits, with or without the dash. */
export const HerstelcodeSchema = z.strictObject({
  code: z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine((code) => code.replaceAll(/[^a-z0-9]/gi, '').length === 10, {
      error: 'Een herstelcode heeft twee keer vijf tekens',
    }),
  ),
})
