import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import { judge as judgeVraag, type Uitspraak } from '@letterhaven/game-kit/opgave/judge'
import { gelijkschrift, type Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { OUDE_GOK } from '@letterhaven/games/oude-gok'
import { isLeescode } from '@letterhaven/taal/lees-categorieen'
import { isTekstcode } from '@letterhaven/taal/tekst-categorieen'
import type { Inhoud } from '../../kern/inhoud.ts'
import { letterOp } from '../../kern/leeswoorden.ts'
import { findOpgave } from '../../kern/opgaven.ts'
import { ApiError } from '../../platform/errors.ts'

/** An answer as the server sees it: with its opgave looked up, and judged. */
export interface BeoordeeldAntwoord {
  readonly in: AntwoordIn
  readonly categorie: string
  readonly correct: boolean
  readonly gok: number
}

/** Judges an answer of a build that did not say yet what was asked: by the word alone. */
function judgeOud(opgave: Opgave, { spel, gegeven }: AntwoordIn): Uitspraak | null {
  const gok = OUDE_GOK[spel]
  if (gok === undefined || opgave.soort !== 'woord') return null
  return { correct: gelijkschrift(gegeven) === gelijkschrift(opgave.word), gok }
}

/** What somebody who listens answers: whether a word was read right, and before the questions about a text which of its words were not. */
const SAMEN = 'oordeel:samen'
const VOORGELEZEN = `${SAMEN}>markeer`

/**
 * Returns whether this was asked where it can be: a listener hears words to read or a text, in a game that is played together; and
 * of a letter nothing else is asked, because its sound can only be heard.
 */
function isTeVragen({ spel, vraag, woordId }: AntwoordIn, categorie: string): boolean {
  if (vraag !== SAMEN && vraag !== VOORGELEZEN) return letterOp(woordId) === null
  const isHier = vraag === SAMEN ? isLeescode(categorie) : isTekstcode(categorie)
  return isHier && MANIFESTS[spel].samen !== undefined
}

/**
 * Judges an answer from the opgave, the vraag and what was given, and never from the browser's own verdict. An unknown opgave, a
 * game without rules and an answer in no shape of its vraag are `invalid_input`, with the place of the field in the batch.
 */
export function judge(inhoud: Inhoud, antwoord: AntwoordIn, plaats: number): BeoordeeldAntwoord {
  const { spel, woordId, vraag, gegeven } = antwoord
  const bekend = findOpgave(inhoud, woordId)
  if (!bekend) throw ongeldig(plaats, 'woordId', 'Deze opgave kennen we niet')
  if (MANIFESTS[spel].status !== 'klaar') throw ongeldig(plaats, 'spel', 'Dit spel is er nog niet')
  const { opgave, categorie } = bekend
  const uit = vraag === undefined ? judgeOud(opgave, antwoord) : judgeVraag(opgave, vraag, gegeven)
  if (!uit || !isTeVragen(antwoord, categorie))
    throw ongeldig(plaats, 'gegeven', 'Dit past niet bij wat er gevraagd werd')
  return { in: antwoord, categorie, correct: uit.correct, gok: uit.gok }
}

const ongeldig = (plaats: number, veld: string, melding: string): ApiError =>
  new ApiError('invalid_input', { [`antwoorden.${plaats}.${veld}`]: melding })
