import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** How many stones there are at the top of the mill (an odd number), in pairs at its sides, and at its foot. */
interface Krans {
  readonly top: number
  readonly paren: number
  readonly voet: number
}

/** The mill as it is laid out: where it has room, and how its stones stand round its hub. */
export interface Rad {
  readonly vak: Vak
  readonly krans: Krans
  /** The width of each stone, in the order in which they hang; they are all as high. */
  readonly maten: readonly number[]
  readonly hoog: number
}

/** The least air beside and under a stone. */
const LUCHT = 6
/** A mill is at most so much wider than it is high. */
const BREEDST = 2.3
const TOPPEN = [1, 3, 5] as const

const rijenVan = ({ paren, voet }: Krans): number => 1 + paren + (voet > 0 ? 1 : 0)

/** Returns every way in which so many stones stand round a hub, the highest first. */
function listKransen(aantal: number): readonly Krans[] {
  return TOPPEN.filter((top) => top <= Math.max(1, aantal))
    .flatMap((top) =>
      Array.from({ length: top + 2 }, (_, voet): Krans | null => {
        const over = Math.max(1, aantal) - top - voet
        return over >= 0 && over % 2 === 0 ? { top, paren: over / 2, voet } : null
      }),
    )
    .filter((krans) => krans !== null)
    .toSorted((a, b) => b.paren - a.paren)
}

const som = (maten: readonly number[]): number => maten.reduce((tot, maat) => tot + maat, 0)

/** Returns how the stones stand round the hub of a mill with this room, and this air between its rows; null where they do not fit, however it is turned. */
export function fitKrans(
  maten: readonly number[],
  hoog: number,
  { w, h, lucht = LUCHT }: { readonly w: number; readonly h: number; readonly lucht?: number },
): Krans | null {
  const wijd = maten.toSorted((a, b) => b - a)
  const breedVan = (aantal: number): number => som(wijd.slice(0, aantal)) + LUCHT * (aantal - 1)
  /** The top stone hangs in the middle, so the half of its row with the widest stones says how wide that is. */
  const topVan = (half: number): number =>
    2 * (som(wijd.slice(0, half)) + half * LUCHT) + (wijd[half] ?? 0)
  const past = (krans: Krans): boolean =>
    rijenVan(krans) * (hoog + lucht) - lucht <= h &&
    breedVan(Math.max(krans.voet, krans.paren > 0 ? 2 : 1)) <= w &&
    topVan((krans.top - 1) / 2) <= w
  return listKransen(maten.length).find(past) ?? null
}

/** Spreads stones over a row, as far as it is wide at most, each as far from the next as any. */
function spreadRij(maten: readonly number[], breed: number): readonly number[] {
  const nodig = som(maten) + LUCHT * (maten.length - 1)
  const extra = maten.length > 1 ? Math.max(0, breed - nodig) / (maten.length - 1) : 0
  let x = -(nodig + extra * (maten.length - 1)) / 2
  return maten.map((w) => {
    const links = x
    x += w + LUCHT + extra
    return links
  })
}

/** Spreads the top row: its middle stone in the middle, the others as far out from it as the row is wide at most. */
function spreadTop(maten: readonly number[], breed: number): readonly number[] {
  const half = (maten.length - 1) / 2
  const kern = (maten[half] ?? 0) / 2
  /** Returns the left edges of what stands on one side, from the middle outwards, as if that side were the right one. */
  const spreadKant = (kant: readonly number[]): readonly number[] => {
    const vrij = breed / 2 - kern - som(kant) - LUCHT * kant.length
    const extra = Math.max(0, vrij) / Math.max(1, kant.length)
    let x = kern
    return kant.map((w) => {
      const links = x + LUCHT + extra
      x = links + w
      return links
    })
  }
  const linkerkant = maten.slice(0, half).toReversed()
  const links = spreadKant(linkerkant).map((x, i) => -x - (linkerkant[i] ?? 0))
  return [...links.toReversed(), -kern, ...spreadKant(maten.slice(half + 1))]
}

