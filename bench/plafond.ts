import type pg from 'pg'
import type { Speler } from './bevolking.ts'
import type { MaakAntwoord } from './nieuw-antwoord.ts'

const INSERT = {
  name: 'kaal_insert',
  text: `insert into antwoord (admin_id, leerling_id, id, taak_id, spel, woord_id, categorie, gegeven, correct,
      gok, ms, poging, reden, gegeven_op, apparaat, volgnummer, thuis,
      bank_versie, motor_versie)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, false, 0, 2)`,
} as const

const UPDATE = {
  name: 'kaal_update',
  text: `update staat set staat = $3, versie = versie + 1, laatst_op = $4
    where admin_id = $1 and leerling_id = $2`,
} as const

/** How the four statements are sent: each after the reply to the one before, or all at once. */
export type Zending = 'om-en-om' | 'ineens'

/** For which pupils, with which answers, and with how large a state. */
export interface Werk {
  readonly spelers: readonly Speler[]
  readonly make: MaakAntwoord
  /** The bytes of a state, as large as a real one. */
  readonly staat: Buffer
}

/** Returns the two writes of one answer, into the product's own tables. */
function write(speler: Speler, { make, staat }: Werk) {
  const { adminId, leerlingId } = speler
  const { id, taakId, spel, woordId, gegeven, ms, poging, reden, ...rest } = make(speler)
  const { gegevenOp, apparaat, volgnummer } = rest
  const wie = [adminId, leerlingId, id, taakId]
  const wat = [spel, woordId, 'hak', gegeven, true, 0.5, ms, poging, JSON.stringify(reden)]
  return {
    insert: { ...INSERT, values: [...wie, ...wat, gegevenOp, apparaat, volgnummer] },
    update: { ...UPDATE, values: [adminId, leerlingId, staat, gegevenOp] },
  }
}

async function omEnOm(client: pg.PoolClient, speler: Speler, werk: Werk): Promise<void> {
  const { insert, update } = write(speler, werk)
  await client.query('begin')
  await client.query(insert)
  await client.query(update)
  await client.query('commit')
}

async function ineens(client: pg.PoolClient, speler: Speler, werk: Werk): Promise<void> {
  const { insert, update } = write(speler, werk)
  await Promise.all([
    client.query('begin'),
    client.query(insert),
    client.query(update),
    client.query('commit'),
  ])
}

/** Measures transactions per second of the bare insert and update, with every connection of the pool at once. */
export async function measureBare(
  pool: pg.Pool,
  werk: Werk,
  { ms, zending }: { readonly ms: number; readonly zending: Zending },
): Promise<number> {
  const stap = zending === 'ineens' ? ineens : omEnOm
  const aantal = pool.options.max ?? 1
  let transacties = 0
  const clients = await Promise.all(Array.from({ length: aantal }, () => pool.connect()))
  const start = performance.now()
  const werker = async (client: pg.PoolClient, w: number): Promise<void> => {
    // Each connection has its own pupils, so that no transaction waits for a row.
    const eigen = werk.spelers.filter((_, i) => i % aantal === w)
    for (let i = 0; performance.now() - start < ms; i++) {
      const speler = eigen[i % eigen.length]
      if (!speler) return
      await stap(client, speler, werk)
      transacties += 1
    }
  }
  await Promise.all(clients.map(werker))
  const seconden = (performance.now() - start) / 1000
  for (const client of clients) client.release()
  return transacties / seconden
}
