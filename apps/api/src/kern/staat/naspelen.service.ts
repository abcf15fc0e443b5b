import { STAAT_VERSIE } from '@letterhaven/adaptief/serialisatie'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import type { LevendeInhoud } from '../inhoud.ts'
import { searchLeerling } from '../toegang/toegang.service.ts'
import { findStaat } from './staat.queries.ts'
import { vouwAlles } from './staat.service.ts'

/** The result of folding all answers of a pupil once more, compared with what is stored. */
export interface Naspeling {
  readonly antwoorden: number
  /** The version of the form in which the state is stored, and that of this engine. */
  readonly versie: { readonly bewaard: number | null; readonly nu: number }
  /** The banks of words under which the answers came in; 0 is the corpus itself. */
  readonly banken: readonly number[]
  /** 'gelijk' means equal to the bit; 'wacht' means that late answers have not been folded in yet. */
  readonly uitkomst: 'gelijk' | 'anders' | 'wacht' | 'geen_staat'
}

/** Folds every stored answer from the beginning and compares to the bit; changes nothing. Returns null for an unknown pupil. */
export async function replayStaat(
  scope: AdminScope,
  inhoud: LevendeInhoud,
  leerlingId: LeerlingId,
): Promise<Naspeling | null> {
  const leerling = await searchLeerling(scope, leerlingId)
  if (!leerling) return null
  const { staat, antwoorden } = await vouwAlles(scope, inhoud, leerling)
  const bewaard = await findStaat(scope, leerlingId)
  const versie = { bewaard: bewaard?.staat[0] ?? null, nu: STAAT_VERSIE }
  const banken = [...new Set(antwoorden.map(({ bank_versie }) => bank_versie))].toSorted(
    (a, b) => a - b,
  )
  const kop = { antwoorden: antwoorden.length, versie, banken }
  if (!bewaard) return { ...kop, uitkomst: 'geen_staat' }
  if (bewaard.achter_vanaf !== null) return { ...kop, uitkomst: 'wacht' }
  const isGelijk = Buffer.from(inhoud.engine.serialize(staat)).equals(bewaard.staat)
  return { ...kop, uitkomst: isGelijk ? 'gelijk' : 'anders' }
}
