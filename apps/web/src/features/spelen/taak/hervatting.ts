import { canResume } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Exercise, Rules } from '@letterhaven/game-kit/regels/contract'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { takeBladwijzer, type Gevonden, type RondeVanTaak } from './bladwijzers.ts'
import type { GeladenTaak } from './load-taak.ts'
import { opgavenVan } from './opgaven.ts'

interface Nu {
  readonly wat: Pick<RondeVanTaak, 'leerlingId' | 'taakId' | 'spel'>
  readonly taak: Pick<GeladenTaak, 'pakket' | 'ronde' | 'isHeel'>
  /** The exercise as it would begin. */
  readonly exercise: Exercise
  readonly rules: Rules
}

/**
 * Returns whether this round may be gone on with: the same game, pupil and words, and nothing was answered elsewhere meanwhile.
 * Where the device did not say what was answered on it, what it kept of the round is the best that is known.
 */
function past({ wat, taak, exercise, rules }: Nu, gevonden: Gevonden): boolean {
  const { pakket, ronde, isHeel } = taak
  const { blad, spel, vanaf, alleen } = gevonden
  if (spel !== wat.spel || !canResume(rules, blad)) return false
  const { kind, groep, land } = blad.exercise
  const { goed, fout } = blad.telling
  const gedaan = (vanaf + goed + fout) % pakket.taak.aantal
  const bekend = new Set(opgavenVan(pakket).map(({ id }) => id))
  const gevraagd = [...blad.uitgegeven.map(({ item }) => item.id), ...(alleen ?? [])]
  return (
    kind === exercise.kind &&
    groep === exercise.groep &&
    land === exercise.land &&
    (isHeel ? gedaan === ronde.gedaan : gedaan >= ronde.gedaan) &&
    gevraagd.every((id) => bekend.has(id))
  )
}

/** Returns where this device was in a round, if it can go on there; null where the round begins as ever. */
export const findHervatting = (winkel: Opslag, nu: Nu): Gevonden | null =>
  takeBladwijzer(winkel, nu.wat, (gevonden) => past(nu, gevonden))

/** Returns an exercise with what a round that goes on keeps of its own: its length, its seed, and what came before it. */
export const metHervatting = (exercise: Exercise, gevonden: Gevonden | null): Exercise => {
  if (!gevonden) return exercise
  const { aantal, seed, voor = 0 } = gevonden.blad.exercise
  return { ...exercise, aantal, seed, voor }
}
