import type pg from 'pg'
import type { Lender } from './db.ts'
import { refuseInside } from './inside.ts'
import { createGather, type Gather } from './gather.ts'
import { executeScoped, type ScopedStatement } from './scope.ts'

/** A statement to send, and the admin it belongs to. */
export interface Passenger {
  readonly adminId: string
  readonly statement: ScopedStatement
}

/**
 * Sets whose rows are visible, and a short lock timeout (ms), so that a statement that must wait for a lock does not hold up
 * the others.
 */
const SET_SCOPE = `select set_config('app.admin_id', $1, true), set_config('lock_timeout', '40', true)`

type Rows = pg.QueryResultRow[]

/** Runs all statements in one transaction, each with its own admin, sent in one go. */
async function travel(pool: Lender, passengers: readonly Passenger[]): Promise<Rows[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const asked = [
      client.query('begin'),
      ...passengers.flatMap(({ adminId, statement }) => [
        client.query({ name: 'convoy', text: SET_SCOPE, values: [adminId] }),
        client.query<pg.QueryResultRow>({ ...statement, values: [...statement.values] }),
      ]),
      client.query('commit'),
    ]
    const settled = await Promise.allSettled(asked)
    const failed = settled.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return passengers.map((_, i) => {
      const outcome = settled[2 + 2 * i] as PromiseFulfilledResult<pg.QueryResult>
      return outcome.value.rows
    })
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw broken
  } finally {
    client.release(broken)
  }
}

/**
 * Lets statements of several admins share a transaction, and so a round trip and a commit; each still sees only the rows of its
 * own admin. When the transaction fails nothing of it was kept, and each statement runs on its own, so that an error or a lock
 * wait of one does not affect the others.
 */
export function createConvoy(pool: Lender, waitMs: number): Gather<Passenger, Rows> {
  const alone = ({ adminId, statement }: Passenger): Promise<Rows> =>
    executeScoped(pool, adminId, statement)

  const gather = createGather<Passenger, () => Promise<Rows>>(async (passengers) => {
    if (passengers.length === 1) return passengers.map((one) => () => alone(one))
    try {
      const rows = await travel(pool, passengers)
      return rows.map((own) => () => Promise.resolve(own))
    } catch {
      return passengers.map((one) => () => alone(one))
    }
  }, waitMs)
  return async (passenger) => {
    refuseInside('a convoy')
    return (await gather(passenger))()
  }
}
