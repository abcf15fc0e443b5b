import '../../shared/weergave/scherm.css'
import './wachtwoorden.css'
import type { Inloggers } from '@letterhaven/contracts/leerling-ingang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok, SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useDaarna } from '../../shared/daarna.ts'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { Klaslink } from './components/klaslink.tsx'
import { Vragen, type Vraag } from './components/vragen.tsx'
import { WachtwoordLijst } from './components/wachtwoord-lijst.tsx'
import { useWachtwoorden } from './use-wachtwoorden.ts'
import { useOpening } from '../../shared/use-opening.ts'

const TITEL = 'Wachtwoorden'

interface Props {
  readonly adminId: string
  readonly lijst: Inloggers
  readonly acties: ReturnType<typeof useWachtwoorden>
}

/** Returns whose cards the address asks for, among the pupils of this group; null when it asks for none. */
function kaartenVoor(gevraagd: string, { leerlingen }: Inloggers): Vraag | null {
  const wie = new Set<string>(gevraagd.split(','))
  const ids = leerlingen.map(({ leerlingId }) => leerlingId).filter((id) => wie.has(id))
  return ids.length > 0 ? { wat: 'kaarten', ids } : null
}

function Geladen({ adminId, lijst, acties }: Props) {
  const w = useWoordkeus()
  const [gevraagd, setGevraagd] = useZoektekst('kaarten')
  const { open: vraag, show, close } = useOpening(() => kaartenVoor(gevraagd, lijst))
  const metLijst = useDaarna()
  const { leerlingen } = lijst
  const handleSluit = () => {
    close()
    if (gevraagd) setGevraagd('')
  }
  const { isBezig, setCode, makePoster, zichtbaar, showGeheimen, geheim } = acties
  return (
    <div className="scherm">
      <PaginaKop
        titel={TITEL}
        onder={
          <>
            <Letterlijk>{lijst.groep}</Letterlijk> ·{' '}
            {aantal(leerlingen.length, w.leerling, w.leerlingen)}
          </>
        }
        acties={
          leerlingen.length > 0 && (
            <>
              <Knop
                icoon={zichtbaar ? 'oog-dicht' : 'oog'}
                aria-pressed={zichtbaar}
                bezig={zichtbaar && geheim.isFetching}
                bezigTekst="Wachtwoorden ophalen"
                onClick={() => showGeheimen(!zichtbaar)}
              >
                {zichtbaar ? 'Verberg' : 'Toon wachtwoorden'}
              </Knop>
              <Knop
                soort="primair"
                icoon="print"
                onClick={() =>
                  show({ wat: 'kaarten', ids: leerlingen.map((rij) => rij.leerlingId) })
                }
              >
                Inlogkaarten voor iedereen
              </Knop>
            </>
          )
        }
      />
      {zichtbaar && geheim.error && (
        <Melding toon="bad" live="alert" titel="De wachtwoorden konden niet worden opgehaald">
          {foutTekst(geheim.error, 'Kijk of je internet hebt en probeer het opnieuw.')}
        </Melding>
      )}
      <Klaslink
        lijst={lijst}
        onZet={setCode}
        isBezig={isBezig('aan')}
        onNieuw={() => show({ wat: 'link' })}
        isPosterBezig={isBezig('poster')}
        onPoster={makePoster}
      />
      {leerlingen.length === 0 ? (
        <Kaart>
          <Leeg icoon="leerling" titel={`In deze ${w.groep} zit nog niemand`}>
            Zodra er {w.leerlingen} in zitten, staan hier hun wachtwoorden.
          </Leeg>
        </Kaart>
      ) : (
        metLijst && <WachtwoordLijst {...{ adminId, lijst, acties }} onVraag={show} />
      )}
      <Vragen {...{ vraag, leerlingen, acties }} onSluit={handleSluit} />
    </div>
  )
}

/** The sign-ins of the pupils of one group: to show, to renew, to print. */
export function WachtwoordenScreen() {
  const { adminId, groepId } = useRouteParams('a-wachtwoorden')
  const acties = useWachtwoorden(adminId, groepId)
  const { data, error, isFetching, refetch } = acties
  useKruimelNaam(groepId, data?.groep)
  if (data?.gearchiveerd) return <GroepInArchief {...{ adminId, groepId }} naam={data.groep} />
  if (data) return <Geladen adminId={adminId} lijst={data} acties={acties} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <div className="scherm">
      <PaginaKop titel={TITEL} onder={<SkeletBlok breedte="12rem" />} />
      <Skelet label="Wachtwoorden laden">
        <SkeletBlok vorm="blok" hoogte="10rem" />
      </Skelet>
      <SkeletRijen aantal={8} label="Namen laden" />
    </div>
  )
}
