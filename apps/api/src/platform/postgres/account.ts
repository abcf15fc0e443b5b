import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

/** The operating-system account that runs PostgreSQL when we ourselves are root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Bits of the mode for owner, group and others. */
const EXECUTE = { owner: 0o100, group: 0o010, others: 0o001 } as const

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function readNobody(): Account {
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody')
  if (!fields) {
    throw new EmbeddedError(
      'no_account',
      'PostgreSQL weigert als root te draaien en deze machine kent geen gebruiker "nobody". ' +
        'Start Letterhaven als gewone gebruiker, of geef met DATABASE_URL een eigen database op.',
    )
  }
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/**
 * The account for PostgreSQL, which refuses to run as root: the owner of a cluster that is already
 * there, else `nobody`. Null when we are an ordinary user ourselves.
 */
export function chooseAccount(clusterDir: string): Account | null {
  if (!isRoot()) return null
  const found = statSync(clusterDir, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : readNobody()
}

/** Tells whether the account may enter this directory and every one above it. */
export function canEnter(dir: string, account: Account): boolean {
  let current = path.resolve(dir)
  for (;;) {
    const { mode, uid, gid } = statSync(current)
    const others = gid === account.gid ? EXECUTE.group : EXECUTE.others
    if ((mode & (uid === account.uid ? EXECUTE.owner : others)) === 0) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}
