import * as z from 'zod/mini'
import { tekst } from '@letterhaven/contracts/tekst'
import type { SmartschoolConfig } from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type Aanbieder, type SchoolAccount } from './aanbieder.ts'
import { isCoAccount, readAccount } from './read-account.ts'

const ADRES = 'https://oauth.smartschool.be'
const TIMEOUT_MS = 8_000
const MAX_ANTWOORD = 100_000

const TokenSchema = z.object({ access_token: tekst({ min: 1, max: 4000 }) })
const UserinfoSchema = z.looseObject({
  userID: z.union([z.string(), z.number()]),
  platform: z.optional(z.string()),
})

async function retrieve(url: string, init?: RequestInit): Promise<unknown> {
  const antwoord = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const tekst = await antwoord.text()
  if (!antwoord.ok || tekst.length > MAX_ANTWOORD) throw new SsoWeigering('stoort')
  return JSON.parse(tekst) as unknown
}

/** Translates Smartschool's own names into the ones by which every provider is read. */
function accountUit(rauw: unknown): SchoolAccount {
  const info = z.parse(UserinfoSchema, rauw)
  const { userID, platform, voornaam, naam, instellingsnummer, basisrol, leerling } = info
  const isOuder = [info['isCoAccount'], info['nrCoAccount'], info['typeCoAccount']].some(
    isCoAccount,
  )
  if (isOuder) throw new SsoWeigering('coaccount')
  const isLeerling = leerling === true || String(basisrol).toLowerCase() === 'leerling'
  return readAccount(
    {
      given_name: voornaam,
      family_name: naam,
      rol: isLeerling ? 'leerling' : 'personeel',
      school: instellingsnummer,
    },
    { rol: 'rol', schoolnummer: 'school' },
    // The number of a user is only unique within one school's platform.
    platform ? `${platform}:${userID}` : String(userID),
  )
}

/**
 * Creates the provider for Smartschool: plain OAuth 2.0, without an id token, a nonce or PKCE. What ties the answer to the
 * browser is our own state, used once, and our own PKCE leg behind it.
 */
export function smartschoolVan(config: SmartschoolConfig): Aanbieder {
  const { id, naam, clientId, clientSecret, adres = ADRES } = config
  return {
    id,
    naam,
    async begin({ state, callbackUrl }) {
      const vraag = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: 'userinfo',
        state,
      })
      return { url: `${adres}/OAuth?${vraag}`, onthouden: {} }
    },
    async read({ callbackUrl, velden }) {
      if (velden['error']) throw new SsoWeigering('afgebroken')
      const code = velden['code']
      if (!code) throw new SsoWeigering('geweigerd')
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: callbackUrl,
        code,
      })
      const token = await retrieve(`${adres}/OAuth/index/token`, { method: 'POST', body })
      const { access_token } = z.parse(TokenSchema, token)
      const vraag = new URLSearchParams({ access_token })
      return accountUit(await retrieve(`${adres}/Api/V1/userinfo?${vraag}`))
    },
  }
}
