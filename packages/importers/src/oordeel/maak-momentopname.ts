import type { Momentopname } from '../momentopname.ts'
import { verwezen, type Blik } from './blik.ts'
import { leesDagen } from './dagen.ts'
import { eenmalig, maakGroep, maakVestiging } from './groepen.ts'
import { maakLeerkracht, maakLeerling } from './leerlingen.ts'
import type { Leesopties } from './leesopties.ts'
import { keerZin, type Meldboek } from './meldingen.ts'
import type { Inhoud } from './inhoud.ts'
import { maakPersonen, meldTussenvoegsels } from './personen.ts'
import { maakSchool } from './school.ts'

/** What the file says, line by line judged: what cannot be told from another is left out and named. */
export function maakMomentopname(
  { school: ruweSchool, rijen, groepenOpNaam, bsn, rijksregister }: Inhoud,
  boek: Meldboek,
  opties: Leesopties,
): Momentopname {
  const blik: Blik = { boek, opties }
  const school = maakSchool(ruweSchool, blik)
  if (bsn > 0) boek.meld('drop-bsn', () => keerZin(bsn))
  if (rijksregister > 0) boek.meld('drop-rrn', () => keerZin(rijksregister))
  meldTussenvoegsels([...rijen.leerlingen, ...rijen.leerkrachten], boek)
  const vestigingen = eenmalig(rijen.vestigingen, blik).map(maakVestiging)
  const groepen = eenmalig(rijen.groepen, blik).map((rij) => maakGroep(rij, blik, groepenOpNaam))
  const bekend = [...(opties.bekend?.groepen ?? []), ...groepen]
  const perLeerling = {
    ...blik,
    dagen: leesDagen(rijen.leerlingen, {
      boek,
      isLijst: ruweSchool === null,
      vandaag: opties.vandaag,
    }),
    groepen: new Map(bekend.map((groep) => [groep.sleutel, groep])),
    peil: opties.vandaag ?? school.peildatum,
  }
  const leerlingen = maakPersonen(rijen.leerlingen, blik).map(({ rij, persoon }) =>
    maakLeerling(rij, persoon, perLeerling),
  )
  const leerkrachten = maakPersonen(rijen.leerkrachten, blik).map(({ rij, persoon }) =>
    maakLeerkracht(rij, persoon, blik),
  )
  // Where nobody is said to sit anywhere, that is said once and not of each.
  if (leerlingen.length > 0 && rijen.leerlingen.every((rij) => verwezen(rij, 'groep').length === 0))
    boek.meld('no-groups')
  return { school, vestigingen, groepen, leerlingen, leerkrachten }
}
