import { jaarVanCode } from '@letterhaven/domain/jaarcode'
import { neemtPlaats } from '@letterhaven/domain/licentie'
import type { BekendeLeerling, LeerlingRij } from '@letterhaven/importers'
import type { Account } from './account.ts'

type Jaar = Pick<LeerlingRij, 'jaargroep'>

/** What a file does to the seats of an account, pupil by pupil; the count after it is applied says the same. */
export function makePlaatsteller({ begonnen }: Pick<Account, 'begonnen'>) {
  const neemt = (code: string | null, isBegonnen: boolean): boolean => {
    const { jaargroep, jaarcode } = jaarVanCode(code)
    return neemtPlaats({ jaargroep, zonderNummer: jaarcode !== null, isBegonnen })
  }
  /** Has a seat now. */
  const heeft = ({ id, jaargroep, vertrokken }: BekendeLeerling): boolean =>
    !vertrokken && neemt(jaargroep, begonnen.has(id))
  return {
    heeft,
    /** Takes one at once where it is somebody new: the youngest, and who has no year, wait until they practise. */
    neemtNieuw: ({ jaargroep }: Jaar): boolean => neemt(jaargroep, false),
    /** Takes one (1), gives one up (-1), or neither, by becoming what this line says and being here. */
    erbij: (oud: BekendeLeerling, { jaargroep }: Jaar): number =>
      Number(neemt(jaargroep ?? oud.jaargroep, begonnen.has(oud.id))) - Number(heeft(oud)),
  }
}
