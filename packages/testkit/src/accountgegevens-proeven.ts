import type { Proef } from './contract-proef.ts'

/** Makes the sample calls for what a school says about itself. */
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
