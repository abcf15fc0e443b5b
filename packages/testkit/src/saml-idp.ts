import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const SAML = 'urn:oasis:names:tc:SAML:2.0:assertion'
const DS = 'http://www.w3.org/2000/09/xmldsig#'
const EXC_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const MINUTE_MS = 60_000

/** What an assertion says; a test changes the one thing that it is about. */
export interface Assertie {
  readonly inResponseTo: string
  readonly recipient: string
  readonly audience: string
  readonly nameId: string
  readonly attributen: Readonly<Record<string, readonly string[]>>
  readonly issuer?: string
  /** When the assertion expires, in milliseconds from now. */
  readonly overMs?: number
  readonly id?: string
}

/** A provider that signs real assertions. */
export interface SamlIdp {
  readonly issuer: string
  readonly publicKeyPem: string
  /** Returns the assertion as XML in canonical form (exclusive), without a signature. */
  assertie(inhoud: Assertie): string
  /** Returns a signature over that XML, by its ID. */
  handtekening(assertie: string): string
  /** Returns the assertion with its signature in it. */
  onderteken(assertie: string): string
}

export const nieuwSamlId = (): string => `_${randomBytes(16).toString('hex')}`

/** Puts a signature where it belongs: after the issuer. */
export const metHandtekening = (assertie: string, handtekening: string): string =>
  assertie.replace('</saml:Issuer>', `</saml:Issuer>${handtekening}`)

/** Wraps a response around any contents, as the form field that carries it. */
export function alsAntwoord(inhoud: string, inResponseTo: string): string {
  const nu = new Date().toISOString()
  const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${nieuwSamlId()}" InResponseTo="${inResponseTo}" IssueInstant="${nu}" Version="2.0"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${inhoud}</samlp:Response>`
  return Buffer.from(xml).toString('base64')
}

const attribuut = ([naam, waarden]: readonly [string, readonly string[]]): string =>
  `<saml:Attribute Name="${naam}">${waarden.map((waarde) => `<saml:AttributeValue>${waarde}</saml:AttributeValue>`).join('')}</saml:Attribute>`

function write(inhoud: Assertie, eigenIssuer: string): string {
  const { inResponseTo, recipient, audience, nameId, attributen } = inhoud
  const { id = nieuwSamlId(), issuer = eigenIssuer, overMs = 5 * MINUTE_MS } = inhoud
  const nu = new Date(Date.now() - 1000).toISOString()
  const over = new Date(Date.now() + overMs).toISOString()
  return [
    `<saml:Assertion xmlns:saml="${SAML}" ID="${id}" IssueInstant="${nu}" Version="2.0">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID>${nameId}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${over}" Recipient="${recipient}"></saml:SubjectConfirmationData>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${new Date(Date.now() - MINUTE_MS).toISOString()}" NotOnOrAfter="${over}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AttributeStatement>${Object.entries(attributen).map(attribuut).join('')}</saml:AttributeStatement>`,
    '</saml:Assertion>',
  ].join('')
}

/** Makes an XML Signature by hand (RSA-SHA256). The XML is written in canonical form, so that the bytes are what is signed. */
function drawXml(assertie: string, key: KeyObject): string {
  const id = /ID="([^"]+)"/.exec(assertie)?.[1] ?? ''
  const digest = createHash('sha256').update(assertie).digest('base64')
  const inhoud = [
    `<ds:CanonicalizationMethod Algorithm="${EXC_C14N}"></ds:CanonicalizationMethod>`,
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>',
    `<ds:Reference URI="#${id}"><ds:Transforms>`,
    `<ds:Transform Algorithm="${DS}enveloped-signature"></ds:Transform>`,
    `<ds:Transform Algorithm="${EXC_C14N}"></ds:Transform></ds:Transforms>`,
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>',
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`,
  ].join('')
  const getekend = `<ds:SignedInfo xmlns:ds="${DS}">${inhoud}</ds:SignedInfo>`
  const waarde = sign('sha256', Buffer.from(getekend), key).toString('base64')
  return `<ds:Signature xmlns:ds="${DS}"><ds:SignedInfo>${inhoud}</ds:SignedInfo><ds:SignatureValue>${waarde}</ds:SignatureValue></ds:Signature>`
}

/** Makes a provider with a key of its own. */
export function createSamlIdp(issuer = 'https://federatie.example'): SamlIdp {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const handtekening = (assertie: string): string => drawXml(assertie, privateKey)
  return {
    issuer,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    assertie: (inhoud) => write(inhoud, issuer),
    handtekening,
    onderteken: (assertie) => metHandtekening(assertie, handtekening(assertie)),
  }
}
