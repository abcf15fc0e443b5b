import type { ReactNode } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import { isNoembaar, niveauNaam, niveauTussen } from '@letterhaven/domain/niveau-naam'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Meter } from '@letterhaven/ui/pagina/meter.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { zegbaarDeel } from '../../../shared/weergave/deel.ts'
import { aantal, deelVan } from '../../../shared/weergave/woorden.ts'
import { STATUS } from '../../../shared/weergave/status.ts'
import { verandering } from '../../../shared/weergave/verandering.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface FeitEigenschappen {
  readonly label: string
  readonly children: ReactNode
  /** Additional text, in small print. */
  readonly bij?: string | null | undefined
}

function Feit({ label, bij, children }: FeitEigenschappen) {
  return (
    <div className="feit">
      <dt>{label}</dt>
      <dd>{children}</dd>
      {bij && <dd className="feit-bij">{bij}</dd>}
    </div>
  )
}

/** The numbers of one pupil that teachers ask for first. */
export function KortKaart({ leerling }: { leerling: LeerlingRij }) {
  const w = useWoordkeus()
  const { niveau, jaargroep, telling, oefenminuten, status, waarom } = leerling
  const isBekend = isNoembaar(niveau)
  return (
    <Kaart titel="In het kort">
      <dl className="feiten">
        <Feit
          label="Niveau spelling"
          bij={
            isBekend ? niveauTussen(niveau, jaargroep, w) : 'daarvoor zijn meer antwoorden nodig'
          }
        >
          {isBekend ? metHoofdletter(niveauNaam(niveau.jaar, jaargroep, w)) : 'Nog niet te zeggen'}
        </Feit>
        <Feit
          label="Goed in één keer, 8 weken"
          bij={
            telling.totaal > 0
              ? deelVan(telling.goed, aantal(telling.totaal, 'opgave', 'opgaven'))
              : null
          }
        >
          <Meter deel={zegbaarDeel(telling)} toon={STATUS[status].balk} />
        </Feit>
        <Feit label="Laatste vier weken">
          {metHoofdletter(verandering(waarom, 'leerling').zin)}
        </Feit>
        <Feit label="Geoefend in 7 dagen">{oefenminuten} min</Feit>
      </dl>
      <p className="voortgang-noot">
        Het niveau is onze eigen schatting en geen toetsscore. ‘Eind {w.groepN(4)}’ betekent: 8 van
        de 10 woorden van {jaarMetLidwoord(4, w)} worden zelf goed geschreven.
      </p>
    </Kaart>
  )
}
