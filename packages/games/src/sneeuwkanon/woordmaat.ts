import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'

/** How a word stands in its part of the castle. */
export interface Woordmaat {
  readonly maat: number
  /** Its lines; all but the last end in a hyphen. */
  readonly regels: readonly string[]
}

/** Letters smaller than this are broken over two lines, where that makes them larger. */
const LEESBAAR = 19
/** The part of its height that a line may take: alone, and above another. */
const HOOG = { een: 0.5, twee: 0.42 } as const
const KLEINST = 6

/** Returns a word over two lines, as equal as its syllables allow; null for one that cannot be broken. */
function breek(stukken: readonly string[]): readonly [string, string] | null {
  const wegen = stukken
    .slice(1)
    .map((_, i): readonly [string, string] => [
      `${stukken.slice(0, i + 1).join('')}-`,
      stukken.slice(i + 1).join(''),
    ])
  const langste = (weg: readonly string[]): number => Math.max(...weg.map((deel) => deel.length))
  return wegen.toSorted((a, b) => langste(a) - langste(b))[0] ?? null
}

/** Returns how a word is written in so much room: as large as it fits, over two lines where that is easier to read. */
export function layWoord(
  stukken: readonly string[],
  {
    w,
    h,
    letter,
    groot,
  }: { readonly w: number; readonly h: number; readonly letter: Letter; readonly groot: number },
): Woordmaat {
  const maatVan = (regels: readonly string[], hoog: number): number =>
    letterMaat(regels, letter, {
      breed: w,
      rand: [2, 0.2],
      min: KLEINST,
      max: Math.min(groot, h * hoog),
    })
  const heel = [stukken.join('')]
  const twee = breek(stukken)
  const een = maatVan(heel, HOOG.een)
  if (!twee || een >= LEESBAAR) return { maat: een, regels: heel }
  const maat = maatVan(twee, HOOG.twee)
  return maat >= een ? { maat, regels: twee } : { maat: een, regels: heel }
}
