import '../../shared/weergave/scherm.css'
import './docenten.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import type { Docent, Docenten } from '@letterhaven/contracts/docent'
import type { UserId } from '@letterhaven/contracts/ids'
import { makeZoeker } from '../../shared/weergave/zoeker.ts'
import { kaleNaam, volledigeNaam } from '@letterhaven/domain/naam'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { dialoogLater } from '../../shared/dialoog-later.tsx'
import { vraag } from '../../shared/api/query.ts'
import { useMagWijzigen, useRolHier } from '../../shared/kijk-mee/hier.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { rolZin } from '../../shared/rol-zin.ts'
import { stafWoord } from '../../shared/staf-woord.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { GroepenDialoog, UitDienstDialoog } from './components/docent-dialogen.tsx'
import { DocentRij, OudRij } from './components/docent-rij.tsx'
import { Uitnodigingen } from './components/uitnodigingen.tsx'
import { useDocenten, type DocentenBeheer } from './use-docenten.ts'
import { groepZonder } from './groep-zonder.ts'
import { logZin } from './log-zin.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { useOpening } from '../../shared/use-opening.ts'

const NodigUitDialoog = dialoogLater(() =>
  import('./components/nodig-uit-dialoog.tsx').then((m) => m.NodigUitDialoog),
)
/** From this number of staff on, there is a search field for names. */
const ZOEK_VANAF = 9

interface Props {
  readonly adminId: string
  readonly data: Docenten
}

/** The dialog that is open over the page. */
type Open =
  | { readonly wat: 'uitnodigen' }
  | { readonly wat: 'groepen' | 'uit'; readonly wie: UserId }

const past = (docent: Docent, zoek: string): boolean =>
  makeZoeker(zoek)(kaleNaam(`${volledigeNaam(docent.naam)} ${docent.gebruikersnaam}`))

function Logboek({ log }: Pick<Docenten, 'log'>) {
  const w = useWoordkeus()
  if (log.length === 0) return null
  return (
    <Kaart titel="Wat er is veranderd">
      <ul className="docenten-log">
        {log.map((regel) => (
          <li key={`${regel.op} ${regel.wat} ${regel.over}`}>
            <MetNamen tekst={logZin(regel, w.groepen)} namen={[regel.wie ?? '', regel.over]} />{' '}
            <span className="scherm-stil">· {sayDatum('moment', regel.op)}</span>
          </li>
        ))}
      </ul>
    </Kaart>
  )
}

interface Lagen extends Props {
  /** The group that the user came for and that nobody teaches. */
  readonly zonder: Docenten['groepen'][number] | null
  readonly open: Open | null
  readonly isPraktijk: boolean
  readonly beheer: DocentenBeheer
  readonly onSluit: () => void
}

/** The dialog that is open, if any. */
function Dialogen({ adminId, data, zonder, open, isPraktijk, beheer, onSluit }: Lagen) {
  if (open === null) return null
  if (open.wat === 'uitnodigen')
    return (
      <NodigUitDialoog
        adminId={adminId}
        groepen={data.groepen}
        begin={zonder ? [zonder.id] : []}
        isPraktijk={isPraktijk}
        onSluit={onSluit}
        onKlaar={() => {
          onSluit()
          void beheer.ververs()
        }}
      />
    )
  // As they are now: what the dialog was opened with may be old by then.
  const docent = data.docenten.find(({ id }) => id === open.wie)
  if (!docent) return null
  const Dialoog = open.wat === 'groepen' ? GroepenDialoog : UitDienstDialoog
  return <Dialoog {...{ docent, data, isPraktijk, beheer, onSluit }} />
}

