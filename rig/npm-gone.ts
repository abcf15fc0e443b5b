const LOOK_MS = 500

/**
 * Calls `stop` when the shell in which npm started this process is gone. A signal for npm ends that shell, which passes none on,
 * so that a program under `npm start` would go on alone.
 */
export function onNpmGone(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_MS)
  timer.unref()
}
