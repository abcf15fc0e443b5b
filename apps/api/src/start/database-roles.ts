import { hkdfSync } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Connection } from '../platform/db.ts'

/** The two users the server signs in as; neither owns a table or can bypass row-level security. */
const ROLES = ['app', 'office_app'] as const
export type DatabaseRole = (typeof ROLES)[number]

const SECRET_BYTES = 24

/** Derives a role's password from a secret outside the database, so that every process finds the same one. */
function rolePassword(secret: Buffer, role: DatabaseRole): string {
  const bytes = hkdfSync('sha256', secret, 'letterhaven', `database role ${role}`, SECRET_BYTES)
  return Buffer.from(bytes).toString('base64url')
}

/** Returns how a role reaches the database that its owner reaches by `owner`. */
export function connectionAs(role: DatabaseRole, owner: Connection, secret: Buffer): Connection {
  return { ...owner, user: role, password: rolePassword(secret, role) }
}

/** PostgreSQL's message for two changes of one role at the same moment; it has no code of its own for it. */
const CLASH = 'tuple concurrently updated'
const TRIES = 20
const WAIT_MS = 25

/**
 * Retries a change until it does not clash. Roles belong to the cluster and locks to one database, so with two databases in a
 * cluster two processes may change a role at once. Both set what they want, so the later one simply tries again.
 */
async function untilAlone(change: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      await change()
      return
    } catch (error) {
      if (left === 0 || !(error instanceof Error && error.message === CLASH)) throw error
      await setTimeout(WAIT_MS * Math.random())
    }
  }
}

/** Lets the roles sign in, with the passwords that belong to this installation. The owner runs it. */
export async function enableRoles(owner: pg.ClientBase, secret: Buffer): Promise<void> {
  for (const role of ROLES) {
    const password = owner.escapeLiteral(rolePassword(secret, role))
    const statement = `alter role ${role} login nosuperuser nobypassrls password ${password}`
    await untilAlone(() => owner.query(statement))
  }
}
