import '../../shared/weergave/scherm.css'
import './zorgleerlingen.css'
import { useQuery } from '@tanstack/react-query'
import { zorgleerlingenEndpoints } from '@letterhaven/contracts/endpoints/zorgleerlingen'
import type { Zorgleerling, Zorgsignaal } from '@letterhaven/contracts/zorgleerling'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import type { Toon } from '@letterhaven/ui/stijl/toon'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import { vraag } from '../../shared/api/query.ts'
import { useDaarna } from '../../shared/daarna.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useZoekkeuze, useZoektekst } from '../../shared/routes/zoekparam.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useKalender } from '../../shared/weergave/use-kalender.ts'
import { laatstGeoefend } from '../../shared/weergave/geleden.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { waaromZin } from '../../shared/weergave/waarom-zin.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { groepenVan } from './groepen-van.ts'

const TITEL = 'Zorgleerlingen'

/** How a signal is shown: a word, and a colour with it. */
const SIGNAAL: Record<Zorgsignaal, { readonly label: string; readonly toon: Toon }> = {
  aandacht: { label: 'Aandacht', toon: 'bad' },
  lang_weg: { label: 'Lang niet geoefend', toon: 'warn' },
  dyslexie: { label: 'Dyslexie', toon: 'info' },
}
/** How many fit on the screen without scrolling. */
const METEEN = 8
const SIGNALEN = Object.keys(SIGNAAL) as Zorgsignaal[]
/** Everybody, or the pupils with one of the signals. */
const KEUZES = ['', ...SIGNALEN] as const

interface Props {
  readonly adminId: string
  readonly leerlingen: readonly Zorgleerling[]
}

function Rij({ adminId, rij }: { readonly adminId: string; readonly rij: Zorgleerling }) {
  const w = useWoordkeus()
  const { vandaag, land } = useKalender()
  const naam = volledigeNaam(rij.naam)
  const { groep, signalen, waarom, laatst } = rij
  const isZelfde = isZelfdeNaam(w.groepN(rij.jaargroep), groep.naam)
  return (
    <li className="zorg-rij">
      <Avatar naam={naam} id={rij.id} />
      <div className="zorg-wie">
        <RouteLink
          naar="a-leerling"
          params={{ adminId, groepId: groep.id, leerlingId: rij.id }}
          className="zorg-naam"
        >
          <Letterlijk>{naam}</Letterlijk>
        </RouteLink>
        <p className="scherm-stil">
          <Letterlijk>{groep.naam}</Letterlijk>
          {!isZelfde && ` · ${w.groepN(rij.jaargroep)}`}
        </p>
      </div>
      <div className="zorg-wat">
        <p className="zorg-pillen">
          {signalen.map((signaal) => (
            <Pil key={signaal} toon={SIGNAAL[signaal].toon}>
              {SIGNAAL[signaal].label}
            </Pil>
          ))}
        </p>
        <p className="scherm-stil">
          <MetNamen tekst={`${metHoofdletter(waaromZin(waarom))}.`} />
        </p>
        <p className="scherm-stil">{metHoofdletter(laatstGeoefend(laatst, vandaag, land))}.</p>
      </div>
    </li>
  )
}

function Lijst({ adminId, leerlingen }: Props) {
  const w = useWoordkeus()
  const [signaal, setSignaal] = useZoekkeuze('signaal', KEUZES)
  const [inGroep, setGroepId] = useZoektekst('groep')
  const metIedereen = useDaarna()
  const groepen = groepenVan(leerlingen)
  const groepId = groepen.some(({ id }) => id === inGroep) ? inGroep : ''
  const met = (een: Zorgsignaal): number =>
    leerlingen.filter(({ signalen }) => signalen.includes(een)).length
  const rijen = leerlingen.filter(
    ({ signalen, groep }) =>
      (signaal === '' || signalen.some((een) => een === signaal)) &&
      (groepId === '' || groep.id === groepId),
  )
  return (
    <Kaart>
      <div className="zorg-kiezen">
        <Keuze
          naast
          label="Toon"
          value={signaal}
          opties={[
            { waarde: '', label: `iedereen (${getal(leerlingen.length)})` },
            ...SIGNALEN.map((een) => ({
              waarde: een as string,
              label: `${SIGNAAL[een].label} (${getal(met(een))})`,
            })),
          ]}
          onChange={({ target }) => setSignaal(target.value as Zorgsignaal | '')}
        />
        {groepen.length > 1 && (
          <Keuze
            naast
            label={w.Groep}
            value={groepId}
            opties={[
              { waarde: '', label: `alle ${w.groepen}` },
              ...groepen.map(({ id, naam }) => ({
                waarde: id as string,
                label: naam,
                letterlijk: true,
              })),
            ]}
            onChange={({ target }) => setGroepId(target.value)}
          />
        )}
      </div>
      <ul className="zorg-rijen">
        {rijen.slice(0, metIedereen ? rijen.length : METEEN).map((rij) => (
          <Rij key={rij.id} adminId={adminId} rij={rij} />
        ))}
      </ul>
      {rijen.length === 0 && <p className="scherm-stil">Hier hoort nu niemand bij.</p>}
    </Kaart>
  )
}

/** Pupils in all groups who need a check: because of their numbers, a long silence, or a flag set by the school. */
export function ZorgleerlingenScreen() {
  const { adminId } = useRouteParams('a-zorgleerlingen')
  const { data, error, isFetching, refetch } = useQuery(
    vraag(zorgleerlingenEndpoints.listZorgleerlingen, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm zorg">
        <PaginaKop
          titel={TITEL}
          onder={
            data.leerlingen.length > 0 &&
            `Bij ${aantal(data.leerlingen.length, 'leerling', 'leerlingen')} is er een signaal. Dat is een aanleiding om te kijken, geen oordeel.`
          }
        />
        {data.leerlingen.length > 0 ? (
          <Lijst adminId={adminId} leerlingen={data.leerlingen} />
        ) : (
          <Leeg icoon="hart" titel="Niemand heeft nu extra aandacht nodig">
            Hier staat met wie het minder goed gaat dan verwacht, wie lang niet oefende en wie
            dyslexie heeft.
          </Leeg>
        )}
      </div>
    )
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Zorgleerlingen laden">
      <div className="scherm zorg">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="16rem" />
      </div>
    </Skelet>
  )
}
