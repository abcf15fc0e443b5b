const MS_PER_DAY = 86_400_000
/** Offsets are rounded, so that jitter of the network does not shuffle the answers of one device. */
const ROUND_MS = 10_000
/** How long a device may have been away with answers that it had not sent. */
const OLDEST_DAYS = 14

/**
 * Returns when an answer was really given: the time on the device, corrected by how wrong its clock was when it sent, never in
 * the future and never more than fourteen days ago.
 */
export function gegevenOpServer(
  gegevenOp: string,
  verzondenOp: string | undefined,
  now: Date,
): Date {
  const scheef = verzondenOp === undefined ? 0 : now.getTime() - Date.parse(verzondenOp)
  const correctie = Math.round(scheef / ROUND_MS) * ROUND_MS
  const moment = Date.parse(gegevenOp) + correctie
  const oudste = now.getTime() - OLDEST_DAYS * MS_PER_DAY
  return new Date(Math.min(now.getTime(), Math.max(oudste, moment)))
}
