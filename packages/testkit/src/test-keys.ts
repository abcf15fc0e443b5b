import { generateKeyPairSync } from 'node:crypto'

const RSA_BITS = 3072
const SECRET_BYTES = 32

/** Encrypts pupils' secrets and derives the database roles' passwords in tests: fixed, and of no other use. */
export const TEST_SECRET: Buffer = Buffer.alloc(SECRET_BYTES, 'letterhaven test')

let pem: string | undefined

/** One real RSA key for all servers of a test process: making one takes a while. */
export function testSigningKey(): string {
  pem ??= generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  return pem
}
