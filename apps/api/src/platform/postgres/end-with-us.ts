import type { ChildProcess } from 'node:child_process'

/** Calls `end` for a child that still runs when this process ends, in any way except kill -9. */
export function endWithUs(child: ChildProcess, end: () => void): void {
  process.on('exit', end)
  const forget = (): void => void process.off('exit', end)
  child.once('exit', forget)
  child.once('error', forget)
}
