import type { Signaal } from '@letterhaven/contracts/groep'
import type { Telling } from '@letterhaven/contracts/leerling'
import { DREMPELS } from '@letterhaven/domain/signalen'
import { deelGoed } from '@letterhaven/domain/voortgang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { procent } from '../../shared/weergave/deel.ts'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'

/** A signal in plain Dutch: who or what, and why and since when. */
export interface SignaalZin {
  readonly titel: string
  readonly reden: string
}

type Leerlingen = Extract<Signaal, { soort: 'aandacht' }>['leerlingen']

const voornamen = (leerlingen: Leerlingen) => leerlingen.map(({ voornaam }) => voornaam)

/** Up to two by name, more as a count. */
function wie(leerlingen: Leerlingen): string {
  return leerlingen.length <= 2
    ? opsomming(voornamen(leerlingen))
    : aantal(leerlingen.length, 'leerling', 'leerlingen')
}

/** The names, where the title only counted them. */
function namen(leerlingen: Leerlingen): string {
  return leerlingen.length <= 2 ? '' : `${opsomming(voornamen(leerlingen))}. `
}

const vanDe = ({ goed, totaal }: Telling) => `${goed} van de ${totaal}`

function aandacht({ leerlingen, telling }: Extract<Signaal, { soort: 'aandacht' }>): SignaalZin {
  const [laagste] = leerlingen
  const werkwoord = leerlingen.length === 1 ? 'vraagt' : 'vragen'
  return {
    titel: `${wie(leerlingen)} ${werkwoord} aandacht`,
    reden:
      leerlingen.length === 1
        ? `In de laatste vier weken ging ${vanDe(telling)} in één keer goed.`
        : `${namen(leerlingen)}Bij ${laagste?.voornaam ?? ''} ging in de laatste vier weken ${vanDe(telling)} in één keer goed.`,
  }
}

function nietGeoefend(signaal: Extract<Signaal, { soort: 'niet_geoefend' }>): SignaalZin {
  const { leerlingen, dagen } = signaal
  const [langst] = leerlingen
  if (leerlingen.length === 1) {
    return dagen === null
      ? { titel: `${wie(leerlingen)} oefende nog niet`, reden: 'Er is nog geen enkel antwoord.' }
      : {
          titel: `${wie(leerlingen)} oefende ${dagen} dagen niet`,
          reden: 'Sindsdien kwam er geen antwoord binnen.',
        }
  }
  const slot =
    dagen === null
      ? `${langst?.voornaam ?? ''} begon nog niet.`
      : `${langst?.voornaam ?? ''} is het langst weg: ${dagen} dagen.`
  return {
    titel: `${wie(leerlingen)} oefenden al ${DREMPELS.afwezigDagen} dagen niet`,
    reden: `${namen(leerlingen)}${slot}`,
  }
}

function groep(
  { telling, vorige }: Extract<Signaal, { soort: 'groep' }>,
  w: Woordkeus,
): SignaalZin {
  const [nu, toen] = [deelGoed(telling) ?? 0, deelGoed(vorige) ?? 0]
  const punten = Math.round(nu * 100) - Math.round(toen * 100)
  const [grootte, kant] = [Math.abs(punten), punten < 0 ? 'onder' : 'boven']
  return {
    titel: `De ${w.groep} staat op ${procent(nu)}`,
    reden:
      grootte === 0
        ? 'In één keer goed, gelijk aan de vier weken ervoor.'
        : `In één keer goed, ${aantal(grootte, 'punt', 'punten')} ${kant} de vier weken ervoor.`,
  }
}

/** The words of a signal; every number in them is one that the server sent. */
export function signaalZin(signaal: Signaal, w: Woordkeus): SignaalZin {
  if (signaal.soort === 'aandacht') return aandacht(signaal)
  return signaal.soort === 'niet_geoefend' ? nietGeoefend(signaal) : groep(signaal, w)
}
