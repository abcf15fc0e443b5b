import { randomBytes } from 'node:crypto'
import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import * as z from 'zod/mini'
import type { ClaimNamen, SamlConfig } from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type Aanbieder, type Terugkeer } from './aanbieder.ts'
import { readAccount } from './read-account.ts'

const CLOCK_SKEW_MS = 60_000
const MAX_AGE_MS = 10 * 60_000
const ID_BYTES = 20

/** Which attributes hold what in the two federations of Dutch schools. */
const PROFIELEN: Record<SamlConfig['profiel'], ClaimNamen> = {
  entree: {
    eckId: 'eckId',
    profielId: 'nlEduPersonProfileId',
    rol: 'eduPersonAffiliation',
    schoolnummer: 'nlEduPersonHomeOrganizationId',
  },
  basispoort: {
    eckId: 'eckId',
    profielId: 'basispoortId',
    rol: 'rol',
    schoolnummer: 'brin',
  },
}

/** Remembers one request, in the sealed row of the sign-in, instead of a list in memory. */
function rememberOne(requestId: string): CacheProvider {
  const createdAt = Date.now()
  const value = new Date(createdAt).toISOString()
  return {
    saveAsync: async () => ({ value, createdAt }),
    getAsync: async (key) => (key === requestId ? value : null),
    removeAsync: async (key) => key,
  }
}

/** Loads the library at the first sign-in through a federation, because most installations never meet one. */
async function createSaml(
  config: SamlConfig,
  { requestId, callbackUrl }: { requestId: string; callbackUrl: string },
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { entryPoint, issuer, idpCert, idpIssuer } = config
  return new SAML({
    entryPoint,
    issuer,
    idpCert,
    idpIssuer,
    callbackUrl,
    audience: issuer,
    // The assertion itself must be signed, whatever is around it.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: rememberOne(requestId),
    generateUniqueId: () => requestId,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  })
}

/** The parts of the signed assertion that the library leaves unread: for whom it is, by whom, and in answer to what. */
const AssertionSchema = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.tuple([
          z.object({
            $: z.object({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: z.tuple([
              z.object({
                $: z.object({
                  Recipient: z.string(),
                  InResponseTo: z.string(),
                  NotOnOrAfter: z.string(),
                }),
              }),
            ]),
          }),
        ]),
      }),
    ]),
    Conditions: z.tuple([z.object({ $: z.object({ NotOnOrAfter: z.string() }) })]),
  }),
})

function requireForUs(
  profile: Profile,
  wanted: { readonly callbackUrl: string; readonly requestId: string; readonly idpIssuer: string },
): void {
  const { Assertion } = z.parse(AssertionSchema, profile.getAssertion?.())
  const { Recipient, InResponseTo } =
    Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$
  const isForUs = Recipient === wanted.callbackUrl && InResponseTo === wanted.requestId
  if (!isForUs || profile.issuer !== wanted.idpIssuer) throw new SsoWeigering('geweigerd')
}

/**
 * Shortens 'urn:mace:dir:attribute-def:sn' to 'sn'; two attributes with one short name leave it open which is meant, and are
 * refused.
 */
function korteNamen(attributen: unknown): Record<string, unknown> {
  const kort = new Map<string, unknown>()
  for (const [naam, waarde] of Object.entries(attributen ?? {})) {
    const sleutel = naam.split(/[:/]/).at(-1) ?? naam
    if (kort.has(sleutel)) throw new SsoWeigering('geweigerd')
    kort.set(sleutel, waarde)
  }
  return Object.fromEntries(kort)
}

const nieuwId = (): string => `_${randomBytes(ID_BYTES).toString('hex')}`

async function readAssertie(config: SamlConfig, terugkeer: Terugkeer): Promise<Profile> {
  const { callbackUrl, onthouden, velden } = terugkeer
  const requestId = onthouden['requestId'] ?? ''
  const SAMLResponse = velden['SAMLResponse'] ?? ''
  // No declarations of any kind are allowed: an entity can unpack to anything.
  if (/<!/.test(Buffer.from(SAMLResponse, 'base64').toString('utf8')))
    throw new SsoWeigering('geweigerd')
  const saml = await createSaml(config, { requestId, callbackUrl })
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse })
  if (!profile) throw new SsoWeigering('geweigerd')
  requireForUs(profile, { callbackUrl, requestId, idpIssuer: config.idpIssuer })
  return profile
}

/** Creates a federation that uses SAML 2.0: the request goes by redirect, the answer comes as a form. */
export function samlVan(config: SamlConfig): Aanbieder {
  const namen = { ...PROFIELEN[config.profiel], ...config.attributen }
  return {
    id: config.id,
    naam: config.naam,
    async begin({ state, callbackUrl }) {
      const requestId = nieuwId()
      const saml = await createSaml(config, { requestId, callbackUrl })
      const url = await saml.getAuthorizeUrlAsync(state, undefined, {})
      return { url, onthouden: { requestId } }
    },
    async read(terugkeer) {
      const profile = await readAssertie(config, terugkeer)
      return readAccount(korteNamen(profile['attributes']), namen, profile.nameID ?? '')
    },
  }
}
