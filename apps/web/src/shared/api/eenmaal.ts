const HOOGSTENS_MS = 300_000

/** Refusals that do not say whether the work was done before, because the call never got that far. */
const NOG_OPEN = [401, 403, 407, 408, 429]

/**
 * Gives idempotency keys to calls that must be done only once. The same call keeps its key until it is answered, so that it may
 * be repeated when its answer was lost. A key lasts five minutes at most and ends when anything else was changed: after that
 * the same call may be meant anew.
 */
export function makeEenmaal(nu: () => number = Date.now) {
  const open = new Map<string, { readonly sleutel: string; readonly sinds: number }>()
  return {
    sleutel(wat: string): string {
      const eerder = open.get(wat)
      if (eerder && nu() - eerder.sinds < HOOGSTENS_MS) return eerder.sleutel
      const sleutel = crypto.randomUUID()
      open.set(wat, { sleutel, sinds: nu() })
      return sleutel
    },
    /** Reports that a call that changes something was answered; `wat` names it when it is one of these. */
    beantwoord(status: number, wat: string): void {
      if (status < 300) open.clear()
      else if (status < 500 && !NOG_OPEN.includes(status)) open.delete(wat)
    },
  }
}
