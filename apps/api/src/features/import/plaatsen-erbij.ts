import { jaarVanCode } from '@letterhaven/domain/jaarcode'
import { neemtPlaats } from '@letterhaven/domain/licentie'
import type { BekendeLeerling, LeerlingRij } from '@letterhaven/importers'
import type { Account } from './account.ts'

type Jaar = Pick<LeerlingRij, 'jaargroep'>

/** Counts what a file does to the seats of an account, pupil by pupil; the count after it is applied gives the same numbers. */
export function makePlaatsteller({ begonnen }: Pick<Account, 'begonnen'>) {
  const neemt = (code: string | null, isBegonnen: boolean): boolean => {
    const { jaargroep, jaarcode } = jaarVanCode(code)
    return neemtPlaats({ jaargroep, zonderNummer: jaarcode !== null, isBegonnen })
  }
  /** Whether the pupil has a seat now. */
  const heeft = ({ id, jaargroep, vertrokken }: BekendeLeerling): boolean =>
    !vertrokken && neemt(jaargroep, begonnen.has(id))
  return {
    heeft,
    /**
     * Whether a new pupil takes a seat at once: the youngest, and pupils in a year without a number, take one once they
     * practise.
     */
    neemtNieuw: ({ jaargroep }: Jaar): boolean => neemt(jaargroep, false),
    /** How many seats the pupil adds by becoming what this row says and being here: 1, -1 or 0. */
    erbij: (oud: BekendeLeerling, { jaargroep }: Jaar): number =>
      Number(neemt(jaargroep ?? oud.jaargroep, begonnen.has(oud.id))) - Number(heeft(oud)),
  }
}
