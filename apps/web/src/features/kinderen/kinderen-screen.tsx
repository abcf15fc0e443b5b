import '../../shared/weergave/scherm.css'
import './kinderen.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { jaarVanNieuwe } from '@letterhaven/domain/groepsnaam'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoort } from '../../shared/account/soort.ts'
import { vraag } from '../../shared/api/query.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { WatBewaard } from '../../shared/toestemming/wat-bewaard.tsx'
import { FoutMelding } from '../../shared/weergave/fout-melding.tsx'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { Erbij } from './erbij.tsx'
import { useKinderen } from './use-kinderen.ts'
import { KindKaart } from './kind-kaart.tsx'
import { MEESTE_KINDEREN } from './kinderen.ts'

const TITEL = 'Kinderen toevoegen'
const MIS =
  'Dat lukte niet. Er is niemand toegevoegd; wat je typte, staat er nog. Probeer het opnieuw.'

interface Props {
  readonly adminId: string
  readonly soort: AdminSoort
  readonly groep: GroepPagina['groep']
  readonly onErbij: (wie: readonly LeerlingId[]) => void
}

function Formulier({ adminId, soort, groep, onErbij }: Props) {
  const formulier = useRef<HTMLFormElement>(null)
  const w = useWoordkeus()
  const jaargroep = jaarVanNieuwe(groep, w.land)
  const vorm = useKinderen({ adminId, groepId: groep.id, soort, jaargroep, formulier, onErbij })
  const { kinderen, fout, bezig } = vorm
  return (
    <form
      ref={formulier}
      className="scherm kinderen"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void vorm.send()
      }}
    >
      <PaginaKop
        titel={TITEL}
        onder={
          <>
            {w.soort !== 'thuis' && (
              <>
                Ze komen in <Letterlijk>{groep.naam}</Letterlijk>.{' '}
              </>
            )}
            Een voornaam is genoeg; ieder kind krijgt eigen woorden om mee in te loggen.
          </>
        }
      />
      {fout !== null && (
        <FoutMelding adminId={adminId} titel="Nog niet toegevoegd" fout={fout} anders={MIS} />
      )}
      <Kaart titel="Wat we bewaren van een kind">
        <WatBewaard />
      </Kaart>
      <OpSlot value={bezig}>
        {kinderen.map((kind, i) => (
          <KindKaart
            key={kind.sleutel}
            soort={soort}
            kind={kind}
            nummer={i + 1}
            fouten={vorm.foutenVan(kind, i)}
            onWijzig={(wat) => vorm.change(kind.sleutel, wat)}
            onWeg={kinderen.length > 1 ? () => vorm.remove(kind.sleutel) : null}
          />
        ))}
      </OpSlot>
      <div className="scherm-voet">
        <Knop
          soort="tekst"
          icoon="plus"
          disabled={kinderen.length >= MEESTE_KINDEREN}
          aria-disabled={bezig}
          onClick={vorm.addKind}
        >
          Nog een kind
        </Knop>
        <div className="scherm-voet-knoppen">
          <RouteLink
            naar="a-groep"
            params={{ adminId, groepId: groep.id }}
            className={knopKlasse({ soort: 'tekst' })}
          >
            Annuleren
          </RouteLink>
          <Knop type="submit" soort="primair" bezig={bezig}>
            Toevoegen
          </Knop>
        </div>
      </div>
    </form>
  )
}

function Geladen(props: Omit<Props, 'onErbij'>) {
  const { adminId, groep } = props
  const [wie, setWie] = useState<readonly LeerlingId[] | null>(null)
  useKruimelNaam(groep.id, groep.naam)
  if (wie) return <Erbij {...{ adminId, groep, wie }} onNog={() => setWie(null)} />
  return <Formulier {...props} onErbij={setWie} />
}

/** Lets a home or a practice add a few children, each with the consent of the person responsible. */
export function KinderenScreen() {
  const { adminId, groepId } = useRouteParams('a-kinderen-toevoegen')
  const soort = useSoort()
  const { data, error, isFetching, refetch } = useQuery(
    vraag(groepenEndpoints.getGroep, { params: { adminId, groepId } }),
  )
  if (soort && !vraagtToestemming(soort))
    return <Navigate replace to={padVan('a-leerlingen-toevoegen', { adminId, groepId })} />
  if (data?.groep.gearchiveerd)
    return <GroepInArchief {...{ adminId, groepId }} naam={data.groep.naam} />
  if (data && soort) return <Geladen {...{ adminId, soort }} groep={data.groep} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Formulier laden">
      <div className="scherm kinderen">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="14rem" />
      </div>
    </Skelet>
  )
}
