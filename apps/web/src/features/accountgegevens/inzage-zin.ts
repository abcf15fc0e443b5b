import type { InzageLijst, InzageWat } from '@letterhaven/contracts/inzage'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { zegDatum } from '../../shared/weergave/datum.ts'

type Blik = Pick<
  InzageLijst['inzage'][number],
  'wie' | 'role' | 'wat' | 'leerling' | 'overLeerling' | 'groep'
>

const WEG = 'iemand die er niet meer is'

/** Nobody of the school is known by name: it was us, or somebody who is not there any more. */
const onbekend = ({ role }: Blik): string =>
  role === 'office' || role === 'superadmin' ? 'Iemand van Letterhaven' : metHoofdletter(WEG)

/** What was done of one pupil. */
const VAN_LEERLING: Record<InzageWat, string> = {
  wachtwoorden: 'bekeek het wachtwoord van',
  inlogkaarten: 'maakte een inlogkaart van',
  codes: 'bekeek de inlogcode van',
  koppeling: 'regelde het schoolaccount van',
  landkaart: 'bekeek de landkaart van',
  voortgang: 'bekeek de voortgang van',
  handelingsplan: 'bekeek het handelingsplan van',
  export: 'downloadde alle gegevens van',
}
/** What was done of a group. */
const VAN_GROEP: Record<InzageWat, string> = {
  ...VAN_LEERLING,
  wachtwoorden: 'bekeek de wachtwoorden van',
  inlogkaarten: 'maakte de inlogkaarten van',
  codes: 'bekeek de klaslink van',
}
/** What was done of nobody by name. */
const vanAlles = ({ groepen }: Woordkeus): Record<InzageWat, string> => ({
  wachtwoorden: 'bekeek wachtwoorden',
  inlogkaarten: 'maakte inlogkaarten',
  codes: 'bekeek de schoolcode',
  koppeling: 'regelde een schoolaccount',
  landkaart: 'bekeek een landkaart',
  voortgang: `bekeek alle ${groepen}`,
  handelingsplan: 'bekeek een handelingsplan',
  export: 'downloadde de gegevens van het hele account',
})

/** Who looked at what, as a sentence without a point: 'Karin bekeek de wachtwoorden van Groep 4'. */
export function inzageZin(blik: Blik, w: Woordkeus): string {
  const { wat, groep, overLeerling } = blik
  const wie = blik.wie ?? onbekend(blik)
  const leerling = blik.leerling ?? (overLeerling ? WEG : null)
  if (leerling) return `${wie} ${VAN_LEERLING[wat]} ${leerling}`
  return groep ? `${wie} ${VAN_GROEP[wat]} ${groep}` : `${wie} ${vanAlles(w)[wat]}`
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
