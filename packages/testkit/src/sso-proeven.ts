import { createHash } from 'node:crypto'
import { issueCode } from '@letterhaven/api/features/sso/sso-code.service'
import type { ssoEndpoints } from '@letterhaven/contracts/endpoints/sso'
import type { koppelverzoekenEndpoints } from '@letterhaven/contracts/endpoints/koppelverzoeken'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { TestSchool } from './test-school.ts'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

/** A school system whose sign-in starts without any request to it. */
export const PROEFSCHOOL = {
  soort: 'smartschool',
  id: 'proefschool',
  naam: 'Proefschool',
  clientId: 'letterhaven',
  clientSecret: 'geheim',
} as const
const VERIFIER = 'alleen-het-tabblad-dat-begon-kent-deze-tekst'
const challengeVan = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** The sample calls for signing in with a school account. */
export const ssoProeven = (server: () => TestServer): Record<keyof typeof ssoEndpoints, Proef> => ({
  listAanbieders: { kapot: null, als: null },
  startSso: {
    query: () => ({
      provider: 'proefschool',
      code_challenge: challengeVan(VERIFIER),
      code_challenge_method: 'S256',
    }),
    kapot: { query: { provider: 'proefschool', code_challenge: 'kort' }, veld: 'code_challenge' },
    naar: /^https:\/\/oauth\.smartschool\.be\/OAuth\?/,
    als: null,
  },
  finishSso: {
    params: () => ({ aanbieder: 'proefschool' }),
    vanIedereen: true,
    kapot: { params: { aanbieder: 'Geen Aanbieder' }, veld: 'aanbieder' },
    naar: /^\/app\/auth\/login-sso\?fout=verlopen$/,
    als: null,
  },
  finishSsoForm: {
    params: () => ({ aanbieder: 'proefschool' }),
    vanIedereen: true,
    body: () => ({ SAMLResponse: 'x', RelayState: 'y' }),
    kapot: { body: { RelayState: 'y' }, veld: 'SAMLResponse' },
    naar: /^\/app\/auth\/login-sso\?fout=verlopen$/,
    als: null,
  },
  exchangeCode: {
    query: async ({ docent: { id: userId, adminId } }) => ({
      auth_code: await issueCode(server().ctx, {
        userId,
        adminId,
        aanbieder: 'proefschool',
        agent: 'lightMyRequest',
        codeChallenge: challengeVan(VERIFIER),
      }),
      code_verifier: VERIFIER,
    }),
    kapot: { query: { auth_code: 'x', code_verifier: 'te kort' }, veld: 'code_verifier' },
    als: null,
  },
  readSsoUser: { kapot: null, als: ({ docent }) => docent },
})

/**
 * Inserts a request to the admin of a school about an account, and reopens it where it was answered. Its id is that of the
 * school, so that it is known beforehand.
 */
async function plantVerzoek(server: TestServer, adminId: AdminId): Promise<void> {
  await server.owner
    .insertInto('koppelverzoek')
    .values({
      admin_id: adminId,
      id: adminId,
      aanbieder: 'proefschool',
      soort: 'sub',
      waarde_hash: createHash('sha256').update(adminId).digest(),
      naam: 'Jip Blom',
      is_leerling: true,
      gevraagd_op: new Date(),
    })
    .onConflict((c) =>
      c
        .columns(['admin_id', 'id'])
        .doUpdateSet({ beantwoord_op: null, beantwoord_door: null, gekoppeld_aan: null }),
    )
    .execute()
}

/** Makes the sample calls for school accounts that wait for an admin. */
export const koppelProeven = (
  server: () => TestServer,
): Record<keyof typeof koppelverzoekenEndpoints, Proef> => {
  const als: Proef['als'] = async ({ adminId, rollen }) => {
    await plantVerzoek(server(), adminId)
    return rollen.schooladmin
  }
  const een = {
    params: ({ adminId }: TestSchool) => ({ adminId, koppelverzoekId: adminId }),
    kapot: { params: { koppelverzoekId: 'geen-uuid' }, veld: 'koppelverzoekId' },
    als,
  }
  return {
    listKoppelverzoeken: {
      params: ({ adminId }) => ({ adminId }),
      kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
      als,
    },
    listKandidaten: { ...een, query: () => ({ zoek: '' }) },
    confirmKoppelverzoek: { ...een, body: ({ leerling }) => ({ userId: leerling.id }) },
    refuseKoppelverzoek: een,
    reopenKoppelverzoek: {
      ...een,
      als: async (school) => {
        const beheerder = await als(school)
        const pad = `/api/admins/${school.adminId}/koppelverzoeken/${school.adminId}`
        await server().call(pad, { method: 'DELETE', token: beheerder.token })
        return beheerder
      },
    },
  }
}
