import { generateKeyPair, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SigningKeys } from './token.ts'

const RSA_BITS = 3072
const KEY_BYTES = 32

/** The keys of an installation: for signing tokens, and for encrypting pupils' secrets. */
export interface Keys extends SigningKeys {
  readonly geheimKey: Buffer
}

async function newSigningKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS })
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

/**
 * Reads a key file, or makes it: the file is written under another name and then renamed, so that half a key is never found.
 */
async function readOrCreate(file: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found) return found
  const made = await create()
  const aside = `${file}.${process.pid}`
  await writeFile(aside, made, { mode: 0o600, flush: true })
  await rename(aside, file)
  return made
}

/** Opens the keys that the embedded installation keeps in its own data directory, readable only by their owner. */
export async function openOwnKeys(dataDir: string): Promise<Keys> {
  const folder = path.join(dataDir, 'sleutels')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [pem, geheimKey] = await Promise.all([
    readOrCreate(path.join(folder, 'ondertekening.pem'), newSigningKey),
    readOrCreate(path.join(folder, 'leerlinggeheimen.key'), async () => randomBytes(KEY_BYTES)),
  ])
  return { signingKeyPem: pem.toString('utf8'), previousSigningKeyPem: null, geheimKey }
}
