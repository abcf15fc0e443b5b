import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { processMark } from './process-mark.ts'

/** The right to use a data directory; only one process at a time has it. */
export interface Slot {
  release(): void
}

interface Holder {
  readonly pid: number
  readonly mark: string
  readonly address?: string
}

const NAME = /^in-gebruik\.(\d+)$/
const ATTEMPTS = 50

const fileOf = (dir: string, turn: number): string => path.join(dir, `in-gebruik.${turn}`)

function listTurns(dir: string): number[] {
  return readdirSync(dir)
    .map((name) => NAME.exec(name)?.[1])
    .filter((turn) => turn !== undefined)
    .map(Number)
    .toSorted((a, b) => b - a)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function refuse(dir: string, holder: Holder): never {
  const where = holder.address === undefined ? '' : ` op ${holder.address}`
  throw new EmbeddedError(
    'data_dir_in_use',
    `De map ${dir} is al in gebruik door Letterhaven${where} (proces ${holder.pid}). ` +
      'Er is niets veranderd. Stop dat proces eerst, of kies met DATA_DIR een andere map.',
  )
}

/** Creates the file with its whole content at once; returns false when another process has that turn. */
function takeTurn(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}.nieuw`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Claims a data directory for this process, or throws `data_dir_in_use`. Turns only count up and the last one is never deleted,
 * so that when several processes all find a dead holder, exactly one creates the next turn.
 */
export function claimSlot(dir: string, address?: string): Slot {
  mkdirSync(dir, { recursive: true })
  const mark = processMark(process.pid) ?? 'unknown'
  const self: Holder = { pid: process.pid, mark, ...(address === undefined ? {} : { address }) }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const turns = listTurns(dir)
    const last = turns[0] ?? 0
    const holder = last === 0 ? null : readHolder(fileOf(dir, last))
    if (holder && processMark(holder.pid) === holder.mark) refuse(dir, holder)
    const file = fileOf(dir, last + 1)
    if (takeTurn(file, self)) {
      for (const turn of turns) rmSync(fileOf(dir, turn), { force: true })
      return { release: () => releaseTurn(file) }
    }
  }
  throw new EmbeddedError(
    'data_dir_in_use',
    `De map ${dir} wordt op dit moment vrijgemaakt. Probeer het opnieuw.`,
  )
}

function releaseTurn(file: string): void {
  const draft = `${file}.${process.pid}.vrij`
  writeFileSync(draft, JSON.stringify({ pid: 0, mark: '' }))
  renameSync(draft, file)
}
