import { spawnSync } from 'node:child_process'
import { ROOT } from './run.ts'

/** Returns the output of git, line by line; null where there is no git or it fails. */
export function git(...args: readonly string[]): readonly string[] | null {
  const { status, stdout } = spawnSync('git', [...args], { cwd: ROOT })
  return status === 0 ? stdout.toString().split('\n').filter(Boolean) : null
}

/** Returns the commit from which this work began, or HEAD where there is no origin/main to compare with. */
export const workBegin = (): string => git('merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD'
