import { createSign, generateKeyPairSync } from 'node:crypto'
import { WACHTWOORD } from './bevolking.ts'
import { makeDataDir, startKind } from './kind.ts'
import type { Klaar } from './server.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 5)
const KLAS = 30
const DOEL_MS = 300
const PAUZE_MS = 1_000
const RSA_BITS = 3072

/** Measures what no sign-in can avoid: one signature with a key like ours, in ms of processor time. */
function kaleHandtekening(): number {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  const begin = process.cpuUsage()
  for (let n = 0; n < KLAS; n += 1) createSign('sha512').update('token').sign(privateKey)
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000 / KLAS
}

/** Signs in as one pupil and returns how long that took, in ms. */
async function signIn(adres: string, gebruikersnaam: string): Promise<number> {
  const begin = performance.now()
  const antwoord = await fetch(`${adres}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam, wachtwoord: WACHTWOORD }),
  })
  const { token } = (await antwoord.json()) as { token?: string }
  if (!token) throw new Error(`inloggen gaf ${antwoord.status}`)
  return performance.now() - begin
}

/** Signs in a class, with its pupils spread over the pause as children are. */
async function klas(adres: string, namen: readonly string[]): Promise<number[]> {
  return Promise.all(
    namen.map(async (naam, i) => {
      await new Promise((klaar) => setTimeout(klaar, (i * PAUZE_MS) / namen.length))
      return signIn(adres, naam)
    }),
  )
}

/** Measures thirty pupils who sign in within one second, and the same thirty at the same instant. */
export async function measureInloggen(): Promise<void> {
  printTitel('inloggen', `${KLAS} leerlingen met naam en wachtwoord, ${RONDES} rondes`)
  const { map, cleanUp } = makeDataDir()
  const kind = startKind('server.ts', { BENCH_DATA_DIR: map })
  try {
    const { poort, spelers } = await kind.waitFor<Klaar>('klaar')
    const adres = `http://127.0.0.1:${poort}`
    const namen = spelers.slice(0, KLAS).map(({ gebruikersnaam }) => gebruikersnaam)
    await klas(adres, namen)
    const [verspreid, tegelijk, kaal]: number[][] = [[], [], []]
    for (let ronde = 0; ronde < RONDES; ronde += 1) {
      kaal?.push(kaleHandtekening())
      verspreid?.push(...(await klas(adres, namen)))
      tegelijk?.push(...(await Promise.all(namen.map((naam) => signIn(adres, naam)))))
    }
    const handtekening = mediaan(kaal ?? [])
    const rij = (naam: string, tijden: readonly number[]): string[] => [
      naam,
      getal(percentiel(tijden, 0.5), 1),
      getal(percentiel(tijden, 0.99), 1),
      getal(percentiel(tijden, 0.5) / handtekening, 1),
    ]
    printTabel(
      ['', 'p50 ms', 'p99 ms', '× één handtekening'],
      [
        ['plafond: één handtekening RS512', getal(handtekening, 1), '', getal(1, 1)],
        rij('binnen één seconde', verspreid ?? []),
        rij('in hetzelfde ogenblik', tegelijk ?? []),
      ],
    )
    printDoelen([
      {
        soort: 'hoogstens',
        naam: `${KLAS} leerlingen binnen één seconde, p99`,
        gemeten: percentiel(verspreid ?? [], 0.99),
        grens: DOEL_MS,
        decimalen: 0,
        eenheid: 'ms',
      },
    ])
  } finally {
    await kind.stop()
    cleanUp()
  }
}
