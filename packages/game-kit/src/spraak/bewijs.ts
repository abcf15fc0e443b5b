import { isVanOns } from '@letterhaven/contracts/van-ons'

const NAAM = /\/([0-9a-f]{64})\.\w+$/

async function hashVan(bytes: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns whether this is the sound that its address names, because the name is the hash of the content. A captive
 * portal answers every address with a page of its own, and what is kept as the sound of a word stays. Reads a copy.
 */
export async function isGeluidVan(adres: string, antwoord: Response): Promise<boolean> {
  if (!isVanOns(antwoord, 'audio/')) return false
  const [, naam] = NAAM.exec(adres) ?? []
  // A browser cannot hash on a page without TLS; there the content type has to do.
  const telt = naam !== undefined && (crypto.subtle as SubtleCrypto | undefined) !== undefined
  return !telt || (await hashVan(await antwoord.clone().arrayBuffer())) === naam
}
