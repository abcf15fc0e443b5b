import type { Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { BREED, BREED_HOOG, perk, RAND } from './verdeling.ts'
import type { Rond, Verdeling } from './verdeling.ts'

/** What there has to be under the keys for who lives there, in px. */
const ONDER_TOETSEN = 150

/** Lays out the fair under the keys of a wide screen: the stall at the left, the pupil's own animal beside it. */
function naastVan(h: number, { toetsen }: Verdeling, k: number) {
  const [x, y, breed, hoog] = toetsen
  const top = y + hoog + 3 * RAND
  const ruim = h - top
  const isRuim = ruim >= ONDER_TOETSEN
  const rad = { midden: [x + breed * 0.5, top] as Punt, r: perk(ruim * 0.7, 80, 210) }
  if (!isRuim) return { held: null, kraam: null, rad }
  const stal = Math.min(breed * 0.54, ruim * 1.25)
  return {
    held: {
      x: x + stal + (breed - stal) * 0.55,
      y: h + 6 * k,
      maat: Math.min(1.5 * k, ruim / 235),
    },
    kraam: [x, top + ruim * 0.12, stal, ruim * 0.76] as Kader,
    rad,
  }
}

/** Lays out what stands round the cabinet, where there is room. */
export function omgevingVan([w, h]: Punt, deel: Verdeling, k: number) {
  const { kast, opstelling } = deel
  const [x0, , breed] = kast
  const x1 = x0 + breed
  if (opstelling === 'naast' && w >= BREED.vanaf && h >= BREED_HOOG) return naastVan(h, deel, k)
  const isRuim = opstelling === 'onder' && x0 > 150
  return {
    held: isRuim
      ? {
          x: Math.min(w - 70 * k, x1 + 128 * k),
          y: h + 6 * k,
          maat: Math.min(1.5 * k, (w - x1) / 168),
        }
      : null,
    kraam: isRuim ? ([22 * k, h - 400 * k, x0 - 56 * k, 340 * k] as Kader) : null,
    rad: isRuim
      ? { midden: [x0 * 0.5, h * 0.44] as Punt, r: Math.min(150 * k, x0 * 0.46) }
      : { midden: [w - 46 * k, kast[1] + 40 * k] as Punt, r: 120 * k },
  }
}

/** Returns where the prizes stand in the stall: on shelves, as large as they fit. */
export function prijsplekken(kraam: Kader, aantal: number): readonly Rond[] {
  const [x, y, w, h] = [kraam[0] + 12, kraam[1], kraam[2] - 24, kraam[3]]
  const rijen = 3
  const kolommen = Math.max(3, Math.ceil(aantal / rijen))
  const [cel, hoog] = [w / kolommen, h / rijen]
  const r = Math.min(cel * 0.62, hoog * 0.44)
  return Array.from({ length: aantal }, (_, i): Rond => ({
    midden: [x + cel * ((i % kolommen) + 0.5), y + hoog * (Math.floor(i / kolommen) + 1) - 4],
    r,
  }))
}