/** Returns how wide a row is that is so far down a round mill, 0…1. */
const wijdte = (deel: number): number => Math.sqrt(Math.max(0, 1 - (2 * deel - 1) ** 2))

/** Returns the boxes of the stones, in the order in which they hang, with the stone of this number at the top. */
function layVast({ vak, krans, maten, hoog }: Rad, stand: number): readonly Vak[] {
  const aantal = maten.length
  const breed = krans.paren > 0 ? Math.min(vak.w, vak.h * BREEDST) : vak.w
  const rijen = rijenVan(krans)
  const stap = (vak.h - hoog) / Math.max(1, rijen - 1)
  const vakken = new Map<number, Vak>()
  /** Lays a row of stones from the left, each so many places behind the top; `bol` is how far its ends hang down. */
  const lay = (rij: number, plekken: readonly number[], { wijd, bol }: Bocht): void => {
    const nummers = plekken.map((plek) => (((stand + plek) % aantal) + aantal) % aantal)
    const maat = nummers.map((nr) => maten[nr] ?? 0)
    const xs = (rij === 0 ? spreadTop : spreadRij)(maat, wijd)
    for (const [i, nr] of nummers.entries()) {
      const [w, links] = [maat[i] ?? 0, xs[i] ?? 0]
      const ver = wijd > 0 ? ((links + w / 2) * 2) / wijd : 0
      const y = vak.y + rij * stap + bol * Math.min(1, ver * ver)
      vakken.set(nr, { x: vak.x + vak.w / 2 + links, y, w, h: hoog })
    }
  }
  const { top, paren, voet } = krans
  const half = (top - 1) / 2
  const speling = Math.max(0, stap - hoog - LUCHT)
  const reeks = (van: number, tot: number): readonly number[] =>
    Array.from({ length: Math.max(0, tot - van + 1) }, (_, i) => van + i)
  lay(0, reeks(-half, half), { wijd: top > 1 ? breed * 0.8 : 0, bol: speling * 0.6 })
  for (let nr = 1; nr <= paren; nr += 1) {
    const wijd = top > 1 ? breed : breed * wijdte(nr / (paren + (voet > 0 ? 1 : 0.45)))
    lay(nr, [-half - nr, half + nr], { wijd, bol: 0 })
  }
  if (voet > 0) {
    const eerste = half + paren + 1
    const plekken = reeks(eerste, eerste + voet - 1).toReversed()
    lay(rijen - 1, plekken, { wijd: voet > 1 ? breed * 0.8 : 0, bol: -speling * 0.6 })
  }
  return maten.flatMap((_, nr) => vakken.get(nr) ?? [])
}

interface Bocht {
  readonly wijd: number
  readonly bol: number
}

/** Returns the boxes of the stones while the mill turns: `stand` need not be whole. */
export function layRad(rad: Rad, stand: number): readonly Vak[] {
  const laag = Math.floor(stand)
  const [van, naar] = [layVast(rad, laag), layVast(rad, laag + 1)]
  const deel = stand - laag
  if (deel === 0) return van
  return van.map((vak, nr) => {
    const { x, y } = naar[nr] ?? vak
    return { ...vak, x: vak.x + (x - vak.x) * deel, y: vak.y + (y - vak.y) * deel }
  })
}

/** Returns the hub of a mill. */
export const naafVan = ({ vak }: Rad): { readonly x: number; readonly y: number } => ({
  x: vak.x + vak.w / 2,
  y: vak.y + vak.h / 2,
})

/** A mill with new words comes in from so many stones away, which shows that it turns. */
export const AANLOOP = 1

/** How soon a mill comes to where it is turned to, and how fast it goes at most, in stones a ms. */
const TRAAGHEID_MS = 85
const SNELST = 0.013

/** Returns how the mill stands so many ms later on its way to where it was turned to. */
export function rollTo(nu: number, doel: number, ms: number): number {
  const ver = doel - nu
  if (Math.abs(ver) < 0.008) return doel
  const stap = Math.min(Math.abs(ver) * (1 - Math.exp(-ms / TRAAGHEID_MS)), SNELST * ms)
  return nu + Math.sign(ver) * stap
}
