import type { Config } from '../platform/config.ts'
import { openOwnKeys, type Keys } from '../platform/keys.ts'

/** Returns the keys of the environment, or those that this installation made for itself and keeps. */
export async function openKeys(config: Config): Promise<Keys> {
  const { signingKeyPem, previousSigningKeyPem, geheimKey } = config
  if (signingKeyPem && geheimKey) return { signingKeyPem, previousSigningKeyPem, geheimKey }
  const own = await openOwnKeys(config.dataDir)
  return {
    signingKeyPem: signingKeyPem ?? own.signingKeyPem,
    previousSigningKeyPem,
    geheimKey: geheimKey ?? own.geheimKey,
  }
}
