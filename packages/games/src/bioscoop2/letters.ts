import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'

/** What a tile has around its letters, in px, and the height of the strip over the line. */
const RAND = 26
const GAT = 8
const KOP = 38
const MATEN = { jong: 60, oud: 48, minst: 15 } as const

/** Returns how high words are that wrap in a width. */
function hoogteVan(
  woorden: readonly string[],
  breed: number,
  { maat, letter }: { maat: number; letter: Letter },
): number {
  const hoog = Math.max(48, maat * 1.2 + 14) + GAT
  let [rijen, x] = [1, 0]
  for (const woord of woorden) {
    const w = Math.max(48, woord.length * LETTERBREEDTE[letter] * maat + RAND) + GAT
    if (x > 0 && x + w > breed) [rijen, x] = [rijen + 1, 0]
    x += w
  }
  return rijen * hoog
}

const fits = (
  woorden: readonly string[],
  { w, h }: Vak,
  bij: { maat: number; letter: Letter },
): boolean => hoogteVan(woorden, w - 16, bij) <= h

/** Returns the largest letters with which all words fit in their tray, and nearly all of them in the line. */
export function maatIn(
  tegels: readonly string[],
  { regel, woorden }: Pick<Indeling, 'regel' | 'woorden'>,
  { letter, groep }: { readonly letter: Letter; readonly groep: number },
): number {
  const lang = tegels.slice(0, Math.ceil(tegels.length * 0.8))
  for (let maat = groep <= 4 ? MATEN.jong : MATEN.oud; maat > MATEN.minst; maat -= 1)
    if (
      fits(tegels, woorden, { maat, letter }) &&
      fits(lang, { ...regel, h: regel.h - KOP }, { maat, letter })
    )
      return maat
  return MATEN.minst
}
