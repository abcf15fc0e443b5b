import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'

/** How short the flash is set: longer than usual, as usual, or shorter. Only who may set it flies higher by it. */
export const WIJZERS = [
  { naam: 'lang', rek: 1.5, extra: 0 },
  { naam: 'gewoon', rek: 1, extra: 0.25 },
  { naam: 'kort', rek: 0.7, extra: 0.5 },
] as const
/** The place of one of these. */
export type Wijzer = 0 | 1 | 2

/** What is kept of a word for the height of the flight. */
export interface Vlucht {
  /** How the dial stands; null at the stage that has none. */
  readonly wijzer: Wijzer | null
  /** How high the dial brought the rocket before this word, in words. */
  readonly extra: number
  /** How many words were played before this one. */
  readonly nummer: number
}

type Staat = Pick<
  BeurtStaat<Vlucht>,
  'goed' | 'hersteld' | 'oordelen' | 'nummer' | 'opgave' | 'vorige'
>

/** How high a mended word brings the rocket, beside one that was right at once. */
const HERSTELD = 0.5
/** The heights, in words, at which it breaks through the clouds, flies past the planes, and reaches the stars. */
export const MIJLPALEN = [3, 6, 9] as const
/** A word is worth this many kilometres: where the stars are, space begins. */
const KM = 10

/** Returns how high the dial brought the rocket after this word, which counts once it was answered and right at once. */
export function extraNa({ wijzer, extra, nummer }: Vlucht, oordelen: readonly boolean[]): number {
  if (wijzer === null || oordelen[nummer] !== true) return extra
  return extra + WIJZERS[wijzer].extra
}

/** Returns how high the rocket is, in words. */
export function hoogteVan({ goed, hersteld, oordelen, opgave, vorige }: Staat): number {
  const vlucht = opgave ?? vorige
  return goed + hersteld.length * HERSTELD + (vlucht ? extraNa(vlucht, oordelen) : 0)
}

/** Returns the highest that a flight of so many words can come, in words. */
export const hoogsteVlucht = (aantal: number, metWijzer: boolean): number =>
  aantal * (metWijzer ? 1 + WIJZERS[2].extra : 1)

/** Returns how high the rocket is in whole kilometres. */
export const kilometers = (staat: Staat): number => Math.round(hoogteVan(staat) * KM)

/** Returns a height in kilometres as one in words. */
export const inWoorden = (km: number): number => km / KM
