import { describe, expect, it } from 'vitest'
import { check } from '../formulier/controleer.ts'
import { AppCodeSchema, HerstelcodeSchema } from './code-schema.ts'

const uitslag = (schema: typeof AppCodeSchema, code: string) => {
  const { meldingen, ...rest } = check(schema, { code })
  return meldingen ?? rest
}

describe('a code of an app', () => {
  it.each(['123456', ' 123456 ', '123 456', '12 34 56', '123\u00A0456'])(
    'may be pasted with spaces: %j',
    (code) => expect(uitslag(AppCodeSchema, code)).toEqual({ gegevens: { code: '123456' } }),
  )

  it.each(['12345', '1234567', '12345a', 'abcde-fghjk'])('is six digits, not %j', (code) =>
    expect(uitslag(AppCodeSchema, code)).toEqual({ code: 'Een code heeft zes cijfers' }),
  )

  it('is asked for when the field is empty', () =>
    expect(uitslag(AppCodeSchema, ' ')).toEqual({ code: 'Dit veld is verplicht' }))
})

describe('a code that was kept', () => {
  it.each(['abcde-fghjk', 'ABCDEFGHJK', ' abcde fghjk '])('may be typed as %j', (code) =>
    expect(uitslag(HerstelcodeSchema, code)).toHaveProperty('gegevens'),
  )

  it.each(['abcde', '123456', 'abcde-fghjk-m'])('is two times five characters, not %j', (code) =>
    expect(uitslag(HerstelcodeSchema, code)).toEqual({
      code: 'Een herstelcode heeft twee keer vijf tekens',
    }),
  )
})
