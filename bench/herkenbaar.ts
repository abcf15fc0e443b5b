import { randomUUID } from 'node:crypto'
import { createPool } from '../apps/api/src/platform/db.ts'
import { makeKlascode, makeSchoolcode } from '../apps/api/src/features/leerling-inloggen/codes.ts'
import { stroom } from '../packages/game-kit/src/regels/rng.ts'
import { auc, scherpte } from './auc.ts'
import { kaartToken, leerkrachtNaam, type Leden, makeLeden } from './herkenbaar-leden.ts'
import { makeDataDir, startKind } from './kind.ts'
import { makeBeller, type Paar, type Reeks, type Vraag, vraagParen } from './paren.ts'
import type { Klaar } from './server.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const PAREN = Number(process.env['BENCH_PAREN'] ?? 1000)
const OPWARMEN = 40
/**
 * The number of tries per pupil, at two doors that count as one. It stays below the five free tries, so that no delay
 * interferes.
 */
const POGINGEN = 2
const NAMEN = Math.ceil((PAREN + OPWARMEN) / POGINGEN)
/** Enough schools to keep each of them far below the number of failures at which it is answered slowly. */
const SCHOLEN = 20
const GRENS = 0.05
const FOUT = 'niet het wachtwoord'
/** The number of pairs per address. An address may ask for sixty resets in ten minutes, and mistype two hundred codes. */
const PER_ADRES = 25

const rij = <T>(lengte: number, make: () => T): T[] => Array.from({ length: lengte }, make)

/** Returns the name for the n-th pair; each name is asked for `POGINGEN` times in a row. */
function nde<T>(namen: readonly T[], n: number): T {
  const naam = namen[Math.floor(n / POGINGEN) % namen.length]
  if (naam === undefined) throw new Error('een rij zonder namen')
  return naam
}

const deur = (body: unknown): Vraag => ({ pad: '/api/auth', body, vanaf: 1 })
const metNaam = (gebruikersnaam: string): Vraag => deur({ gebruikersnaam, wachtwoord: FOUT })
const metGeheim = (schoolcode: string, leerlingId: string): Vraag =>
  deur({ schoolcode, leerlingId, geheim: FOUT })
const metKlas = (klascode: string, n: number): Vraag => ({
  pad: '/api/auth/klas',
  body: { klascode },
  vanaf: 2 + Math.floor(n / PER_ADRES),
})
const metHerstel = (gebruikersnaam: string, n: number): Vraag => ({
  pad: '/api/auth/wachtwoordaanvragen',
  body: { gebruikersnaam },
  vanaf: 2 + Math.floor(n / PER_ADRES),
})

/** Returns every door with two calls: for somebody or something that exists, and for one that does not. */
function paren({ leerkrachten, leerlingen, schoolcodes, dichteKlas, kaarten }: Leden): Paar[] {
  const [vreemden, vreemdeLeerlingen] = [rij(NAMEN, leerkrachtNaam), rij(NAMEN, randomUUID)]
  const geenCodes = rij(SCHOLEN, makeSchoolcode)
  return [
    {
      naam: 'inloggen: leerkracht',
      bestaat: (n) => metNaam(nde(leerkrachten, n)),
      bestaatNiet: (n) => metNaam(nde(vreemden, n)),
    },
    {
      naam: 'inloggen: leerling',
      bestaat: (n) => metNaam(nde(leerlingen, n).gebruikersnaam),
      bestaatNiet: (n) => metNaam(`leerling.${nde(vreemdeLeerlingen, n)}`),
    },
    {
      naam: 'herstel: leerkracht',
      bestaat: (n) => metHerstel(nde(leerkrachten, n), n),
      bestaatNiet: (n) => metHerstel(nde(vreemden, n), n),
    },
    {
      naam: 'klas: leerling',
      bestaat: (n) => metGeheim(nde(leerlingen, n).schoolcode, nde(leerlingen, n).id),
      bestaatNiet: (n) => metGeheim(nde(leerlingen, n).schoolcode, nde(vreemdeLeerlingen, n)),
    },
    {
      naam: 'klas: schoolcode',
      bestaat: (n) => metGeheim(nde(schoolcodes, n), randomUUID()),
      bestaatNiet: (n) => metGeheim(nde(geenCodes, n), randomUUID()),
    },
    {
      naam: 'klas: link die uit is',
      bestaat: (n) => metKlas(dichteKlas, n),
      bestaatNiet: (n) => metKlas(makeKlascode(), n),
    },
    {
      naam: 'kaart: van wie weg is',
      bestaat: (n) => deur({ qr: nde(kaarten, n) }),
      bestaatNiet: () => deur({ qr: kaartToken() }),
    },
  ]
}

