import { generateKeyPairSync } from 'node:crypto'

const RSA_BITS = 3072
const SECRET_BYTES = 32

/** Encrypts pupils' secrets and derives the database roles' passwords in tests; it is fixed and has no other use. */
export const TEST_SECRET: Buffer = Buffer.alloc(SECRET_BYTES, 'letterhaven test')

let pem: string | undefined

/** Returns one real RSA key for all servers of a test process, because making one takes a while. */
export function testSigningKey(): string {
  pem ??= generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  return pem
}
