import { createApp, type App } from '../apps/api/src/app.ts'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { startSession } from '../apps/api/src/features/sessies/sessies.service.ts'
import { createLogger } from '../apps/api/src/platform/logging.ts'
import { createPool, type Connection } from '../apps/api/src/platform/db.ts'
import { openOwnKeys } from '../apps/api/src/platform/keys.ts'
import { startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'
import { createHandles, type Handles } from '../apps/api/src/start/create-context.ts'
import { prepareDatabase } from '../apps/api/src/start/prepare-database.ts'
import { meetOvergang } from './overgang.ts'
import { maakDataDir } from './kind.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'
import { vulDatabase, type MeetGroep } from './vul-antwoorden.ts'

/** A million in all: one school of six hundred pupils, and eight of fifty. */
const OMVANG = {
  scholen: [
    { groepen: 24, leerlingen: 25 },
    ...Array.from({ length: 8 }, () => ({ groepen: 2, leerlingen: 25 })),
  ],
  perLeerling: Number(process.env['BENCH_PER_LEERLING'] ?? 1000),
}
const KEREN = 40
const OPWARM = 8
const DOEL_MS = 60
const VULTIJD_MS = 600_000
const TOKEN_SECONDS = 3600
const logger = createLogger('warn')

/** What the database itself needs to count the group's answers once, by a plain query. */
const PLAFOND = `
  select leerling_id, categorie, count(*), count(*) filter (where correct)
  from antwoord where admin_id = $1 and leerling_id in (
    select leerling_id from plaatsing where admin_id = $1 and groep_id = $2 and tot is null)
  group by leerling_id, categorie`

interface Pagina {
  readonly naam: string
  readonly pad: string
  readonly wie: 'docent' | 'leerling'
}

const paginasVan = ({ adminId, groepId, leerlingId }: MeetGroep): Pagina[] => {
  const admin = `/api/admins/${adminId}`
  return [
    { naam: 'voortgang van de groep', pad: `${admin}/groepen/${groepId}/voortgang`, wie: 'docent' },
    { naam: 'groep', pad: `${admin}/groepen/${groepId}`, wie: 'docent' },
    { naam: 'groepen', pad: `${admin}/groepen`, wie: 'docent' },
    {
      naam: 'voortgang van een leerling',
      pad: `${admin}/leerlingen/${leerlingId}/voortgang`,
      wie: 'docent',
    },
    { naam: 'landkaart', pad: `/api/leerlingen/${leerlingId}/landkaart`, wie: 'leerling' },
  ]
}

async function meetKeren(werk: () => Promise<unknown>): Promise<number[]> {
  const tijden: number[] = []
  for (let keer = 0; keer < OPWARM + KEREN; keer += 1) {
    const begin = performance.now()
    await werk()
    if (keer >= OPWARM) tijden.push(performance.now() - begin)
  }
  return tijden
}

async function vraag({ fastify }: App, url: string, token: string): Promise<void> {
  const { statusCode } = await fastify.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  })
  if (statusCode !== 200) throw new Error(`${url} gaf ${statusCode}`)
}

async function meet(handles: Handles, owner: Connection): Promise<void> {
  const { ctx, officePool } = handles
  const pool = createPool(owner, {
    max: 1,
    applicationName: 'letterhaven bench',
    statementTimeout: VULTIJD_MS,
  })
  const begin = performance.now()
  const groep = await vulDatabase(pool, ctx, OMVANG)
  const { rows } = await pool.query<{ aantal: number }>('select count(*) as aantal from antwoord')
  process.stdout.write(
    `  ${getal(rows[0]?.aantal ?? 0)} antwoorden, gevuld in ${getal((performance.now() - begin) / 1000, 1)} s; ` +
      `${KEREN} keer na ${OPWARM} om warm te lopen\n\n`,
  )
  const app = await createApp({
    ctx,
    officePool,
    web: null,
    logger,
    trustProxy: false,
    checkResponses: false,
  })
  const maakToken = async (
    userId: UserId,
    role: 'docent' | 'leerling' | 'schooladmin',
  ): Promise<string> => {
    const wie = { userId, role, adminId: groep.adminId as AdminId }
    const session = { wie, ver: 1, soort: 'wachtwoord', agent: '', seconds: TOKEN_SECONDS } as const
    return (await startSession(ctx, session)).token
  }
  const tokens = {
    docent: await maakToken(groep.docentId as UserId, 'docent'),
    leerling: await maakToken(groep.leerlingId as string as UserId, 'leerling'),
  }
  const plafond = await meetKeren(() => pool.query(PLAFOND, [groep.adminId, groep.groepId]))
  const metingen = []
  for (const pagina of paginasVan(groep)) {
    const tijden = await meetKeren(() => vraag(app, pagina.pad, tokens[pagina.wie]))
    metingen.push({ naam: pagina.naam, tijden })
  }
  const basis = mediaan(plafond)
  const rij = (naam: string, tijden: readonly number[]): string[] => [
    naam,
    getal(mediaan(tijden), 1),
    getal(percentiel(tijden, 0.95), 1),
    getal(mediaan(tijden) / basis, 2),
  ]
  printTabel(
    ['server, per verzoek', 'p50 ms', 'p95 ms', '× plafond'],
    [
      rij('plafond: de groep een keer tellen', plafond),
      ...metingen.map(({ naam, tijden }) => rij(naam, tijden)),
    ],
  )
  printDoelen(
    metingen.slice(0, 1).map(({ naam, tijden }) => ({
      naam,
      gemeten: mediaan(tijden),
      soort: 'hoogstens' as const,
      grens: DOEL_MS,
      decimalen: 1,
      eenheid: 'ms',
    })),
  )
  await pool.query(`update lidmaatschap set role = 'schooladmin' where login_id = $1`, [
    groep.docentId,
  ])
  const token = await maakToken(groep.docentId as UserId, 'schooladmin')
  await meetOvergang(app, pool, { groep, token })
  await app.stop()
  await pool.end()
}

/** The teacher's pages on a million stored answers, beside the time that counting a group takes by itself. */
export async function meetVoortgang(): Promise<void> {
  printTitel('voortgang', 'wat de server doet voor een pagina, bij een miljoen antwoorden')
  const { map, ruimOp } = maakDataDir()
  const embedded = await startEmbedded({ dataDir: map, log: () => undefined })
  try {
    const owner = embedded.connection
    const keys = await openOwnKeys(map)
    await prepareDatabase(owner, keys.geheimKey)
    const handles = await createHandles({
      owner,
      ...keys,
      now: () => new Date(),
      maxConnections: 4,
      vlaamseHosts: ['vlaams.localhost'],
      logger,
    })
    await meet(handles, owner)
    await handles.close()
  } finally {
    await embedded.stop()
    ruimOp()
  }
}
