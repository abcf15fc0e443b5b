import { LABEL_SETS, type LabelSet } from '@letterhaven/contracts/label-set'
import { labels } from '@letterhaven/taal/labels'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import type { GegevensProps } from '../use-gegevens.ts'
import { Keuzes } from './keuzes.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

const NamenDialoog = dialoogLater(() => import('./namen-dialoog.tsx').then((m) => m.NamenDialoog))

const LABEL: Readonly<Record<LabelSet, string>> = {
  gewoon: 'Gewone namen',
  soort: 'Met het woordtype erbij',
  didactisch: 'Namen uit de didactiek',
  nummers: 'Met een nummer',
}
/** Two categories that have another name in every set, as an example of what a set does. */
const TOON = ['kg-open', 'ei'] as const

/** How categories are called here: by the words of the school's own method. */
export function WoordenKaart({ adminId, gegevens, change, meteen }: GegevensProps) {
  const { open, show, close } = useOpening<true>()
  const { labelSet, eigenLabels, land } = gegevens
  const taal = land === 'be' ? 'nl-BE' : 'nl-NL'
  const eigen = Object.keys(eigenLabels).length
  return (
    <Kaart titel="Zo heten de categorieën" className="ag-kaart">
      <p className="scherm-stil">
        Kies de namen die bij jullie methode passen. Iedereen ziet ze overal zo.
      </p>
      <Keuzes
        legenda="Namen"
        opties={LABEL_SETS.map((set) => {
          const namen = labels(taal, set)
          const uitleg = TOON.map((code) => `‘${namen[code].naam}’`).join(', ')
          return { waarde: set, label: LABEL[set], uitleg }
        })}
        waarde={labelSet}
        onKies={(set) => meteen({ labelSet: set }, 'De namen zijn overal veranderd.')}
      />
      <div className="ag-voet">
        <Wijzigen>
          <Knop icoon="potlood" onClick={() => show(true)}>
            Eigen namen
          </Knop>
        </Wijzigen>
        <p className="scherm-stil">
          {eigen === 0
            ? 'Jullie hebben er geen.'
            : `Jullie hebben ${aantal(eigen, 'eigen naam', 'eigen namen')}.`}
        </p>
      </div>
      {open && (
        <NamenDialoog
          adminId={adminId}
          namen={labels(taal, labelSet)}
          eigen={eigenLabels}
          save={(nieuw) => change({ eigenLabels: nieuw }, 'De eigen namen zijn bewaard.')}
          onSluit={close}
        />
      )}
    </Kaart>
  )
}
