import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Bladenkast } from '@letterhaven/game-kit/scherm/use-bladwijzer'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { forget, readSaved, save } from '../../../shared/session/bewaard.ts'

/** How many taken of a pupil a device keeps the place of; the one that was played longest ago goes first. */
const MEEST = 3
/** The longest that one may be, in characters: twice what a round of rides takes, each of whose gaps brings its whole story. */
const LANGST = 120_000
/** After going on this often without playing, the round begins as ever: what is kept may be what ends the page. */
const MEESTE_KEREN = 6

/** Which round of which taak is played, and in which game. */
export interface RondeVanTaak {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly spel: SpelId
  /** How many answers of the taak's round were given before this exercise began. */
  readonly vanaf: number
  /** The words of a round of a few words alone; null for a round of the taak. */
  readonly alleen: readonly string[] | null
}

interface Rij extends Omit<RondeVanTaak, 'leerlingId'> {
  /** The page that kept it. */
  readonly van: string
  /** How often it was gone on with since somebody played. */
  readonly keer: number
  /** The bladwijzer as text, and what proves that it is whole. */
  readonly inhoud: string
  readonly som: number
}

/** What was kept, if it can be read. */
export interface Gevonden extends Omit<RondeVanTaak, 'leerlingId'> {
  readonly blad: Bladwijzer
}

const WAT = 'partijen'

/** The name of this page among those that are open. */
const DEZE = crypto.randomUUID()

/** Returns a number that changes with each letter of a text (FNV-1a, 32 bits). */
function somVan(tekst: string): number {
  let som = 0x811c9dc5
  for (let i = 0; i < tekst.length; i += 1) som = Math.imul(som ^ tekst.charCodeAt(i), 0x01000193)
  return som
}

const isRij = (rij: unknown): rij is Rij =>
  typeof rij === 'object' &&
  rij !== null &&
  'inhoud' in rij &&
  'som' in rij &&
  typeof rij.inhoud === 'string' &&
  somVan(rij.inhoud) === rij.som

/** Returns what is kept for a pupil, the latest first. What is not whole counts as not kept. */
function readRijen(winkel: Opslag, leerlingId: LeerlingId): readonly Rij[] {
  const gelezen = readSaved(winkel, [leerlingId, WAT])
  return Array.isArray(gelezen) ? gelezen.filter(isRij) : []
}

/** Puts a row in the place of what was kept for that taak; null puts none there. */
function replace(winkel: Opslag, { leerlingId, taakId }: RondeVanTaak, rij: Rij | null): void {
  const andere = readRijen(winkel, leerlingId).filter((ander) => ander.taakId !== taakId)
  const nieuw = [...(rij ? [rij] : []), ...andere].slice(0, MEEST)
  if (nieuw.length === 0) forget(winkel, [leerlingId, WAT])
  else save(winkel, [leerlingId, WAT], nieuw)
}

/** Makes the place where a device keeps how far one round is, for after a reload. */
export function makeBladenkast(winkel: Opslag, ronde: RondeVanTaak): Bladenkast {
  const { leerlingId, ...rest } = ronde
  function played(blad: Bladwijzer | null): void {
    const inhoud = JSON.stringify(blad)
    const past = blad !== null && inhoud.length <= LANGST
    const rij = { ...rest, van: DEZE, keer: 0, inhoud, som: somVan(inhoud) }
    replace(winkel, ronde, past ? rij : null)
  }
  return {
    played,
    leave(blad) {
      const rij = readRijen(winkel, leerlingId).find(({ taakId }) => taakId === ronde.taakId)
      if (rij && rij.van !== DEZE) return
      const inhoud = JSON.stringify(blad)
      const nu = { ...rest, van: DEZE, keer: rij?.keer ?? 0, inhoud, som: somVan(inhoud) }
      if (inhoud.length <= LANGST) replace(winkel, ronde, nu)
    },
  }
}

/**
 * Takes out what was kept of this taak, to go on with; null where there is nothing, it cannot be read, or `past` says that it
 * does not fit. What does not fit is thrown away.
 */
export function takeBladwijzer(
  winkel: Opslag,
  van: Pick<RondeVanTaak, 'leerlingId' | 'taakId'>,
  past: (gevonden: Gevonden) => boolean,
): Gevonden | null {
  const { leerlingId, taakId } = van
  const rij = readRijen(winkel, leerlingId).find((een) => een.taakId === taakId)
  if (!rij) return null
  const { spel, vanaf, alleen, inhoud, keer } = rij
  const gevonden = { taakId, spel, vanaf, alleen, blad: JSON.parse(inhoud) as Bladwijzer }
  const mag = keer < MEESTE_KEREN && past(gevonden)
  const ronde = { leerlingId, taakId, spel, vanaf, alleen }
  replace(winkel, ronde, mag ? { ...rij, van: DEZE, keer: keer + 1 } : null)
  return mag ? gevonden : null
}
