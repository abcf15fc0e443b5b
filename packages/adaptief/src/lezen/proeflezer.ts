import { askMoeilijkheid } from './begrip.ts'
import { leesengine } from './leesengine.ts'
import type { Leesgebeurtenis, Leesstaat } from './leesstaat.ts'

/** The day on which readers in tests begin. */
export const DAG = 20_000

/** Returns a reader of whom nothing is known yet. */
export const begin = (groep = 5) => leesengine.init({ groep, dyslexie: false }, 3)
/** Returns the reader after all these events. */
export const na = (wat: readonly Leesgebeurtenis[], van = begin()): Leesstaat =>
  wat.reduce((nu, g) => leesengine.update(nu, g).staat, van)

/** Returns a text that was read aloud, at this many words in a minute. */
export const lezing = (t: number, perMinuut = 70): Leesgebeurtenis => ({
  soort: 'lezing',
  vorm: 'tekst',
  lezing: { woorden: 60, goed: 57, ms: (60_000 * 57.5) / perMinuut, niveau: 5, t },
})
/** Returns a word that was shown for a moment. */
export const flits = (t: number, correct = true): Leesgebeurtenis => ({
  soort: 'flits',
  antwoord: { correct, ms: 500, gok: 0.25, t },
})
/** Returns four answered questions about a text. */
export const vragenOver = (t: number, correct = true): Leesgebeurtenis => {
  const vraag = { correct, keuzes: 4, moeilijkheid: askMoeilijkheid(5) }
  return { soort: 'begrip', antwoorden: { t, vragen: [vraag, vraag, vraag, vraag] } }
}
