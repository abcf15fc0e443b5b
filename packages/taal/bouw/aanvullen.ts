import { segment } from '../src/grafemen.ts'
import { syllables } from '../src/lettergrepen.ts'
import type { WordEntry } from '../src/woord.ts'
import { chooseAfleiders } from './afleiders.ts'
import { POORTEN, type Bronnen } from '../gates/gates.ts'
import { compute } from '../gates/herzien.ts'
import type { Kandidaat } from '../gates/kandidaat.ts'

/** A candidate made into a complete word, with what somebody has to look at before a child may see it. */
export interface Voorstel {
  readonly entry: WordEntry
  /** What the gates object to; a word with any of these is never let through. */
  readonly klachten: readonly string[]
  /** What the rules are not certain of; a word with these is let through once somebody has looked at it. */
  readonly twijfels: readonly string[]
}

/** Lists where the letters and the word list do not decide, or where the rules made fewer than three wrong forms. */
function twijfelsOver({ w, g, lg, d }: WordEntry): string[] {
  return [
    ...(segment(w).certain ? [] : [`grafemen ${g.join('.')}`]),
    ...(syllables(w, 'lettergreep').certain ? [] : [`lettergrepen ${lg.join('-')}`]),
    ...(d.length < 3 ? [`afleiders ${d.map(({ f }) => f).join(' ')}`] : []),
  ]
}

/** Gives a candidate the fields that follow from the word, and checks it with the gates of the corpus. */
export function makeVoorstel(kandidaat: Kandidaat, bronnen: Bronnen): Voorstel {
  const { w, focus, groep, band, zin, pic, lang, basis, be } = kandidaat
  const { struct, ...delen } = compute(kandidaat, bronnen.herzien.get(w))
  const kaal: WordEntry = { w, ...delen, focus, groep, struct, band, d: [], zin }
  const d = chooseAfleiders(basis === undefined ? kaal : { ...kaal, basis }, bronnen)
  const entry: WordEntry = {
    ...kaal,
    d,
    zin,
    ...(pic === undefined ? {} : { pic }),
    ...(lang === undefined ? {} : { lang }),
    ...(basis === undefined ? {} : { basis }),
    ...(be === undefined ? {} : { be }),
  }
  const klachten = Object.entries(POORTEN).flatMap(([naam, poort]) =>
    poort(entry, bronnen).map((klacht) => `${naam}: ${klacht}`),
  )
  return { entry, klachten, twijfels: bronnen.herzien.has(w) ? [] : twijfelsOver(entry) }
}
