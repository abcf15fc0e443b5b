import { spawnSync } from 'node:child_process'
import { ROOT } from './run.ts'

/** What git says, line by line; null where there is no git, or no answer. */
export function git(...args: readonly string[]): readonly string[] | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd: ROOT })
  return status === 0 ? stdout.toString().split('\n').filter(Boolean) : null
}

/** The commit from which this work began, or the last one where there is no other branch to tell it. */
export const workBegin = (): string => git('merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD'
