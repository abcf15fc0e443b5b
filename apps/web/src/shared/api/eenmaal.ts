const HOOGSTENS_MS = 300_000

/** Refusals that say nothing of whether the work was done before: the call never came to it. */
const NOG_OPEN = [401, 403, 407, 408, 429]

/**
 * Names calls that must be done once. The same call keeps its name until it was answered, so that one whose answer was
 * lost may be made again; five minutes at most, and until something else was changed: after that it may be wanted anew.
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
    /** A call that changes something was answered; `wat` names it where it is one of these. */
    beantwoord(status: number, wat: string): void {
      if (status < 300) open.clear()
      else if (status < 500 && !NOG_OPEN.includes(status)) open.delete(wat)
    },
  }
}
