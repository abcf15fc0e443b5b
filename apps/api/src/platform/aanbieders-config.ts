import * as z from 'zod/mini'
import { AanbiederIdSchema } from '@letterhaven/contracts/sso'

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/
const isVeiligAdres = (tekst: string): boolean =>
  LOOPBACK.test(tekst) || URL.parse(tekst)?.protocol === 'https:'

/** Secrets and codes are sent over https only; plain http is allowed on this machine. */
const adres = z.string().check(z.refine(isVeiligAdres, 'geef een adres dat met https:// begint'))
const tekst = z.string().check(z.trim(), z.minLength(1, 'mag niet leeg zijn'))
const schoolnummer = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]{4,12}$/, 'geef het nummer van de school'))
/** The name of a claim or an attribute. */
const veld = z.optional(tekst)

const basis = {
  id: AanbiederIdSchema.check(z.maxLength(40)),
  /** The text on the button of the sign-in page. */
  naam: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
}
const client = { clientId: tekst, clientSecret: z.optional(tekst) }

/** Which claim carries what. The default is the names that Entree Federatie uses. */
const ClaimsSchema = z.strictObject({
  /** Set this only when the provider is trusted with ECK iDs, because one ECK iD counts at every provider. */
  eckId: veld,
  profielId: veld,
  rol: veld,
  schoolnummer: veld,
  coAccount: veld,
})
export type ClaimNamen = z.infer<typeof ClaimsSchema>

const OidcSchema = z.strictObject({
  soort: z.literal('oidc'),
  ...basis,
  ...client,
  issuer: adres,
  scope: z.optional(tekst),
  prompt: z.optional(z.enum(['login', 'select_account'])),
  claims: z.optional(ClaimsSchema),
})
const GoogleSchema = z.strictObject({
  soort: z.literal('google'),
  ...basis,
  ...client,
  /** The school's own domain; accounts of any other are refused. */
  domein: tekst,
  schoolnummer,
})
const MicrosoftSchema = z.strictObject({
  soort: z.literal('microsoft'),
  ...basis,
  ...client,
  /** The school's own tenant; accounts of any other are refused. */
  tenant: z.uuid('geef het nummer (UUID) van de tenant'),
  schoolnummer,
})
const SmartschoolSchema = z.strictObject({
  soort: z.literal('smartschool'),
  ...basis,
  clientId: tekst,
  clientSecret: tekst,
  adres: z.optional(adres),
})
const SamlSchema = z.strictObject({
  soort: z.literal('saml'),
  ...basis,
  profiel: z.enum(['entree', 'basispoort']),
  /** The address that the browser is sent to with the request. */
  entryPoint: adres,
  /** The provider's own name, and the certificates (PEM) with which it signs. */
  idpIssuer: tekst,
  idpCert: z.union([tekst, z.array(tekst).check(z.minLength(1))]),
  /** Our name at the provider (entity id). */
  issuer: tekst,
  attributen: z.optional(ClaimsSchema),
})

const AanbiederSchema = z.discriminatedUnion('soort', [
  OidcSchema,
  GoogleSchema,
  MicrosoftSchema,
  SmartschoolSchema,
  SamlSchema,
])

export type OidcConfig = z.infer<typeof OidcSchema>
export type GoogleConfig = z.infer<typeof GoogleSchema>
export type MicrosoftConfig = z.infer<typeof MicrosoftSchema>
export type SmartschoolConfig = z.infer<typeof SmartschoolSchema>
export type SamlConfig = z.infer<typeof SamlSchema>
/** A provider of school accounts, as the operator configured it. */
export type AanbiederConfig = z.infer<typeof AanbiederSchema>

const NAAM = 'SSO_AANBIEDERS'

function parseJson(tekstIn: string): unknown {
  try {
    return JSON.parse(tekstIn) as unknown
  } catch {
    return undefined
  }
}

/** Reads one provider and reports each fault as one Dutch line. Values are not repeated, because some are secrets. */
function readOne(value: unknown, plek: number, fault: (line: string) => void) {
  const gelezen = AanbiederSchema.safeParse(value)
  if (gelezen.success) return [gelezen.data]
  for (const { path, message, code } of gelezen.error.issues) {
    const waar = path.length > 0 ? ` (${path.join('.')})` : ''
    const wat = code === 'custom' || code === 'invalid_format' ? `: ${message}` : ''
    fault(`${NAAM} nummer ${plek + 1}${waar} klopt niet${wat}.`)
  }
  return []
}

/** Reads the providers from the environment, a JSON list; there are none when it is not set. */
export function readAanbieders(
  text: string | null,
  fault: (line: string) => void,
): readonly AanbiederConfig[] {
  if (text === null) return []
  const lijst = parseJson(text)
  if (!Array.isArray(lijst)) {
    fault(`${NAAM} is geen JSON-lijst, zoals [{"soort":"google","id":"google",…}].`)
    return []
  }
  const aanbieders = lijst.flatMap((value: unknown, plek) => readOne(value, plek, fault))
  const ids = aanbieders.map(({ id }) => id)
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i)))
    fault(`${NAAM} noemt '${id}' twee keer; geef elke aanbieder een eigen id.`)
  return aanbieders
}
