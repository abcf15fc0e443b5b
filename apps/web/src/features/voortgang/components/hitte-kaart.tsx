import { Suspense, lazy, useMemo, useState } from 'react'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Hittekaart } from '@letterhaven/ui/hittekaart.tsx'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useKalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { HITTE_KLASSEN, hitteRijen } from '../hitte.ts'
import type { GekozenCel } from './cel-paneel.tsx'

const CelPaneel = lazy(() => import('./cel-paneel.tsx').then((m) => ({ default: m.CelPaneel })))

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: GroepVoortgang
}

/** Pupils by categories: the share right in each cell, its numbers behind it, the pupil at its head. */
export function HitteKaart({ adminId, groepId, voortgang }: Eigenschappen) {
  const { land } = useKalender()
  const { categorieen } = voortgang
  const leerlingen = useMemo(() => hitteRijen(voortgang, land), [voortgang, land])
  const [gekozen, zetGekozen] = useState<GekozenCel | null>(null)
  const [isOpen, zetOpen] = useState(false)
  const rijen = leerlingen.map((leerling) => ({
    ...leerling,
    kop: (
      <RouteLink
        naar="a-leerling-voortgang"
        params={{ adminId, groepId, leerlingId: leerling.id }}
        className="hitte-naam"
      >
        <span className="hitte-naam-lang">{leerling.naam}</span>
        <span className="hitte-naam-kort">{leerling.kort}</span>
      </RouteLink>
    ),
  }))
  const handleKies = (rij: { id: string }, kolom: { id: string }) => {
    const leerling = leerlingen.find(({ id }) => id === rij.id)
    const index = categorieen.findIndex(({ code }) => code === kolom.id)
    const [categorie, cel] = [categorieen[index], leerling?.cellen[index]]
    if (!leerling || !categorie || !cel) return
    zetGekozen({ leerlingId: leerling.id, naam: leerling.naam, categorie, cel })
    zetOpen(true)
  }
  return (
    <Kaart titel="Categorieën per leerling" extra="goed in één keer, in procent">
      <Hittekaart
        titel="Goed in één keer in procent, per leerling en categorie"
        rijKop="Leerling"
        kolommen={categorieen.map(({ code, naam, kort }) => ({ id: code, naam, kort }))}
        rijen={rijen}
        klassen={HITTE_KLASSEN}
        onKies={handleKies}
      />
      <p className="voortgang-noot">
        Een streepje betekent: nog geen antwoorden. Kies een getal voor wat erachter zit.
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