/** Everybody in service, and everybody who was before. */
function Staf({
  data,
  zonder,
  beheer,
  isPraktijk,
  onOpen,
}: Omit<Lagen, 'adminId' | 'open' | 'onSluit'> & { readonly onOpen: (open: Open) => void }) {
  const zelf = useSessieUser()
  const [zoek, setZoek] = useState('')
  const inDienst = data.docenten.filter(({ uitDienst }) => !uitDienst)
  const uitDienst = data.docenten.filter((docent) => docent.uitDienst)
  const gevonden = inDienst.filter((docent) => past(docent, zoek))
  return (
    <>
      <Kaart>
        {inDienst.length >= ZOEK_VANAF && (
          <Zoekveld label="Zoek een collega" waarde={zoek} onZoek={setZoek} />
        )}
        <ul className="docenten-rijen">
          {gevonden.map((docent) => (
            <DocentRij
              key={docent.id}
              docent={docent}
              groepen={data.groepen}
              zonder={zonder}
              isZelf={docent.id === zelf?._id}
              isPraktijk={isPraktijk}
              beheer={beheer}
              onGroepen={() => onOpen({ wat: 'groepen', wie: docent.id })}
              onUitDienst={() => onOpen({ wat: 'uit', wie: docent.id })}
            />
          ))}
        </ul>
        {gevonden.length === 0 && <p className="scherm-stil">Niemand gevonden.</p>}
      </Kaart>
      {uitDienst.length > 0 && (
        <Kaart titel="Uit dienst">
          <ul className="docenten-rijen">
            {uitDienst.map((docent) => (
              <OudRij key={docent.id} docent={docent} beheer={beheer} />
            ))}
          </ul>
        </Kaart>
      )}
    </>
  )
}

function Geladen({ adminId, data }: Props) {
  const role = useRolHier()
  const isPraktijk = role === 'rtadmin'
  const beheer = useDocenten(adminId)
  const magWijzigen = useMagWijzigen()
  const [groepId] = useZoektekst('groep')
  const zonder = groepZonder(data, groepId)
  const w = useWoordkeus()
  const { open, show, close } = useOpening<Open>()
  const inDienst = data.docenten.filter(({ uitDienst }) => !uitDienst)
  return (
    <div className="scherm docenten">
      <PaginaKop
        titel={stafWoord(role)}
        onder={`${aantal(inDienst.length, 'collega', 'collega’s')} in dienst`}
        acties={
          data.kanMailen &&
          magWijzigen && (
            <Knop soort="primair" icoon="plus" onClick={() => show({ wat: 'uitnodigen' })}>
              Uitnodigen
            </Knop>
          )
        }
      />
      {!data.kanMailen && magWijzigen && (
        <Melding toon="info" titel="Uitnodigen kan hier nog niet">
          Letterhaven kan hier nog geen mail versturen. Vraag wie Letterhaven bij jullie
          installeerde om dat in te stellen.
        </Melding>
      )}
      {zonder && magWijzigen && (
        <Melding
          toon="info"
          titel={
            <>
              <Letterlijk>{zonder.naam}</Letterlijk> heeft nog geen{' '}
              {rolZin('docent', w, isPraktijk).toLowerCase()}
            </>
          }
        >
          Kies hieronder bij een collega ‘{zonder.naam} geven’
          {data.kanMailen ? ', of nodig iemand uit.' : '.'}
        </Melding>
      )}
      <Uitnodigingen {...{ uitnodigingen: data.uitnodigingen, beheer, isPraktijk }} />
      <Staf {...{ data, zonder, beheer, isPraktijk }} onOpen={show} />
      <Logboek log={data.log} />
      <Dialogen {...{ adminId, data, zonder, open, isPraktijk, beheer }} onSluit={close} />
    </div>
  )
}

/** The staff of a school or a practice: who is there, who was invited, and what was changed. */
export function DocentenScreen() {
  const { adminId } = useRouteParams('a-docenten')
  const titel = stafWoord(useRolHier())
  const { data, error, isFetching, refetch } = useQuery(
    vraag(docentenEndpoints.listDocenten, { params: { adminId } }),
  )
  if (data) return <Geladen adminId={adminId} data={data} />
  if (error)
    return (
      <LaadFout titel={titel} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Collega’s laden">
      <div className="scherm docenten">
        <PaginaKop titel={titel} />
        <SkeletBlok vorm="blok" hoogte="18rem" />
      </div>
    </Skelet>
  )
}