interface Uitkomst extends Reeks {
  readonly naam: string
}

const vlakVan = ({ bestaat, bestaatNiet }: Reeks): number => auc(bestaat, bestaatNiet)

/**
 * Returns how many different replies both sides gave together, by status, headers and text; it is one when both look the same.
 */
const gezichtenVan = ({ gezichten }: Reeks): number =>
  new Set(gezichten.flatMap((g) => [...g])).size

function verslag(uitkomsten: readonly Uitkomst[]): void {
  printTabel(
    ['bestaat, of niet', 'p50 ms', 'p50 ms niet', 'AUC', 'ziet vanaf ms', 'gezichten'],
    uitkomsten.map((reeks) => [
      reeks.naam,
      getal(mediaan(reeks.bestaat), 2),
      getal(mediaan(reeks.bestaatNiet), 2),
      getal(vlakVan(reeks), 3),
      getal(scherpte(reeks.bestaatNiet, reeks.bestaatNiet, 0.5 + GRENS), 2),
      getal(gezichtenVan(reeks)),
    ]),
  )
  const ergste = Math.max(...uitkomsten.map((reeks) => Math.abs(vlakVan(reeks) - 0.5)))
  const hoogstens = { soort: 'hoogstens', eenheid: '' } as const
  printDoelen([
    { ...hoogstens, naam: 'AUC, verst van 0,5', gemeten: ergste, grens: GRENS, decimalen: 3 },
    {
      ...hoogstens,
      naam: 'soorten antwoord aan een deur',
      gemeten: Math.max(...uitkomsten.map(gezichtenVan)),
      grens: 1,
      decimalen: 0,
    },
  ])
}

/** Measures whether somebody at a door can learn who exists, from the reply or from how long it takes. */
export async function measureHerkenbaar(): Promise<void> {
  printTitel('herkenbaar', `${PAREN} paren per deur, om en om in willekeurige volgorde`)
  const { map, cleanUp } = makeDataDir()
  const kind = startKind('server.ts', {
    BENCH_DATA_DIR: map,
    BENCH_SCHOLEN: String(SCHOLEN),
    BENCH_LEERLINGEN: String(Math.ceil(NAMEN / SCHOLEN)),
  })
  try {
    const klaar = await kind.waitFor<Klaar>('klaar')
    const pool = createPool(klaar.owner, { max: 4, applicationName: 'letterhaven bench' })
    const leden = await makeLeden(pool, klaar, NAMEN)
    await pool.end()
    const beller = makeBeller(klaar.poort)
    const loting = stroom(2026)
    const uitkomsten: Uitkomst[] = []
    for (const paar of paren(leden)) {
      const alle = await vraagParen(beller.bel, paar, { aantal: PAREN + OPWARMEN, loting })
      const { gezichten } = alle
      const [bestaat, bestaatNiet] = [alle.bestaat, alle.bestaatNiet].map((t) => t.slice(OPWARMEN))
      uitkomsten.push({
        naam: paar.naam,
        bestaat: bestaat ?? [],
        bestaatNiet: bestaatNiet ?? [],
        gezichten,
      })
    }
    beller.close()
    verslag(uitkomsten)
  } finally {
    await kind.stop()
    cleanUp()
  }
}
