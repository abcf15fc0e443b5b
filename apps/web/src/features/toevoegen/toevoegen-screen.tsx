import '../../shared/weergave/scherm.css'
import './toevoegen.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import { MEESTE_ERBIJ } from '@letterhaven/contracts/nieuwe-leerlingen-maten'
import { jaarVanNieuwe } from '@letterhaven/domain/groepsnaam'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoort } from '../../shared/account/soort.ts'
import { vraag } from '../../shared/api/query.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { FoutMelding } from '../../shared/weergave/fout-melding.tsx'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useRegels } from './use-regels.ts'
import { naarFout } from './naar-fout.ts'
import { RegelRij } from './regel-rij.tsx'
import { isGoed, isLeeg, opmerking } from './regels.ts'
import { MIS, useToevoegen } from './use-toevoegen.ts'
import { foutenVanServer } from './van-server.ts'
import { useMag } from '../../shared/kijk-mee/hier.ts'

const TITEL = 'Leerlingen toevoegen'

interface Props {
  readonly adminId: string
  readonly pagina: GroepPagina
}

function Formulier({ adminId, pagina }: Props) {
  const { groep, leerlingen } = pagina
  const w = useWoordkeus()
  const invoer = useRegels(groep.id, jaarVanNieuwe(groep, w.land))
  const { regels, over, change, remove, plakBij, vergeetKlad } = invoer
  const { bezig, mislukt, add } = useToevoegen({ adminId, groep, onErbij: vergeetKlad })
  const formulier = useRef<HTMLFormElement>(null)
  const melding = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (mislukt && !naarFout(formulier.current))
      melding.current?.scrollIntoView({ block: 'center' })
  }, [mislukt])
  const magOverzetten = useMag('verhuizing.write')
  const handleLeeg = () => {
    if (bezig) return
    invoer.beginLeeg()
    // The button disappears; the new fields are there one frame later.
    requestAnimationFrame(() => formulier.current?.querySelector('input')?.focus())
  }
  const bekend = leerlingen.map(({ naam }) => naam)
  const vol = regels.filter((regel) => !isLeeg(regel))
  return (
    <form
      ref={formulier}
      className="scherm erbij"
      onSubmit={(event) => {
        event.preventDefault()
        if (!vol.every(isGoed)) naarFout(formulier.current)
        else if (vol.length > 0 && !bezig) void add(vol)
      }}
    >
      <PaginaKop
        titel={TITEL}
        onder={
          <>
            In <Letterlijk>{groep.naam}</Letterlijk>. Typ namen, of plak een lijst uit een
            spreadsheet, een klassenlijst of een mail.
          </>
        }
      />
      {invoer.isHersteld && (
        <Melding
          live="status"
          titel="Je was nog bezig"
          actie={<Knop onClick={handleLeeg}>Leeg beginnen</Knop>}
        >
          Dit typte je eerder. Het is nog niet toegevoegd.
        </Melding>
      )}
      {over > 0 && (
        <Melding toon="warn" live="status" titel="Niet alles paste">
          {`Je kunt hier ${MEESTE_ERBIJ} ${w.leerlingen} tegelijk toevoegen; ${aantal(over, 'naam is', 'namen zijn')} niet meegekomen. Voeg eerst toe wie hieronder staat, en plak daarna de rest. Een hele school voeg je toe bij Leerlingen inlezen.`}
        </Melding>
      )}
      <Kaart>
        <OpSlot value={bezig}>
          <ol className="erbij-rijen">
            {regels.map((regel, i) => (
              <RegelRij
                key={regel.sleutel}
                regel={regel}
                nummer={i + 1}
                opmerking={opmerking(regel, { regels, bekend })}
                vanServer={foutenVanServer(regel, mislukt)}
                onWijzig={(wat) => change(regel.sleutel, wat)}
                onPlak={(tekst) => plakBij(regel.sleutel, tekst)}
                onWeg={() => remove(regel.sleutel)}
              />
            ))}
          </ol>
        </OpSlot>
      </Kaart>
      {magOverzetten && (
        <p className="scherm-stil">
          Komt iemand van een andere school met Letterhaven?{' '}
          <RouteLink naar="a-verhuistoken-inlezen" params={{ adminId, groepId: groep.id }}>
            Lees een verhuistoken in
          </RouteLink>
          , dan verhuizen alle oefenresultaten mee.
        </p>
      )}
      {mislukt && (
        <div ref={melding}>
          <FoutMelding
            adminId={adminId}
            titel="Nog niet toegevoegd"
            fout={mislukt.fout}
            anders={MIS}
          />
        </div>
      )}
      <div className="scherm-voet">
        <p>
          {vol.length === 0
            ? 'Nog niemand ingevuld.'
            : `${aantal(vol.length, 'leerling', 'leerlingen')} voor ${groep.naam}.`}
          <span className="scherm-stil">
            Een voornaam is genoeg. Ieder krijgt eigen woorden om mee in te loggen.
          </span>
        </p>
        <RouteLink
          naar="a-groep"
          params={{ adminId, groepId: groep.id }}
          className={knopKlasse({ soort: 'tekst' })}
          onClick={bezig ? undefined : vergeetKlad}
        >
          Annuleren
        </RouteLink>
        <Knop type="submit" soort="primair" disabled={vol.length === 0} bezig={bezig}>
          Toevoegen
        </Knop>
      </div>
    </form>
  )
}

function Geladen({ adminId, pagina }: Props) {
  useKruimelNaam(pagina.groep.id, pagina.groep.naam)
  return <Formulier key={pagina.groep.id} adminId={adminId} pagina={pagina} />
}

/** New pupils in a group: typed one by one, or pasted as a list. */
export function ToevoegenScreen() {
  const { adminId, groepId } = useRouteParams('a-leerlingen-toevoegen')
  const soort = useSoort()
  const { data, error, isFetching, refetch } = useQuery(
    vraag(groepenEndpoints.getGroep, { params: { adminId, groepId } }),
  )
  if (soort && vraagtToestemming(soort))
    return <Navigate replace to={padVan('a-kinderen-toevoegen', { adminId, groepId })} />
  if (data?.groep.gearchiveerd)
    return <GroepInArchief {...{ adminId, groepId }} naam={data.groep.naam} />
  if (data && soort) return <Geladen adminId={adminId} pagina={data} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Formulier laden">
      <div className="scherm erbij">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="14rem" />
      </div>
    </Skelet>
  )
}
