import type { ChildProcess } from 'node:child_process'

/** However this process ends (except by kill -9), `end` is called for a child that still runs. */
export function endWithUs(child: ChildProcess, end: () => void): void {
  process.on('exit', end)
  const forget = (): void => void process.off('exit', end)
  child.once('exit', forget)
  child.once('error', forget)
}
