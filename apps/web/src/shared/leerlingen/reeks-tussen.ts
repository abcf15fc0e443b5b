/** Returns everything from one id to another, both included, whichever comes first; only `tot` when `van` is gone. */
export function reeksTussen(volgorde: readonly string[], van: string, tot: string): string[] {
  const [a, b] = [volgorde.indexOf(van), volgorde.indexOf(tot)]
  if (b < 0) return []
  return a < 0 ? [tot] : volgorde.slice(Math.min(a, b), Math.max(a, b) + 1)
}
