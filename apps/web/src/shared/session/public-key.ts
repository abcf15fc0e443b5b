import { isVanOns } from '@letterhaven/contracts/van-ons'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { klok } from '../klok/klok.ts'
import { SLEUTEL } from './sleutel.ts'
import { HANDTEKENING_FOUT, TOKEN_FOUT, verifieerToken } from './verifieer-token.ts'

/** A key that no longer fits is fetched anew, but at most once in this many seconds and not by every call of a page. */
const OPNIEUW_NA_SECONDEN = 300

const nu = (): number => klok.nu() / 1000

/** Returns whether a text is a key at all: the page of a hotspot must not be kept for the visit. */
const isSleutel = (tekst: string): boolean => tekst.startsWith('-----BEGIN PUBLIC KEY-----')

async function fetchSleutel(): Promise<string> {
  const antwoord = await fetch('/api/auth/public-key').catch(() => null)
  const pem = antwoord && isVanOns(antwoord, 'text/plain') ? await antwoord.text() : ''
  if (!isSleutel(pem)) throw new Error(TOKEN_FOUT.sleutel)
  winkels.session.setItem(SLEUTEL.publicKey, pem)
  return pem
}

/** Claims the right to fetch the key again; returns false while it was claimed within the last five minutes. */
function magOpnieuw(): boolean {
  const vorige = Number(winkels.session.getItem(SLEUTEL.publicKeyOpnieuw))
  if (vorige && nu() - vorige < OPNIEUW_NA_SECONDEN) return false
  winkels.session.setItem(SLEUTEL.publicKeyOpnieuw, String(nu()))
  return true
}

interface Paar {
  readonly access_token?: string
  readonly refresh_token?: string
}

async function verifieerMet(paar: Paar, pem: string): Promise<void> {
  await verifieerToken(paar.access_token, pem, nu())
  await verifieerToken(paar.refresh_token, pem, nu())
}

/**
 * Verifies both tokens with the auth service's key, which is kept for the session of this tab; after a failed signature the key
 * is fetched once more. Throws with one of the texts of the specification.
 */
export async function verifieerPaar(paar: Paar): Promise<void> {
  const gevonden = winkels.session.getItem(SLEUTEL.publicKey)
  const bewaard = gevonden !== null && isSleutel(gevonden) ? gevonden : null
  try {
    await verifieerMet(paar, bewaard ?? (await fetchSleutel()))
  } catch (fout) {
    const isOudeSleutel = fout instanceof Error && fout.message === HANDTEKENING_FOUT
    if (!isOudeSleutel || !bewaard || !magOpnieuw()) throw fout
    await verifieerMet(paar, await fetchSleutel())
  }
}
