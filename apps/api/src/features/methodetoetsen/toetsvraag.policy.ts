import type { Land } from '@letterhaven/contracts/admin'
import type { ToetsPapier } from '@letterhaven/contracts/methodetoets'
import { zinMet } from '@letterhaven/game-kit/opgave/werkwoorden'
import { stemMagZeggen } from '@letterhaven/taal/spreken'
import type { Inhoud } from '../../kern/inhoud.ts'
import { findOpgave } from '../../kern/opgaven.ts'

type Toetsvraag = ToetsPapier['woorden'][number]

/**
 * Presents what one line of a test asks: a word that is dictated, always with the same sentence, or a form of a verb that is made
 * in its sentence. A test is the same for everybody on every day.
 */
export function presentVraag(inhoud: Inhoud, id: string, land: Land): Toetsvraag {
  const vorm = inhoud.werkwoorden.present(id, land)
  if (vorm?.werkwoord) {
    const { infinitief, voor, na } = vorm.werkwoord
    return { woord: vorm.woord, gat: { infinitief, voor, na } }
  }
  const zin = inhoud.woorden.get(id)?.zin?.[0]
  return {
    woord: id,
    ...(zin === undefined ? {} : { zin }),
    ...(stemMagZeggen(id) ? {} : { robotstem: false }),
  }
}

/** Returns what is right on one line of a test, and the category for which it counts. A word that the corpus lost is itself. */
export function juistOp(
  inhoud: Inhoud,
  id: string,
): { readonly woord: string; readonly categorie: string } {
  const bekend = findOpgave(inhoud, id)
  return {
    woord: bekend?.opgave.soort === 'woord' ? bekend.opgave.word : id,
    categorie: bekend?.categorie ?? '',
  }
}

/** Says what one line asks, as the teacher reads it: the word, or the sentence with the form. */
export function sayVraag(inhoud: Inhoud, id: string, land: Land): string {
  const { woord, gat } = presentVraag(inhoud, id, land)
  return gat ? zinMet(gat, woord) : woord
}
