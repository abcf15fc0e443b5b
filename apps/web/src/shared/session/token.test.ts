import { describe, expect, it } from 'vitest'
import { SessieUserSchema } from '@letterhaven/contracts/sessie'
import { decodeToken, readUser } from './token.ts'

const ID = '22222222-2222-4222-8222-222222222222'
const USER = { _id: ID, role: 'docent', adminId: ID, exp: 1 }

describe('the user record', () => {
  it.each([
    USER,
    { ...USER, adminId: null, role: 'office' },
    { ...USER, extra: 'weg' },
    { ...USER, _id: '01890a5d-ac96-774b-bcce-b302099a8057' },
    { ...USER, role: 'Docent' },
    { ...USER, role: undefined },
    { ...USER, adminId: undefined },
    { ...USER, adminId: '' },
    { ...USER, _id: 'abc' },
    { ...USER, _id: '22222222-2222-9222-8222-222222222222' },
    { ...USER, exp: '1' },
    { ...USER, exp: 1.5 },
    { ...USER, exp: null },
    null,
    'docent',
    [],
    {},
  ])('is read as the contract reads it: %j', (inhoud) => {
    const schema = SessieUserSchema.safeParse(inhoud)
    expect(readUser(inhoud)).toEqual(schema.success ? schema.data : null)
  })

  it('is found in a payload with letters beyond ASCII', () => {
    const payload = Buffer.from(JSON.stringify({ ...USER, naam: 'Łukasz Yılmaz ñ' }))
    expect(decodeToken(`a.${payload.toString('base64url')}.b`)).toMatchObject({
      naam: 'Łukasz Yılmaz ñ',
    })
  })
})
