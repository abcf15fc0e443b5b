import type { Signaal } from '@letterhaven/contracts/groep'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { DREMPELS, puntenVerschil } from '@letterhaven/domain/signalen'
import { deelGoed } from '@letterhaven/domain/voortgang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { procent } from '../../shared/weergave/deel.ts'
import { waaromInKaart, waaromZin } from '../../shared/weergave/waarom-zin.ts'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'

/** A signal in plain Dutch: who or what, why, and since when. */
export interface SignaalZin {
  readonly titel: string
  /** One line, or one for each pupil. */
  readonly reden: readonly string[]
}

type Leerlingen = Extract<Signaal, { soort: 'aandacht' }>['leerlingen']

const voornamen = (leerlingen: Leerlingen) => leerlingen.map(({ voornaam }) => voornaam)

/** Names up to two pupils; more become a count. */
function wie(leerlingen: Leerlingen, w: Woordkeus): string {
  return leerlingen.length <= 2
    ? opsomming(voornamen(leerlingen))
    : aantal(leerlingen.length, w.leerling, w.leerlingen)
}

/** Returns the names, when the title only counted them. */
function namen(leerlingen: Leerlingen): string {
  return leerlingen.length <= 2 ? '' : `${opsomming(voornamen(leerlingen))}. `
}

/** The number of names with a reason that fit in a card. */
const REDENEN = 3

function aandacht(
  { leerlingen }: Extract<Signaal, { soort: 'aandacht' }>,
  rijen: readonly LeerlingRij[],
  w: Woordkeus,
): SignaalZin {
  const werkwoord = leerlingen.length === 1 ? 'heeft' : 'hebben'
  const redenen = leerlingen.flatMap(({ id, voornaam }) => {
    const rij = rijen.find((een) => een.id === id)
    if (!rij) return []
    return leerlingen.length === 1
      ? `${metHoofdletter(waaromZin(rij.waarom))}.`
      : `${voornaam}: ${waaromInKaart(rij.waarom)}`
  })
  const rest = redenen.length - REDENEN
  return {
    titel: `${wie(leerlingen, w)} ${werkwoord} aandacht nodig`,
    reden: [...redenen.slice(0, REDENEN), ...(rest > 0 ? [`En nog ${rest}.`] : [])],
  }
}

/** First those who stopped, then those who never began: the two are not the same. */
function nietGeoefend(
  { leerlingen, dagen }: Extract<Signaal, { soort: 'niet_geoefend' }>,
  rijen: readonly LeerlingRij[],
  w: Woordkeus,
): SignaalZin {
  const isNieuw = ({ id }: Leerlingen[number]) =>
    rijen.some((rij) => rij.id === id && rij.laatst === null)
  const nieuw = leerlingen.filter(isNieuw)
  const weg = leerlingen.filter((een) => !isNieuw(een))
  const begonNiet = `${wie(nieuw, w)} ${nieuw.length === 1 ? 'is' : 'zijn'} nog niet begonnen`
  const [langst, ...meer] = weg
  if (!langst) return { titel: begonNiet, reden: [`${namen(nieuw)}Er is nog geen enkel antwoord.`] }
  const isEen = meer.length === 0
  return {
    titel: `${wie(weg, w)} ${isEen ? `heeft ${dagen} dagen` : `hebben ${DREMPELS.afwezigDagen} dagen of langer`} niet geoefend`,
    reden: [
      ...(isEen ? [] : [`${namen(weg)}${langst.voornaam} is het langst weg: ${dagen} dagen.`]),
      ...(nieuw.length > 0 ? [`${begonNiet}.`] : []),
    ],
  }
}

function groep(
  { telling, vorige, koers }: Extract<Signaal, { soort: 'groep' }>,
  w: Woordkeus,
): SignaalZin {
  const [nu, toen] = [deelGoed(telling) ?? 0, deelGoed(vorige) ?? 0]
  const punten = puntenVerschil(telling, vorige)
  return {
    titel: `De ${w.groep} had ${procent(nu)} in één keer goed`,
    reden: [
      `In de laatste vier weken. Dat is ${
        koers === 'gelijk'
          ? `ongeveer gelijk aan de vier weken ervoor: ${procent(toen)}`
          : `${Math.abs(punten)} procentpunt ${punten < 0 ? 'minder' : 'meer'} dan de vier weken ervoor, en waarschijnlijk geen toeval`
      }.`,
    ],
  }
}

/** Returns the sentence for when nothing stands out; pupils who have not begun are mentioned, but do not count against it. */
export function rustigZin(rijen: readonly LeerlingRij[]): string {
  const dagen = `in de laatste ${DREMPELS.afwezigDagen} dagen`
  const nieuw = rijen.filter(({ laatst }) => laatst === null)
  if (nieuw.length === 0) return `Iedereen oefende ${dagen} en niemand gaat achteruit.`
  const wieNieuw = opsomming(nieuw.map(({ naam }) => naam.voornaam))
  return `Wie begonnen is, oefende ${dagen} en niemand gaat achteruit. Nog niet begonnen: ${wieNieuw}.`
}

/** Puts a signal into words; every number in it was sent by the server, with the signal or with a row. */
export function signaalZin(
  signaal: Signaal,
  rijen: readonly LeerlingRij[],
  w: Woordkeus,
): SignaalZin {
  if (signaal.soort === 'aandacht') return aandacht(signaal, rijen, w)
  return signaal.soort === 'niet_geoefend' ? nietGeoefend(signaal, rijen, w) : groep(signaal, w)
}
