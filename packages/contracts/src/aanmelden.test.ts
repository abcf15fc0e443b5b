import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { AuthSchema, deurVan, type Deur } from './aanmelden.ts'

const ID = '0f3d7c1e-5a42-4b60-9c11-6a7e2f4d1b01'
const passkey = {
  id: 'sleutel',
  rawId: 'sleutel',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  clientExtensionResults: {},
}

/** Every way through the door, with a body as somebody would send it. */
const WEGEN = {
  wachtwoord: { gebruikersnaam: 'juf@school.example', wachtwoord: 'een lange zin' },
  schoolcode: { schoolcode: 'H7KM3P', leerlingId: ID, geheim: 'blauwe walvis' },
  qr: { qr: 'x'.repeat(43) },
  demo: { demo: true, jaargroep: 4 },
  code: { uitdaging: 'x'.repeat(43), code: '123456' },
  passkey: { uitdaging: 'x'.repeat(43), passkey },
  adminId: { uitdaging: 'x'.repeat(43), adminId: ID },
} as const satisfies Record<Deur, object>

const read = (body: unknown) => z.safeParse(AuthSchema, body)
const velden = (body: unknown): string[] =>
  (read(body).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  )

describe('the one door', () => {
  it.each(Object.entries(WEGEN))('takes the way of %s', (deur, body) => {
    expect(deurVan(body)).toBe(deur)
    expect(read(body)).toMatchObject({ success: true, data: body })
  })

  it.each(Object.entries(WEGEN))('refuses one thing too many on the way of %s', (_deur, body) => {
    expect(velden({ ...body, rol: 'superadmin' })).toEqual(['rol'])
  })

  it.each(Object.entries(WEGEN))('refuses one thing too few on the way of %s', (deur, body) => {
    for (const veld of Object.keys(body).filter((naam) => naam !== 'jaargroep')) {
      const zonder = Object.fromEntries(Object.entries(body).filter(([naam]) => naam !== veld))
      // Without the field that marks its way, the body counts as another way, for which something is missing too.
      expect({ deur, veld, goed: read(zonder).success }).toEqual({ deur, veld, goed: false })
    }
  })

  it('takes no two ways at once', () => {
    const alle = Object.values(WEGEN)
    for (const een of alle)
      for (const ander of alle) {
        const samen = { ...een, ...ander }
        const isZelfde = alle.some(
          (weg) =>
            JSON.stringify(Object.keys(weg).toSorted()) ===
            JSON.stringify(Object.keys(samen).toSorted()),
        )
        expect(read(samen).success).toBe(isZelfde)
      }
  })

  it('speaks of the form that people see when nothing tells the way', () => {
    for (const body of [{}, null, 'x', 7, []]) expect(deurVan(body)).toBe('wachtwoord')
    expect(velden({})).toEqual(['gebruikersnaam', 'wachtwoord'])
  })

  it.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085'])(
    'refuses a name with the control character %j',
    (teken) => {
      expect(velden({ ...WEGEN.wachtwoord, gebruikersnaam: `juf${teken}x` })).toEqual([
        'gebruikersnaam',
      ])
    },
  )

  it('never breaks, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(typeof read(body).success).toBe('boolean')
      }),
    )
  })
})
