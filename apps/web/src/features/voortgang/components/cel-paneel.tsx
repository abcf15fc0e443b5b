import type { Cel, CategorieKop } from '@letterhaven/contracts/voortgang'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { MIN_ANTWOORDEN, heleProcenten } from '../../../shared/weergave/deel.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { isZegbaar, niveauZin } from '../niveau-zin.ts'
import { NiveauBalk } from './niveau-balk.tsx'

/** One cell that was chosen: whose, of what, and what was answered. */
export interface GekozenCel {
  readonly leerlingId: string
  readonly naam: string
  readonly categorie: CategorieKop
  readonly cel: Cel
}

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly gekozen: GekozenCel
  /** Closing keeps the panel in place, so that the focus finds its way back to the cell. */
  readonly open: boolean
  readonly onSluit: () => void
}

/** What stands behind one number of the heat map. */
export function CelPaneel({ adminId, groepId, gekozen, open, onSluit }: Eigenschappen) {
  const { leerlingId, naam, categorie, cel } = gekozen
  return (
    <Dialoog
      open={open}
      soort="paneel"
      titel={`${naam}: ${categorie.naam}`}
      onSluit={onSluit}
      acties={
        <RouteLink
          naar="a-leerling-voortgang"
          params={{ adminId, groepId, leerlingId }}
          className={knopKlasse({ soort: 'primair' })}
        >
          Naar de voortgang van {naam}
        </RouteLink>
      }
    >
      <dl className="cel-feiten">
        <div>
          <dt>Goed in één keer</dt>
          <dd>{heleProcenten(cel)}%</dd>
          <dd>
            {cel.goed} van de {aantal(cel.totaal, 'opgave', 'opgaven')}
            {cel.totaal < MIN_ANTWOORDEN && '. Dat zijn er nog weinig: het kan toeval zijn.'}
          </dd>
        </div>
        <div>
          <dt>Niveau nu, bij zelf opschrijven</dt>
          <dd>{niveauZin(cel.niveau)}</dd>
          {isZegbaar(cel.niveau) && (
            <dd>
              <NiveauBalk niveau={cel.niveau} />
            </dd>
          )}
        </div>
      </dl>
    </Dialoog>
  )
}
