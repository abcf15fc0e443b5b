const HOOGSTENS_MS = 300_000

/**
 * Names calls that must be done once. The same call keeps its name until it was answered, so that one whose answer was
 * lost may be made again; five minutes at most, for who wants the same a second time.
 */
export function maakEenmaal(nu: () => number = Date.now) {
  const open = new Map<string, { readonly sleutel: string; readonly sinds: number }>()
  return {
    sleutel(wat: string): string {
      const eerder = open.get(wat)
      if (eerder && nu() - eerder.sinds < HOOGSTENS_MS) return eerder.sleutel
      const sleutel = crypto.randomUUID()
      open.set(wat, { sleutel, sinds: nu() })
      return sleutel
    },
    beantwoord: (wat: string): void => void open.delete(wat),
  }
}
