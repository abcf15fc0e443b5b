/** The number of rows that come and go together. It is small, because after a jump they are drawn before the next paint. */
export const STUK = 3

/** A list of up to this many rows is drawn whole, because finding out what is visible is not worth it. */
export const HEEL = 32

/** The assumed height of a row until one was measured, in pixels. */
const RIJ_GOK = 80

/** A stretch of the list, in pixels from its top. */
export interface Blik {
  readonly boven: number
  readonly onder: number
}

/** The pieces from `van` up to, but not including, `tot`. */
export interface Stukken {
  readonly van: number
  readonly tot: number
}

/** What a long list draws: the rows from `van` up to `tot`, or room for rows that are not drawn. */
export type Deel =
  | { readonly soort: 'rijen'; readonly van: number; readonly tot: number }
  | { readonly soort: 'ruimte'; readonly van: number; readonly hoogte: number }

/** Returns the number of pieces in this many rows. */
export const countStukken = (aantal: number): number => Math.ceil(aantal / STUK)

/** Returns the height of every piece: as measured, or else computed from the average row. */
export function stukHoogten(aantal: number, gemeten: ReadonlyMap<number, number>): number[] {
  const rijenIn = (stuk: number) => Math.min(STUK, aantal - stuk * STUK)
  let [hoogte, rijen] = [0, 0]
  for (const [stuk, px] of gemeten) {
    hoogte += px
    rijen += rijenIn(stuk)
  }
  const rij = rijen > 0 ? hoogte / rijen : RIJ_GOK
  return Array.from(
    { length: countStukken(aantal) },
    (_, stuk) => gemeten.get(stuk) ?? rij * rijenIn(stuk),
  )
}

/** Returns the pieces that a stretch touches: always at least one, the nearest. */
export function stukkenIn(hoogten: readonly number[], { boven, onder }: Blik): Stukken {
  let [van, tot, eind] = [hoogten.length, 0, 0]
  for (const [stuk, hoogte] of hoogten.entries()) {
    const begin = eind
    eind += hoogte
    if (eind <= boven || begin >= onder) continue
    van = Math.min(van, stuk)
    tot = stuk + 1
  }
  if (van < tot) return { van, tot }
  return boven > 0 ? { van: hoogten.length - 1, tot: hoogten.length } : { van: 0, tot: 1 }
}

/**
 * Returns rows and room in order. `los` is a piece that stays drawn wherever the user looks, because the focus is in
 * it.
 */
export function delenVan(
  aantal: number,
  hoogten: readonly number[],
  { van, tot, los }: Stukken & { readonly los: number | null },
): Deel[] {
  const delen: Deel[] = []
  for (const [stuk, hoogte] of hoogten.entries()) {
    const begin = stuk * STUK
    const laatste = delen.at(-1)
    if ((stuk >= van && stuk < tot) || stuk === los) {
      delen.push({ soort: 'rijen', van: begin, tot: Math.min(aantal, begin + STUK) })
    } else if (laatste?.soort === 'ruimte') {
      delen[delen.length - 1] = { ...laatste, hoogte: laatste.hoogte + hoogte }
    } else delen.push({ soort: 'ruimte', van: begin, hoogte })
  }
  return delen
}
