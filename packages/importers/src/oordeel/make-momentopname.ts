import type { Momentopname } from '../momentopname.ts'
import { verwezen, type Blik } from './blik.ts'
import { readDagen } from './dagen.ts'
import { eenmalig, makeGroep, makeVestiging } from './groepen.ts'
import { makeLeerkracht, makeLeerling } from './leerlingen.ts'
import type { Leesopties } from './leesopties.ts'
import { keerZin, type Meldboek } from './meldingen.ts'
import type { Inhoud } from './inhoud.ts'
import { makePersonen, reportTussenvoegsels } from './personen.ts'
import { makeSchool } from './school.ts'

/** Judges a file line by line. Lines that cannot be told apart are left out and reported. */
export function makeMomentopname(
  { school: ruweSchool, rijen, groepenOpNaam, bsn, rijksregister }: Inhoud,
  boek: Meldboek,
  opties: Leesopties,
): Momentopname {
  const blik: Blik = { boek, opties }
  const school = makeSchool(ruweSchool, blik)
  if (bsn > 0) boek.report('drop-bsn', () => keerZin(bsn))
  if (rijksregister > 0) boek.report('drop-rrn', () => keerZin(rijksregister))
  reportTussenvoegsels([...rijen.leerlingen, ...rijen.leerkrachten], boek)
  const vestigingen = eenmalig(rijen.vestigingen, blik).map(makeVestiging)
  const groepen = eenmalig(rijen.groepen, blik).map((rij) => makeGroep(rij, blik, groepenOpNaam))
  const bekend = [...(opties.bekend?.groepen ?? []), ...groepen]
  const perLeerling = {
    ...blik,
    dagen: readDagen(rijen.leerlingen, {
      boek,
      isLijst: ruweSchool === null,
      vandaag: opties.vandaag,
    }),
    groepen: new Map(bekend.map((groep) => [groep.sleutel, groep])),
    peil: opties.vandaag ?? school.peildatum,
  }
  const leerlingen = makePersonen(rijen.leerlingen, blik).map(({ rij, persoon }) =>
    makeLeerling(rij, persoon, perLeerling),
  )
  const leerkrachten = makePersonen(rijen.leerkrachten, blik).map(({ rij, persoon }) =>
    makeLeerkracht(rij, persoon, blik),
  )
  // When nobody has a group, that is reported once and not for each pupil.
  if (leerlingen.length > 0 && rijen.leerlingen.every((rij) => verwezen(rij, 'groep').length === 0))
    boek.report('no-groups')
  return { school, vestigingen, groepen, leerlingen, leerkrachten }
}
