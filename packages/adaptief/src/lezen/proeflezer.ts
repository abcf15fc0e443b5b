import { askMoeilijkheid } from './begrip.ts'
import { leesengine } from './leesengine.ts'
import type { Leesgebeurtenis, Leesstaat } from './leesstaat.ts'

/** The day on which readers in tests begin. */
export const DAG = 20_000

/** A reader of whom nothing is known yet. */
export const begin = (groep = 5) => leesengine.init({ groep, dyslexie: false }, 3)
/** The reader after all this. */
export const na = (wat: readonly Leesgebeurtenis[], van = begin()): Leesstaat =>
  wat.reduce((nu, g) => leesengine.update(nu, g).staat, van)

/** A text that was read aloud, at so many words in a minute. */
export const lezing = (t: number, perMinuut = 70): Leesgebeurtenis => ({
  soort: 'lezing',
  vorm: 'tekst',
  lezing: { woorden: 60, goed: 57, ms: (60_000 * 57.5) / perMinuut, niveau: 5, t },
})
/** A word that was shown for a moment. */
export const flits = (t: number, correct = true): Leesgebeurtenis => ({
  soort: 'flits',
  antwoord: { correct, ms: 500, gok: 0.25, t },
})
/** Four questions about a text. */
export const vragenOver = (t: number, correct = true): Leesgebeurtenis => {
  const vraag = { correct, keuzes: 4, moeilijkheid: askMoeilijkheid(5) }
  return { soort: 'begrip', antwoorden: { t, vragen: [vraag, vraag, vraag, vraag] } }
}
