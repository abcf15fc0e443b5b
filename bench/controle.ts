import type pg from 'pg'
import type { Speler } from './bevolking.ts'
import { printDoelen } from './verslag.ts'

/** Checks the database afterwards: every acknowledged answer must be a row, and every state must be up to date. */
export async function check(
  pool: pg.Pool,
  spelers: readonly Speler[],
  { bewaard, fouten }: { readonly bewaard: number; readonly fouten: number },
): Promise<void> {
  const ids = spelers.map((speler) => speler.leerlingId)
  const antwoorden = await pool.query<{ aantal: number }>(
    'select count(*) as aantal from antwoord where leerling_id = any($1)',
    [ids],
  )
  const achter = await pool.query<{ aantal: number }>(
    'select count(*) as aantal from staat where leerling_id = any($1) and achter_vanaf is not null',
    [ids],
  )
  const nul = { soort: 'hoogstens', grens: 0, decimalen: 0 } as const
  printDoelen([
    { ...nul, naam: 'verzoeken zonder volledige bevestiging', gemeten: fouten, eenheid: '' },
    {
      ...nul,
      naam: 'bevestigd, maar niet in de database',
      gemeten: bewaard - (antwoorden.rows[0]?.aantal ?? 0),
      eenheid: `van ${bewaard}`,
    },
    {
      ...nul,
      naam: 'staten die achterlopen',
      gemeten: achter.rows[0]?.aantal ?? Number.NaN,
      eenheid: `van ${ids.length}`,
    },
  ])
}
