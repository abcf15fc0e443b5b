import type { GroepId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn, OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'
import { volledigeNaam, compareNamen } from '@letterhaven/domain/naam'
import { compareGroepsnamen, nameGroepen } from '@letterhaven/domain/name-groepen'
import type { GedaneOvergang, GeladenOvergang } from './overgang.ts'

/** Presents the year change as the screen shows it: groups by name, pupils in class-list order. */
export function presentJaarovergang(
  { school, docenten, overgang, land, ...rest }: GeladenOvergang,
  gedaan: GedaneOvergang | null,
): JaarovergangIn {
  const kinderen = new Map(school.leerlingen.map((rij) => [rij.id as string, rij]))
  const stappen = Map.groupBy(overgang.leerlingen, ({ van }) => van)
  const blijvers = new Map(overgang.blijvers.map(({ groepId, naar }) => [groepId, naar]))
  const opNaam = compareNamen(land)
  return {
    schooljaar: rest.schooljaar,
    versie: rest.versie,
    keuzes: overgang.keuzes as OvergangKeuzes,
    vanaf: rest.vanaf,
    lopend: rest.lopend,
    wisOp: rest.wisOp.toISOString(),
    vingerafdruk: rest.vingerafdruk,
    plaatsen: rest.plaatsen,
    groepen: overgang.groepen
      .map(({ sleutel, naam, bestaand, docentenVan }) => ({
        sleutel,
        naam,
        bestaat: bestaand !== null,
        docenten: [...(docenten.get((bestaand ?? docentenVan) as GroepId) ?? [])],
      }))
      .toSorted((a, b) => compareGroepsnamen(a.naam, b.naam)),
    oud: nameGroepen(school.groepen.filter(({ id }) => stappen.has(id)))
      .map(({ id, naam }) => {
        const leden = stappen.get(id) ?? []
        const rijen = leden.flatMap((stap) => {
          const kind = kinderen.get(stap.id)
          return kind ? [{ stap, kind }] : []
        })
        return {
          id,
          naam,
          blijftIn: blijvers.get(id) ?? null,
          delen: overgang.delen
            .filter(({ groepId }) => groepId === id)
            .map(({ jaargroep, naar }) => ({ jaargroep, naar })),
          leerlingen: rijen
            .toSorted((a, b) => opNaam(a.kind, b.kind))
            .map(({ stap: { jaargroep, deel, wordt, naar, anders }, kind }) => ({
              id: kind.id,
              naam: volledigeNaam(kind),
              jaargroep,
              deel,
              wordt,
              naar,
              anders,
            })),
        }
      })
      .toSorted((a, b) => compareGroepsnamen(a.naam, b.naam)),
    gedaan: gedaan && {
      importId: gedaan.importId,
      naam: gedaan.naam,
      op: gedaan.op.toISOString(),
      terugTot: gedaan.tot.toISOString(),
      wisOp: gedaan.wisOp.toISOString(),
      groepen: gedaan.telling.groepen,
      overgegaan: gedaan.telling.verplaatst,
      vertrokken: gedaan.telling.vertrokken,
    },
  }
}
