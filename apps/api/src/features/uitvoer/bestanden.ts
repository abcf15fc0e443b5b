import type { LeerlingId } from '@letterhaven/contracts/ids'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import type { AdminScope, Context } from '../../kern/context.ts'
import type { ZipBestand } from '../../platform/zip.ts'
import { groepKop, kindDeel, LEESMIJ_EIND, leesmijBegin } from './leesmij.ts'
import { makeOverzicht, type KindOverzicht, type Overzicht } from './overzicht.service.ts'
import * as q from './uitvoer.queries.ts'
import { LEERLINGTABELLEN, SCHOOLTABELLEN } from './uitvoerregister.ts'

/** The version of the file format; raised when something changes that a program may read. */
const VERSIE = 1

const SCHOOL = Object.keys(SCHOOLTABELLEN) as (keyof typeof SCHOOLTABELLEN)[]
const LEERLING = Object.keys(LEERLINGTABELLEN) as (keyof typeof LEERLINGTABELLEN)[]
const OVER_LEERLING = ['inzage_log', 'verhuis_log', 'verhuistoken'] as const

/** Writes bytes in hexadecimal; nothing secret is in bytes here (uitvoerregister.ts). */
const json = (waarde: unknown): string =>
  JSON.stringify(waarde, function bytes(this: Record<string, unknown>, sleutel, gemaakt: unknown) {
    const zelf = this[sleutel]
    return Buffer.isBuffer(zelf) ? zelf.toString('hex') : gemaakt
  })

/** Writes an object whose fields come one after another: only one of them is in memory at a time. */
async function* object(
  velden: AsyncIterable<readonly [naam: string, waarde: unknown]>,
): AsyncGenerator<string> {
  let voor = '{\n'
  for await (const [naam, waarde] of velden) {
    yield `${voor}${json(naam)}: ${json(waarde)}`
    voor = ',\n'
  }
  yield '\n}\n'
}

interface Uitvoer {
  readonly ctx: Context
  readonly scope: AdminScope
  readonly nu: Date
  /** Null for the whole school. */
  readonly leerlingId: LeerlingId | null
}

async function* leesmij({ nu, leerlingId }: Uitvoer, overzicht: Overzicht): AsyncGenerator<string> {
  const w = woordkeusVoor(overzicht.school)
  const kind = leerlingId === null ? null : (overzicht.kinderen[0] ?? null)
  yield leesmijBegin({ overzicht, nu, kind })
  let vorige: string | null | undefined
  for (const een of overzicht.kinderen) {
    const { groep_id } = een.kind
    if (groep_id !== vorige && leerlingId === null) yield groepKop(een.kind, w)
    vorige = groep_id
    yield kindDeel(een, w).tekst
  }
  yield LEESMIJ_EIND
}

const kop = ({ nu }: Uitvoer, soort: string) =>
  [
    ['soort', soort],
    ['versie', VERSIE],
    ['op', nu.toISOString()],
  ] as const

async function* schoolVelden(uitvoer: Uitvoer) {
  yield* kop(uitvoer, 'letterhaven school')
  for (const tabel of SCHOOL) yield [tabel, await q.listSchoolRijen(uitvoer.scope, tabel)] as const
  yield ['login', await q.listLogins(uitvoer.scope)] as const
}

async function* overLeerlingVelden(uitvoer: Uitvoer, wie: LeerlingId, { school }: Overzicht) {
  yield* kop(uitvoer, 'letterhaven leerling')
  const { naam, soort, land, plaats } = school
  yield ['admin', [{ naam, soort, land, plaats }]] as const
  for (const tabel of OVER_LEERLING)
    yield [tabel, await q.listOverLeerling(uitvoer.scope, tabel, wie)] as const
  yield ['login', await q.listLogins(uitvoer.scope, wie)] as const
}

async function* leerlingVelden(uitvoer: Uitvoer, { kind, oefening, onderdelen }: KindOverzicht) {
  yield* kop(uitvoer, 'letterhaven leerling')
  // These are fetched together: that takes one round trip, and one pupil never has much.
  const rijen = await Promise.all(
    LEERLING.map(async (tabel) => {
      const lijst = await q.listLeerlingRijen(uitvoer.scope, tabel, kind.id)
      return [tabel, lijst] as const
    }),
  )
  yield ['voortgang', { oefening, onderdelen }] as const
  yield* rijen
}

async function* antwoordRegels({ scope }: Uitvoer, wie: LeerlingId): AsyncGenerator<string> {
  for await (const rijen of q.eachAntwoorden(scope, wie))
    yield rijen.map((rij) => `${json(rij)}\n`).join('')
}

/** Yields every file of an export, each made when it is its turn. */
export async function* bestandenVan(uitvoer: Uitvoer): AsyncGenerator<ZipBestand> {
  const overzicht = await makeOverzicht(uitvoer)
  const { leerlingId } = uitvoer
  yield { naam: 'leesmij.html', inhoud: leesmij(uitvoer, overzicht) }
  const velden =
    leerlingId === null ? schoolVelden(uitvoer) : overLeerlingVelden(uitvoer, leerlingId, overzicht)
  yield { naam: 'gegevens.json', inhoud: object(velden) }
  for (const een of overzicht.kinderen) {
    yield { naam: `${een.bestand}.json`, inhoud: object(leerlingVelden(uitvoer, een)) }
    yield {
      naam: `${een.bestand}-antwoorden.ndjson`,
      inhoud: antwoordRegels(uitvoer, een.kind.id),
    }
  }
}
