import { measureKeren, metMeetServer, vraag, type MeetServer } from './meet-server.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

/** Five million answers in all: one school of a thousand pupils in groups of forty, and eighty schools of fifty. */
const OMVANG = {
  scholen: [
    { groepen: 25, leerlingen: 40 },
    ...Array.from({ length: 80 }, () => ({ groepen: 2, leerlingen: 25 })),
  ],
  perLeerling: Number(process.env['BENCH_PER_LEERLING'] ?? 1000),
}

/** The queries that the list cannot do without: daily counts of eight weeks by pupil, and of four weeks by category. */
const PLAFOND = [
  `select leerling_id, date_trunc('week', dag), sum(goed), sum(totaal), sum(ms), max(laatst_op)
   from dagtelling where admin_id = $1 and dag > current_date - 56 group by 1, 2`,
  `select leerling_id, categorie, sum(goed), sum(totaal)
   from dagtelling where admin_id = $1 and dag > current_date - 28 group by 1, 2`,
]

async function measure({ app, pool, groep, makeToken }: MeetServer): Promise<void> {
  const { adminId, groepId, docentId } = groep
  const token = await makeToken(docentId, 'docent')
  const admin = `/api/admins/${adminId}`
  const plafond = await measureKeren(async () => {
    for (const query of PLAFOND) await pool.query(query, [adminId])
  })
  const paginas = [
    { naam: 'de hele school', pad: `${admin}/leerlingen`, grens: 120 },
    { naam: 'een groep van 40', pad: `${admin}/groepen/${groepId}`, grens: 60 },
  ]
  const metingen = []
  for (const pagina of paginas) {
    const tijden = await measureKeren(() => vraag(app, pagina.pad, token))
    metingen.push({ ...pagina, tijden, tekens: await vraag(app, pagina.pad, token) })
  }
  const basis = mediaan(plafond)
  const rij = (naam: string, tijden: readonly number[]): string[] => [
    naam,
    getal(mediaan(tijden), 1),
    getal(percentiel(tijden, 0.95), 1),
    getal(mediaan(tijden) / basis, 2),
  ]
  printTabel(
    ['server, per verzoek', 'p50 ms', 'p95 ms', '× plafond', 'kB JSON'],
    [
      [...rij('plafond: de getelde dagen een keer lezen', plafond), ''],
      ...metingen.map(({ naam, tijden, tekens }) => [...rij(naam, tijden), getal(tekens / 1024)]),
    ],
  )
  printDoelen(
    metingen.map(({ naam, grens, tijden }) => ({
      naam,
      gemeten: mediaan(tijden),
      soort: 'hoogstens' as const,
      grens,
      decimalen: 1,
      eenheid: 'ms',
    })),
  )
}

/** Measures the list of a school of a thousand pupils, and one of its groups, with five million stored answers. */
export async function measureSchoollijst(): Promise<void> {
  printTitel(
    'schoollijst',
    'duizend leerlingen, en een groep van veertig, op een pagina, bij vijf miljoen antwoorden',
  )
  await metMeetServer(OMVANG, measure)
}
