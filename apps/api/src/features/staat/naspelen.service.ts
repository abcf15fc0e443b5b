import { STAAT_VERSIE } from '@letterhaven/adaptief/serialisatie'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Inhoud } from '../../inhoud.ts'
import { vouw } from '../../vouwen.ts'
import { zoekLeerling } from '../toegang/toegang.service.ts'
import { findStaat, listAntwoordenNa } from './staat.queries.ts'
import { beginStaat } from './staat.service.ts'

/** What came of folding all answers of a pupil once more, beside what is stored. */
export interface Naspeling {
  readonly antwoorden: number
  /** Version of the form in which the state is stored, and that of this engine. */
  readonly versie: { readonly bewaard: number | null; readonly nu: number }
  /** Same to the bit; 'wacht' while late answers have not been folded in yet. */
  readonly uitkomst: 'gelijk' | 'anders' | 'wacht' | 'geen_staat'
}

/** Folds every stored answer from the very beginning and compares to the bit; changes nothing. Null: no such pupil. */
export async function speelStaatNa(
  scope: AdminScope,
  inhoud: Inhoud,
  leerlingId: LeerlingId,
): Promise<Naspeling | null> {
  const leerling = await zoekLeerling(scope, leerlingId)
  if (!leerling) return null
  const antwoorden = await listAntwoordenNa(scope, leerlingId, null)
  const staat = vouw(inhoud.engine, beginStaat(inhoud, leerling), antwoorden)
  const bewaard = await findStaat(scope, leerlingId)
  const versie = { bewaard: bewaard?.staat[0] ?? null, nu: STAAT_VERSIE }
  const kop = { antwoorden: antwoorden.length, versie }
  if (!bewaard) return { ...kop, uitkomst: 'geen_staat' }
  if (bewaard.achter_vanaf !== null) return { ...kop, uitkomst: 'wacht' }
  const isGelijk = Buffer.from(inhoud.engine.serialize(staat)).equals(bewaard.staat)
  return { ...kop, uitkomst: isGelijk ? 'gelijk' : 'anders' }
}
