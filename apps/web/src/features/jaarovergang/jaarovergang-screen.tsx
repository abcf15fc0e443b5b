import '../../shared/weergave/scherm.css'
import './jaarovergang.css'
import { useQuery } from '@tanstack/react-query'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { Leeg } from '@letterhaven/ui/leeg.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/skelet.tsx'
import { vraag } from '../../shared/api/query.ts'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { NieuweGroepen } from './components/nieuwe-groepen.tsx'
import { OudeGroep } from './components/oude-groep.tsx'
import { useKeuzes, type Bewaarstand } from './gebruik-keuzes.ts'
import { useOverzetten } from './gebruik-overzetten.ts'
import { GEEN } from './kies.ts'
import { telOvergang, type Overzicht } from './tel-overgang.ts'
import { zegDatum } from '../../shared/weergave/datum.ts'

const TITEL = 'Nieuw schooljaar'
interface Props {
  readonly adminId: string
  readonly overgang: JaarovergangIn
}

type Overzetten = ReturnType<typeof useOverzetten>

/** What was carried out, with the way back. */
function Gedaan({ overgang, overzetten }: Omit<Props, 'adminId'> & { overzetten: Overzetten }) {
  const { gedaan } = overgang
  if (!gedaan) return null
  return (
    <Melding
      toon="ok"
      titel={`${gedaan.naam} is overgezet`}
      actie={
        <Knop
          icoon="ongedaan"
          bezig={overzetten.bezig === 'terug'}
          onClick={() => void overzetten.draaiTerug(gedaan.importId)}
        >
          Terugdraaien
        </Knop>
      }
    >
      Op {zegDatum('dag', gedaan.op)}. Terugdraaien kan tot {zegDatum('dag', gedaan.terugTot)}.
    </Melding>
  )
}

function overgangZin({ over, weg, groepen }: Overzicht, w: { groep: string; groepen: string }) {
  const mee = `${aantal(over, 'leerling gaat', 'leerlingen gaan')} naar ${aantal(groepen.size, w.groep, w.groepen)}`
  return weg === 0 ? mee : `${mee}, ${aantal(weg, 'gaat', 'gaan')} van school`
}

const STAND: Record<Bewaarstand, string> = {
  niets: '',
  bezig: 'Wordt bewaard …',
  bewaard: 'Je keuzes zijn bewaard.',
}

/** The seats that the new year still asks for; nothing where there are enough. */
function NogTeBestellen({ adminId, overgang: { plaatsen, schooljaar } }: Props) {
  const tekort = plaatsen.nodig - plaatsen.besteld
  if (tekort <= 0) return null
  return (
    <span className="scherm-stil">
      <RouteLink naar="a-licentie" params={{ adminId }}>
        Bestel nog {aantal(tekort, 'plaats', 'plaatsen')} voor {schooljaar}
      </RouteLink>
    </span>
  )
}

function Voet({
  adminId,
  overgang,
  zin,
  stand,
  overzetten,
}: Props & { zin: string; stand: Bewaarstand; overzetten: Overzetten }) {
  const { vanaf, vingerafdruk } = overgang
  return (
    <div className="scherm-voet">
      <p>
        {zin}. <output className="scherm-stil">{STAND[stand]}</output>
        <NogTeBestellen adminId={adminId} overgang={overgang} />
      </p>
      {vanaf === null ? (
        <Knop
          soort="primair"
          bezig={overzetten.bezig === 'over'}
          bezigTekst="Wordt overgezet"
          // What is on its way is not yet what the server would carry out.
          disabled={stand === 'bezig'}
          onClick={() => void overzetten.zetOver(vingerafdruk)}
        >
          Overzetten
        </Knop>
      ) : (
        <span className="scherm-stil">Overzetten kan vanaf {zegDatum('dag', vanaf)}.</span>
      )}
    </div>
  )
}

function Repetitie({ adminId, overgang }: Props) {
  const w = useWoordkeus()
  const keuzes = useKeuzes(adminId, overgang)
  const overzetten = useOverzetten(adminId)
  const overzicht = telOvergang(overgang)
  const zin = overgangZin(overzicht, w)
  const { groepen, delen, leerlingen } = keuzes.keuzes
  const isGekozen = groepen.length + delen.length + leerlingen.length > 0
  return (
    <>
      <Gedaan overgang={overgang} overzetten={overzetten} />
      {keuzes.fout && (
        <Melding toon="warn" live="alert" titel="Niet bewaard">
          {keuzes.fout}
        </Melding>
      )}
      <Kaart
        titel="Wie gaat waarheen"
        extra={
          isGekozen && (
            <Knop
              soort="tekst"
              maat="klein"
              icoon="ongedaan"
              onClick={() => keuzes.wijzig(() => GEEN)}
            >
              Terug naar het voorstel
            </Knop>
          )
        }
      >
        <ul className="overgang-rijen">
          {overgang.oud.map((groep) => (
            <OudeGroep key={groep.id} groep={groep} overgang={overgang} keuzes={keuzes} />
          ))}
        </ul>
      </Kaart>
      <NieuweGroepen overgang={overgang} overzicht={overzicht} keuzes={keuzes} />
      <Voet
        adminId={adminId}
        overgang={overgang}
        zin={zin}
        stand={keuzes.stand}
        overzetten={overzetten}
      />
    </>
  )
}

function NietsTeDoen({ adminId, overgang }: Props) {
  const w = useWoordkeus()
  const overzetten = useOverzetten(adminId)
  return (
    <>
      <Gedaan overgang={overgang} overzetten={overzetten} />
      <Leeg
        icoon="kalender"
        titel={`Er hoeft niemand over naar ${overgang.schooljaar}`}
        actie={
          <RouteLink naar="a-groepen" params={{ adminId }} className={knopKlasse({})}>
            Naar de {w.groepen}
          </RouteLink>
        }
      >
        Alle leerlingen zitten in een {w.groep} van dit schooljaar, of er zijn nog geen leerlingen.
      </Leeg>
    </>
  )
}

/** The new school year: rehearsed, carried out at once, taken back for thirty days. */
export function JaarovergangScreen() {
  const { adminId } = useRouteParams('a-schooljaar')
  const { data, error, isFetching, refetch } = useQuery(
    vraag(jaarovergangEndpoints.getJaarovergang, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm overgang">
        <PaginaKop
          titel={`Naar schooljaar ${data.schooljaar}`}
          onder={
            data.oud.length > 0 &&
            'Een generale repetitie: er verandert niets tot je op Overzetten drukt. Wat een kind al kan, gaat mee.'
          }
        />
        {data.oud.length > 0 ? (
          <Repetitie adminId={adminId} overgang={data} />
        ) : (
          <NietsTeDoen adminId={adminId} overgang={data} />
        )}
      </div>
    )
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Schooljaar laden">
      <div className="scherm overgang">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="18rem" />
        <SkeletBlok vorm="blok" hoogte="18rem" />
      </div>
    </Skelet>
  )
}
