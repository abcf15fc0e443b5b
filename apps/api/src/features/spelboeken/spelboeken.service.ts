import type { LeerlingId } from '@letterhaven/contracts/ids'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import type { Spelboek, Spelboeken } from '@letterhaven/contracts/spelboek'
import { LEEG_BOEK, mergeSpelboek } from '@letterhaven/domain/spelboek'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { readSpelboeken, saveEigenPlek } from '../../kern/bezit/bezit.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { holdLeerling } from '../landkaart/schelpen.service.ts'

/** Puts the books of each game together. */
const mergeBoeken = (een: Spelboeken, ander: Spelboeken): Spelboeken =>
  Object.fromEntries(
    SPEL_IDS.filter((spel) => een[spel] || ander[spel]).map((spel) => [
      spel,
      mergeSpelboek(een[spel] ?? LEEG_BOEK, ander[spel] ?? LEEG_BOEK),
    ]),
  )

/** Puts the books of a pupil together with what is stored, and stores that. The caller holds the pupil. */
export async function addSpelboeken(
  scope: AdminScope,
  leerlingId: LeerlingId,
  bij: Spelboeken,
): Promise<Spelboeken> {
  const spelboeken = mergeBoeken(await readSpelboeken(scope, leerlingId), bij)
  await saveEigenPlek(scope, leerlingId, { spelboeken })
  return spelboeken
}

/**
 * Puts together what a device and the account remember of a game. Devices of one pupil come one after the other, so nothing that
 * one of them tells is lost.
 */
export function saveSpelboek(
  ctx: Context,
  caller: Caller,
  { leerlingId, spel, boek }: { leerlingId: LeerlingId; spel: SpelId; boek: Spelboek },
): Promise<Spelboek> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope) => {
    await holdLeerling(scope, leerlingId)
    const boeken = await addSpelboeken(scope, leerlingId, { [spel]: boek })
    return boeken[spel] ?? boek
  })
}
