import { GATEN, KEREN, MAX_GEZIEN, RECENT } from './constanten.ts'
import { rond, type Gezien } from './staat.ts'

/** Places in the table of history: four times seen by four gaps (adaptief.md section 3). */
export const CELLEN = (KEREN + 1) * (GATEN.length + 1)

/** The place in the table of history of a word that is met now; one never seen counts as long ago. */
export function celVan(gezien: readonly Gezien[], merk: number, t: number): number {
  const eerder = gezien[laatstePlek(gezien, merk)]
  if (!eerder) return GATEN.length
  const dagen = t - eerder.t
  const gat = GATEN.findIndex((grens) => dagen < grens)
  const keer = Math.min(KEREN, eerder.keer)
  return keer * (GATEN.length + 1) + (gat < 0 ? GATEN.length : gat)
}

/** The words seen, with this one as the last. */
export function zieWoord(gezien: readonly Gezien[], merk: number, t: number): readonly Gezien[] {
  const plek = laatstePlek(gezien, merk)
  const keer = Math.min(255, (gezien[plek]?.keer ?? 0) + 1)
  const na = gezien.slice()
  if (plek >= 0) na.splice(plek, 1)
  else if (na.length >= MAX_GEZIEN) na.shift()
  na.push({ merk, t: rond(t), keer })
  return na
}

/** Is this word among the last few? */
export function isRecent(gezien: readonly Gezien[], merk: number): boolean {
  const begin = Math.max(0, gezien.length - RECENT)
  for (let i = gezien.length - 1; i >= begin; i -= 1) if (gezien[i]?.merk === merk) return true
  return false
}

/** How long ago a word was seen, in words since; -1 = not remembered. */
export function laatstePlek(gezien: readonly Gezien[], merk: number): number {
  for (let i = gezien.length - 1; i >= 0; i -= 1) if (gezien[i]?.merk === merk) return i
  return -1
}
