import { measureKeren, metMeetServer, vraag, type MeetServer } from './meet-server.ts'
import { measureOvergang } from './overgang.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'
import type { MeetGroep } from './vul-antwoorden.ts'

/** A million answers in all: one school of six hundred pupils, and eight of fifty. */
const OMVANG = {
  scholen: [
    { groepen: 24, leerlingen: 25 },
    ...Array.from({ length: 8 }, () => ({ groepen: 2, leerlingen: 25 })),
  ],
  perLeerling: Number(process.env['BENCH_PER_LEERLING'] ?? 1000),
}
const DOEL_MS = 60

/** The time that the database itself needs to count the group's answers once, with a plain query, is the ceiling. */
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

async function measure({ app, pool, groep, makeToken }: MeetServer): Promise<void> {
  const tokens = {
    docent: await makeToken(groep.docentId, 'docent'),
    leerling: await makeToken(groep.leerlingId, 'leerling'),
  }
  const plafond = await measureKeren(() => pool.query(PLAFOND, [groep.adminId, groep.groepId]))
  const metingen = []
  for (const pagina of paginasVan(groep)) {
    const tijden = await measureKeren(() => vraag(app, pagina.pad, tokens[pagina.wie]))
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
  const token = await makeToken(groep.docentId, 'schooladmin')
  await measureOvergang(app, pool, { groep, token })
}

/** Measures the teacher's pages on a million stored answers, next to the time that counting a group takes by itself. */
export async function measureVoortgang(): Promise<void> {
  printTitel('voortgang', 'wat de server doet voor een pagina, bij een miljoen antwoorden')
  await metMeetServer(OMVANG, measure)
}
