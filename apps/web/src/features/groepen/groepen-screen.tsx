import '../../shared/weergave/scherm.css'
import './groepen.css'
import './weken.css'
import type { Begin, GroepKaart as GroepKaartData } from '@letterhaven/contracts/groep'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useZoekkeuze } from '../../shared/routes/zoekparam.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useGroepen } from './api/list-groepen.ts'
import { ArchiefKnop } from './components/archief-knop.tsx'
import { BeginLijst } from './components/begin-lijst.tsx'
import { GeenGroepen } from './components/geen-groepen.tsx'
import { GroepKaart } from './components/groep-kaart.tsx'
import { InlezenLink, SchooljaarLink } from './components/beheer-links.tsx'
import { DubbelRegel } from './components/dubbel-regel.tsx'
import { KoppelSignaal } from './components/koppel-signaal.tsx'
import { GroepenSkelet } from './components/groepen-skelet.tsx'
import { NieuweGroep } from './components/nieuwe-groep.tsx'
import { GROEP_SORTERINGEN, sortGroepen } from './sort-groepen.ts'

interface Eigenschappen {
  readonly adminId: string
  readonly groepen: readonly GroepKaartData[]
  /** How many school accounts wait for this person. */
  readonly koppelverzoeken: number
  readonly begin: Begin | null
}

function Groepen({ adminId, groepen, koppelverzoeken, begin }: Eigenschappen) {
  const w = useWoordkeus()
  const [sortering, setSortering] = useZoekkeuze('sorteer', GROEP_SORTERINGEN)
  const leerlingen = groepen.reduce((som, groep) => som + groep.aantalLeerlingen, 0)
  const onder = `${aantal(groepen.length, w.groep, w.groepen)} · ${aantal(leerlingen, w.leerling, w.leerlingen)}`
  return (
    <div className="scherm">
      <PaginaKop
        titel={w.Groepen}
        onder={groepen.length > 0 ? onder : null}
        acties={
          groepen.length > 0 && (
            <>
              {groepen.length > 1 && (
                <Keuze
                  naast
                  label="Sorteer"
                  opties={[
                    { waarde: 'aandacht', label: 'Aandacht eerst' },
                    { waarde: 'jaar', label: w.Jaargroep },
                  ]}
                  value={sortering}
                  onChange={({ target }) =>
                    setSortering(
                      GROEP_SORTERINGEN.find((s) => s === target.value) ?? GROEP_SORTERINGEN[0],
                    )
                  }
                />
              )}
              <NieuweGroep adminId={adminId} />
              <SchooljaarLink adminId={adminId} soort="tekst" />
              <InlezenLink adminId={adminId} />
            </>
          )
        }
      />
      <KoppelSignaal aantal={koppelverzoeken} />
      <DubbelRegel adminId={adminId} />
      {begin && <BeginLijst adminId={adminId} begin={begin} />}
      {groepen.length === 0 ? (
        <GeenGroepen adminId={adminId} />
      ) : (
        <ul className="groepen-raster">
          {sortGroepen(groepen, sortering).map((groep) => (
            <GroepKaart key={groep.id} adminId={adminId} groep={groep} />
          ))}
        </ul>
      )}
      <ArchiefKnop adminId={adminId} />
    </div>
  )
}

/** All groups of the admin that this person may see. */
export function GroepenScreen() {
  const { adminId } = useRouteParams('a-groepen')
  const w = useWoordkeus()
  const { data, error, isFetching, refetch } = useGroepen(adminId)
  if (data) return <Groepen adminId={adminId} {...data} />
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel={w.Groepen} fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  return <GroepenSkelet />
}
