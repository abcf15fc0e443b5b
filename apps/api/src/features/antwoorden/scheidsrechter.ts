import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { REFEREES } from '@letterhaven/games/referees'
import type { Inhoud } from '../../kern/inhoud.ts'
import { ApiError } from '../../platform/errors.ts'

/** An answer as the server sees it: with its word looked up, and judged by the rules of the game. */
export interface BeoordeeldAntwoord {
  readonly in: AntwoordIn
  readonly categorie: string
  readonly correct: boolean
  readonly gok: number
}

/**
 * Judges an answer from the word and what was given, and never from the browser's own verdict. An unknown word or a game
 * without rules is `invalid_input`, with the place of the field in the batch.
 */
export function judge(inhoud: Inhoud, antwoord: AntwoordIn, plaats: number): BeoordeeldAntwoord {
  const woord = inhoud.woorden.get(antwoord.woordId)
  const spel: SpelId = antwoord.spel
  const referee = REFEREES[spel]
  if (!woord) throw ongeldig(plaats, 'woordId', 'Dit woord kennen we niet')
  if (!referee) throw ongeldig(plaats, 'spel', 'Dit spel is er nog niet')
  return { in: antwoord, categorie: woord.focus, ...referee({ word: woord.w }, antwoord.gegeven) }
}

const ongeldig = (plaats: number, veld: string, melding: string): ApiError =>
  new ApiError('invalid_input', { [`antwoorden.${plaats}.${veld}`]: melding })
