import { Suspense, lazy, useCallback, useMemo, useState } from 'react'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import type { KiesCel } from '@letterhaven/ui/hitte-soorten'
import { Hittekaart } from '@letterhaven/ui/hittekaart.tsx'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useZoekkeuze } from '../../../shared/routes/zoekparam.ts'
import { useKalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { HITTE_KLASSEN, HITTE_VOLGORDES, hitteRijen, hitteVoet } from '../hitte.ts'
import { EILAND_KEUZES, EILAND_NAAM, kiesKolommen } from '../kies-kolommen.ts'
import type { GekozenCel } from './cel-paneel.tsx'
import { HitteGereedschap } from './hitte-gereedschap.tsx'

const CelPaneel = lazy(() => import('./cel-paneel.tsx').then((m) => ({ default: m.CelPaneel })))

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: GroepVoortgang
}

/** The map of a group as the address asks for it: which columns, in which order the rows. */
function useHitte({ adminId, groepId, voortgang }: Eigenschappen) {
  const { land } = useKalender()
  const [eiland, zetEiland] = useZoekkeuze('eiland', EILAND_KEUZES)
  const [leeg, zetLeeg] = useZoekkeuze('leeg', ['nee', 'ja'])
  const [volgorde, zetVolgorde] = useZoekkeuze('volgorde', HITTE_VOLGORDES)
  const gekozen = useMemo(
    () => kiesKolommen(voortgang, { eiland, leeg: leeg === 'ja' }),
    [voortgang, eiland, leeg],
  )
  const leerlingen = useMemo(
    () =>
      hitteRijen(voortgang.leerlingen, { land, kolommen: gekozen.kolommen, volgorde }).map(
        (leerling) => ({
          ...leerling,
          kop: (tabIndex: number) => (
            <RouteLink
              naar="a-leerling"
              params={{ adminId, groepId, leerlingId: leerling.id }}
              className="hitte-naam"
              tabIndex={tabIndex}
            >
              <span className="hitte-naam-lang">{leerling.naam}</span>
              <span className="hitte-naam-kort">{leerling.kort}</span>
            </RouteLink>
          ),
        }),
      ),
    [voortgang, land, gekozen, volgorde, adminId, groepId],
  )
  const kolommen = useMemo(
    () =>
      gekozen.kolommen.map(({ code, naam, kort, eiland: van }) => ({
        id: code,
        naam,
        kort,
        groep: van ? EILAND_NAAM[van] : 'Overig',
      })),
    [gekozen],
  )
  const keuzes = { eiland, zetEiland, leeg, zetLeeg, volgorde, zetVolgorde, zonder: gekozen.zonder }
  return { categorieen: gekozen.kolommen, leerlingen, kolommen, keuzes }
}

/** Pupils by categories: the share right in each cell, its numbers behind it, the pupil at its head. */
export function HitteKaart({ adminId, groepId, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const { categorieen, leerlingen, kolommen, keuzes } = useHitte({ adminId, groepId, voortgang })
  const [gekozen, zetGekozen] = useState<GekozenCel | null>(null)
  const [isOpen, zetOpen] = useState(false)
  const voet = useMemo(
    () => ({ naam: `Hele ${w.groep}`, waarden: hitteVoet(leerlingen, categorieen) }),
    [leerlingen, categorieen, w],
  )
  const handleKies = useCallback<KiesCel>(
    (rij, kolom) => {
      const leerling = leerlingen.find(({ id }) => id === rij.id)
      const index = categorieen.findIndex(({ code }) => code === kolom.id)
      const [categorie, cel] = [categorieen[index], leerling?.cellen[index]]
      if (!leerling || !categorie || !cel) return
      zetGekozen({ leerlingId: leerling.id, naam: leerling.naam, categorie, cel })
      zetOpen(true)
    },
    [leerlingen, categorieen],
  )
  return (
    <Kaart titel="Categorieën per leerling" extra="goed in één keer, in procent">
      <HitteGereedschap voortgang={voortgang} {...keuzes} />
      {kolommen.length === 0 ? (
        <p>Op dit eiland is nog niet geoefend.</p>
      ) : (
        <Hittekaart
          titel="Goed in één keer in procent, per leerling en categorie"
          rijKop="Leerling"
          kolommen={kolommen}
          rijen={leerlingen}
          klassen={HITTE_KLASSEN}
          voet={voet}
          onKies={handleKies}
        />
      )}
      <p className="voortgang-noot">
        Een streepje betekent: nog geen antwoorden. Kies een getal voor de woorden die fout gingen.
      </p>
      {gekozen && (
        <Suspense>
          <CelPaneel
            {...{ adminId, groepId, gekozen }}
            open={isOpen}
            onSluit={() => zetOpen(false)}
          />
        </Suspense>
      )}
    </Kaart>
  )
}
