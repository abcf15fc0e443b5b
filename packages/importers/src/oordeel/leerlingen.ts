import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { GroepRij, LeerkrachtRij, LeerlingRij } from '../momentopname.ts'
import type { Dagen } from './dagen.ts'
import { readJaargroep, verwezen, waarVan, type Blik } from './blik.ts'
import type { Ruw } from './inhoud.ts'
import type { Persoon } from './personen.ts'
import * as v from './velden.ts'

export interface PerLeerling extends Blik {
  readonly groepen: ReadonlyMap<string, GroepRij>
  readonly dagen: Dagen
  /** The day that decides whether somebody has left. */
  readonly peil: string | null
}

function readGroep(rij: Ruw, { boek, groepen }: PerLeerling): GroepRij | undefined {
  const [genoemd] = verwezen(rij, 'groep')
  const groep = genoemd === undefined ? undefined : groepen.get(genoemd)
  if (genoemd !== undefined && !groep) boek.report('unknown-group', () => waarVan(rij))
  return groep
}

/** Returns the pupil's own year, or otherwise that of the group. */
function readJaar(rij: Ruw, groep: GroepRij | undefined, blik: PerLeerling): string | null {
  const jaar = [readJaargroep(rij, blik), groep?.jaargroep ?? null].find(v.isEenJaar) ?? null
  if (jaar === null) blik.boek.report('jaargroep-missing', () => waarVan(rij))
  return jaar
}

/** Makes a pupil. They have left when their year says so, or when their last day lies before the reference day. */
export function makeLeerling(rij: Ruw, persoon: Persoon, blik: PerLeerling): LeerlingRij {
  const { boek, dagen, groepen, peil } = blik
  if (!v.isGeslacht(schoneTekst(rij.velden.get('geslacht') ?? ''))) boek.report('gender')
  const groep = readGroep(rij, blik)
  const jaargroep = readJaar(rij, groep, blik)
  const uitstroomdatum = dagen.uitstroomdatum.get(rij) ?? null
  const isWeg = uitstroomdatum !== null && peil !== null && uitstroomdatum < peil
  return {
    ...persoon,
    geboortedatum: dagen.geboortedatum.get(rij) ?? null,
    jaargroep,
    groep: groep?.sleutel ?? null,
    samengesteldeGroepen: verwezen(rij, 'samengestelde_groep').filter((een) => groepen.has(een)),
    vestiging: verwezen(rij, 'vestiging')[0] ?? null,
    uitstroomdatum,
    vertrokken: jaargroep === 'H' || isWeg,
  }
}

/** Makes a member of staff. The roles that the school gives them are only a suggestion. */
export function makeLeerkracht(rij: Ruw, persoon: Persoon, { boek }: Blik): LeerkrachtRij {
  const adres = v.schoonOfNiets(rij.velden.get('emailadres'))?.toLowerCase() ?? null
  if (adres !== null && !v.isEmail(adres))
    boek.report('email', () => `${waarVan(rij)}: ${v.kortNaam(adres)}`)
  const rollen = [...rij.rollen, ...rij.verwijzingen.flatMap((een) => een.rollen)].map(schoneTekst)
  return {
    ...persoon,
    emailadres: adres !== null && v.isEmail(adres) ? adres : null,
    rollen: [...new Set(rollen.map((rol) => rol.toUpperCase()).filter(Boolean))],
    groepen: rij.verwijzingen
      .filter(({ soort }) => soort !== 'vestiging')
      .map(({ sleutel }) => schoneTekst(sleutel)),
  }
}
