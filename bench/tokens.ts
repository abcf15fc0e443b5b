import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createTokens } from '../apps/api/src/platform/token.ts'
import { getal, printDoelen, printTabel, printTitel } from './verslag.ts'

const KEREN = 200_000
const VERS = 2_000
const GRENS_US = 15
const US_PER_S = 1_000_000
const MS_PER_S = 1_000

/** Returns the microseconds of processor time per call, of this process alone, so that other processes do not count. */
function perKeer(keer: number, perform: (i: number) => void): number {
  const begin = process.cpuUsage()
  for (let i = 0; i < keer; i++) perform(i)
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / keer
}

/** Measures the cost of reading a token: one seen before, as on nearly every request, and one seen for the first time. */
export async function measureTokens(): Promise<void> {
  printTitel('tokens', 'RS512 met een sleutel van 3072 bits, processortijd per token')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const signingKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const tokens = createTokens({ signingKeyPem, previousSigningKeyPem: null })
  const make = () => {
    const [_id, adminId, sid] = [randomUUID(), randomUUID(), randomUUID()]
    const claims = { _id, role: 'leerling', adminId, ver: 1, sid }
    return tokens.sign(claims, new Date(), MS_PER_S)
  }
  const klas = Array.from({ length: 30 }, make)
  const vers = Array.from({ length: VERS }, make)
  for (const token of klas) tokens.verify(token)
  const teken = perKeer(VERS, make)
  const eerste = perKeer(VERS, (i) => tokens.verify(vers[i] ?? ''))
  const bekend = perKeer(KEREN, (i) => tokens.verify(klas[i % klas.length] ?? ''))
  printTabel(
    ['', 'µs', 'per seconde op één kern'],
    [
      ['tekenen', getal(teken, 1), getal(US_PER_S / teken)],
      ['voor het eerst lezen', getal(eerste, 1), getal(US_PER_S / eerste)],
      ['lezen van een bekend token', getal(bekend, 2), getal(US_PER_S / bekend)],
    ],
  )
  printDoelen([
    {
      soort: 'hoogstens',
      naam: 'een bekend token lezen',
      gemeten: bekend,
      grens: GRENS_US,
      decimalen: 2,
      eenheid: 'µs',
    },
  ])
}
