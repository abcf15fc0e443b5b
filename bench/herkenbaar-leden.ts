import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashStaffPassword } from '../apps/api/src/kern/geheimen/geheimen.service.ts'
import { makeKlascode, makeSchoolcode } from '../apps/api/src/features/leerling-inloggen/codes.ts'
import type { Klaar } from './server.ts'

const SCHOOLJAAR = '2026-2027'

/** The people and things that can be asked for at the doors. */
export interface Leden {
  readonly leerkrachten: readonly string[]
  readonly leerlingen: readonly {
    readonly id: string
    readonly gebruikersnaam: string
    readonly schoolcode: string
  }[]
  readonly schoolcodes: readonly string[]
  /** A class link that has been switched off. */
  readonly dichteKlas: string
  /** Cards of pupils who are no longer at the school. */
  readonly kaarten: readonly string[]
}

/** Returns a name that looks like a grown-up's. */
export const leerkrachtNaam = (): string => `juf.${randomUUID()}@meting.example`

/** Returns the token of a card, as on a printed one. */
export const kaartToken = (): string => randomBytes(32).toString('base64url')

/** Makes grown-ups, who all have the same password. */
async function makeLeerkrachten(pool: pg.Pool, adminId: string, aantal: number): Promise<string[]> {
  const hash = await hashStaffPassword('een lang wachtwoord van niemand')
  const nieuw = async (): Promise<string> => {
    const [id, naam] = [randomUUID(), leerkrachtNaam()]
    await pool.query(
      'insert into login (id, gebruikersnaam, wachtwoord_hash) values ($1, $2, $3)',
      [id, naam, hash],
    )
    await pool.query(
      `insert into lidmaatschap (login_id, admin_id, role) values ($1, $2, 'docent')`,
      [id, adminId],
    )
    return naam
  }
  return Promise.all(Array.from({ length: aantal }, nieuw))
}

/** Makes a code for every school. */
async function makeSchoolcodes(
  pool: pg.Pool,
  scholen: readonly string[],
): Promise<Map<string, string>> {
  const codes = new Map(scholen.map((adminId) => [adminId, makeSchoolcode()]))
  for (const [adminId, code] of codes)
    await pool.query('insert into schoolcode (code, admin_id) values ($1, $2)', [code, adminId])
  return codes
}

/** Makes a group with a link, at a school that has no code any more. */
async function makeDichteKlas(pool: pg.Pool, adminId: string): Promise<string> {
  const [groepId, code] = [randomUUID(), makeKlascode()]
  await pool.query('insert into groep (admin_id, id, naam, schooljaar) values ($1, $2, $3, $4)', [
    adminId,
    groepId,
    'Groep 5',
    SCHOOLJAAR,
  ])
  await pool.query('insert into klascode (code, admin_id, groep_id) values ($1, $2, $3)', [
    code,
    adminId,
    groepId,
  ])
  return code
}

async function makeKaarten(pool: pg.Pool, loginIds: readonly string[]): Promise<string[]> {
  const nieuw = async (id: string): Promise<string> => {
    const token = kaartToken()
    const hash = createHash('sha256').update(token).digest()
    await pool.query('insert into kaart (token_hash, login_id) values ($1, $2)', [hash, id])
    await pool.query('update login set actief = false where id = $1', [id])
    return token
  }
  return Promise.all(loginIds.map(nieuw))
}

/** Adds grown-ups, codes and cards to the pupils of the server's schools. */
export async function makeLeden(
  pool: pg.Pool,
  { spelers, kaal }: Klaar,
  leerkrachten: number,
): Promise<Leden> {
  const scholen = [...new Set(spelers.map(({ adminId }) => adminId))]
  const codes = await makeSchoolcodes(pool, scholen)
  const [gesloten = { adminId: '' }] = kaal
  return {
    leerkrachten: await makeLeerkrachten(pool, scholen[0] ?? '', leerkrachten),
    leerlingen: spelers.map(({ leerlingId, gebruikersnaam, adminId }) => ({
      id: leerlingId,
      gebruikersnaam,
      schoolcode: codes.get(adminId) ?? '',
    })),
    schoolcodes: [...codes.values()],
    dichteKlas: await makeDichteKlas(pool, gesloten.adminId),
    kaarten: await makeKaarten(
      pool,
      kaal.map(({ leerlingId }) => leerlingId),
    ),
  }
}
