import type { Proef } from './contract-proef.ts'

/** The ways to what a school says of itself. */
export function makeAccountgegevensProeven() {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  return {
    getAccountgegevens: school,
    updateAccountgegevens: {
      ...school,
      body: () => ({ telefoon: '020 123 45 67', postcode: '1234 ab' }),
      kapot: { body: { contactmail: 'geen adres' }, veld: 'contactmail' },
    },
  } satisfies Record<string, Proef>
}
