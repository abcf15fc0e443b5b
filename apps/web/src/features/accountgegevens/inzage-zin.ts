import type { InzageLijst, InzageWat } from '@letterhaven/contracts/inzage'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { zegDatum } from '../../shared/weergave/datum.ts'

type Blik = Pick<InzageLijst['inzage'][number], 'wie' | 'role' | 'wat' | 'leerling' | 'groep'>

/** Nobody of the school is known by name: it was us, or somebody who is not there any more. */
const onbekend = ({ role }: Blik): string =>
  role === 'office' || role === 'superadmin'
    ? 'Iemand van Letterhaven'
    : 'Iemand die er niet meer is'

/** Who looked at what, as a sentence without a point: 'Karin bekeek de wachtwoorden van Groep 4'. */
export function inzageZin(blik: Blik, w: Woordkeus): string {
  const wie = blik.wie ?? onbekend(blik)
  const { leerling, groep } = blik
  const over = leerling ?? groep ?? 'iemand die er niet meer is'
  const zinnen: Record<InzageWat, string> = {
    wachtwoorden: leerling
      ? `${wie} bekeek het wachtwoord van ${over}`
      : `${wie} bekeek de wachtwoorden van ${over}`,
    codes: groep ? `${wie} bekeek de klaslink van ${groep}` : `${wie} bekeek de schoolcode`,
    koppeling: leerling
      ? `${wie} bekeek het schoolaccount van ${over}`
      : `${wie} bekeek schoolaccounts`,
    landkaart: `${wie} bekeek de landkaart van ${over}`,
    voortgang:
      leerling || groep
        ? `${wie} bekeek de voortgang van ${over}`
        : `${wie} bekeek de lijst van ${w.groepen}`,
    handelingsplan: `${wie} bekeek het handelingsplan van ${over}`,
    export: leerling
      ? `${wie} downloadde alle gegevens van ${over}`
      : `${wie} downloadde alle gegevens`,
  }
  return zinnen[blik.wat]
}

/** One line of the log: a look, or several of the same on one day after each other. */
export interface InzageRegel {
  readonly id: string
  readonly zin: string
  /** The latest of them. */
  readonly op: string
  readonly keer: number
  readonly reden: string
}

/** The log as it is read, latest first: who looked ten times at the same thing stands there once. */
export function inzageRegels(inzage: InzageLijst['inzage'], w: Woordkeus): InzageRegel[] {
  const regels: InzageRegel[] = []
  for (const blik of inzage) {
    const { id, op, reden } = blik
    const zin = inzageZin(blik, w)
    const vorige = regels.at(-1)
    const isZelfde =
      vorige?.zin === zin &&
      vorige.reden === reden &&
      zegDatum('dag', vorige.op) === zegDatum('dag', op)
    if (vorige && isZelfde) regels[regels.length - 1] = { ...vorige, keer: vorige.keer + 1 }
    else regels.push({ id, zin, op, keer: 1, reden })
  }
  return regels
}
