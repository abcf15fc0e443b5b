import { Logger } from 'graphile-worker'

/** The queue's own chatter is of no use, so only its errors and warnings are kept. */
export const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning')
    process.stderr.write(`${JSON.stringify({ level, queue: message })}\n`)
})
