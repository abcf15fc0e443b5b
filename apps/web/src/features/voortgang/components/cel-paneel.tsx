import type { Cel, CategorieKop } from '@letterhaven/contracts/voortgang'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { MIN_ANTWOORDEN, heleProcenten } from '../../../shared/weergave/deel.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { aantal, deelVan } from '../../../shared/weergave/woorden.ts'
import { isZegbaar, niveauZin } from '../niveau-zin.ts'
import { useEigenFouten } from '../api/list-eigen-fouten.ts'
import { FoutRegel } from './fout-regel.tsx'
import { NiveauBalk } from './niveau-balk.tsx'

/** The chosen cell: whose it is, of which category, and what was answered. */
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
  /** Closing keeps the panel in place, so that the focus can return to the cell. */
  readonly open: boolean
  readonly onSluit: () => void
}

/** What went wrong, fetched when the panel opens. */
function Woorden({ adminId, gekozen }: Pick<Eigenschappen, 'adminId' | 'gekozen'>) {
  const { vandaag, land } = useKalender()
  const { leerlingId, categorie } = gekozen
  const { data, error, refetch } = useEigenFouten({
    adminId,
    leerlingId,
    categorie: categorie.code,
  })
  if (error)
    return (
      <p>
        De fouten konden niet worden opgehaald.{' '}
        <Knop soort="tekst" onClick={() => void refetch()}>
          Opnieuw proberen
        </Knop>
      </p>
    )
  if (!data) return <SkeletBlok vorm="blok" hoogte="8rem" />
  if (data.fouten.length === 0) return <p>Er ging niets fout.</p>
  return (
    <ul className="fouten">
      {data.fouten.map((fout) => (
        <FoutRegel
          key={`${fout.woord}-${fout.gegeven}`}
          fout={fout}
          uitleg={`${fout.aantal} keer · laatst ${geledenTekst(fout.laatst, vandaag, land)}`}
        />
      ))}
    </ul>
  )
}

/** The details behind one number of the heat map. */
export function CelPaneel({ adminId, groepId, gekozen, open, onSluit }: Eigenschappen) {
  const { leerlingId, naam, categorie, cel } = gekozen
  return (
    <Dialoog
      open={open}
      soort="paneel"
      titel={
        <>
          <Letterlijk>{naam}</Letterlijk>: <Letterlijk>{categorie.naam}</Letterlijk>
        </>
      }
      onSluit={onSluit}
      acties={
        <RouteLink
          naar="a-leerling-voortgang"
          params={{ adminId, groepId, leerlingId }}
          className={knopKlasse({ soort: 'primair' })}
        >
          Naar de voortgang van <Letterlijk>{naam}</Letterlijk>
        </RouteLink>
      }
    >
      <dl className="cel-feiten">
        <div>
          <dt>Goed in één keer</dt>
          <dd>{heleProcenten(cel)}%</dd>
          <dd>
            {deelVan(cel.goed, aantal(cel.totaal, 'opgave', 'opgaven'))}
            {cel.totaal < MIN_ANTWOORDEN && '. Dat zijn er nog weinig: het kan toeval zijn.'}
          </dd>
        </div>
        <div>
          <dt>Niveau nu, zonder gokken</dt>
          <dd>{niveauZin(cel.niveau)}</dd>
          {isZegbaar(cel.niveau) && (
            <dd>
              <NiveauBalk niveau={cel.niveau} />
            </dd>
          )}
        </div>
        <div>
          <dt>Dit ging fout</dt>
          <dd className="cel-woorden">
            <Woorden adminId={adminId} gekozen={gekozen} />
          </dd>
        </div>
      </dl>
    </Dialoog>
  )
}
