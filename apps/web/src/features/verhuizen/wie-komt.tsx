import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { verhuizingenEndpoints } from '@letterhaven/contracts/endpoints/verhuizingen'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { Verhuizer } from '@letterhaven/contracts/verhuizing'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { useSoort } from '../../shared/account/soort.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { ToestemmingVelden } from '../../shared/toestemming/toestemming-velden.tsx'
import { WatBewaard } from '../../shared/toestemming/wat-bewaard.tsx'
import {
  alsToestemming,
  beginVerklaring,
  type Verklaring,
  ZONDER_VINKJE,
} from '../../shared/toestemming/verklaring.ts'
import { FoutMelding } from '../../shared/weergave/fout-melding.tsx'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { useVertrek } from '../../shared/routes/use-vertrek.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
interface Props {
  readonly adminId: string
  readonly groep: { readonly id: GroepId; readonly naam: string }
  readonly code: string
  readonly wie: Verhuizer
  readonly onAnders: () => void
}

/** Returns what comes along, each in a few words; what is absent is not mentioned. */
function watMeegaat({ antwoorden, dagen, sinds, toetsen, dyslexie }: Verhuizer): string[] {
  const oefenen =
    sinds === null
      ? 'Nog geen antwoorden: alles begint hier.'
      : `${aantal(antwoorden, 'antwoord', 'antwoorden')} op ${aantal(dagen, 'dag', 'dagen')}, sinds ${sayDatum('dag', sinds)}`
  return [
    oefenen,
    'Het niveau van elke categorie en van elk woord',
    'De landkaart, met alles wat er verdiend en gekocht is',
    ...(toetsen > 0 ? [`${aantal(toetsen, 'ingeleverde toets', 'ingeleverde toetsen')}`] : []),
    ...(dyslexie ? ['Dat er dyslexie is vastgesteld'] : []),
  ]
}

function Regels({
  titel,
  icoon,
  regels,
}: {
  titel: string
  icoon: 'vinkje' | 'sluit'
  regels: readonly string[]
}) {
  return (
    <div>
      <h3 className="verhuizen-kopje">{titel}</h3>
      <ul className="verhuizen-regels">
        {regels.map((regel) => (
          <li key={regel}>
            <Icoon naam={icoon} maat={18} />
            {regel}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useOvernemen({ adminId, groep, code, wie }: Omit<Props, 'onAnders'>) {
  const soort = useSoort()
  const vraagt = soort !== null && soort !== undefined && vraagtToestemming(soort)
  const [verklaring, setVerklaring] = useState<Verklaring | null>(null)
  const queries = useQueryClient()
  const vertrek = useVertrek()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<unknown>(null)
  const [zonder, setZonder] = useState(false)
  const gegeven = verklaring ?? (vraagt ? beginVerklaring(soort) : null)
  async function takeOver(): Promise<void> {
    const ga = vertrek()
    const toestemming = gegeven === null ? undefined : alsToestemming(gegeven)
    setZonder(vraagt && !toestemming)
    if (vraagt && !toestemming) return
    setBezig(true)
    setFout(null)
    try {
      const params = { adminId: adminId as AdminId }
      const body = { code, groepId: groep.id, ...(toestemming && { toestemming }) }
      await call(verhuizingenEndpoints.moveLeerling, { params, body })
      await refresh(queries)
      showToast({
        tekst: `${wie.voornaam} zit nu in ${groep.naam}, met alle oefenresultaten. Het nieuwe wachtwoord staat bij Wachtwoorden.`,
        namen: [wie.voornaam, groep.naam],
        toon: 'ok',
      })
      await ga(padVan('a-groep', { adminId, groepId: groep.id }))
    } catch (oorzaak) {
      setFout(oorzaak)
      setBezig(false)
    }
  }
  return { bezig, fout, takeOver, soort, gegeven, zonder, setVerklaring }
}

/** Shows who would come, and with what, and asks whether that is right. */
export function WieKomt({ onAnders, ...rest }: Props) {
  const w = useWoordkeus()
  const { adminId, groep, wie } = rest
  const { bezig, fout, takeOver, soort, gegeven, zonder, setVerklaring } = useOvernemen(rest)
  const naam = volledigeNaam(wie)
  return (
    <>
      {fout !== null && (
        <FoutMelding adminId={adminId} titel="Nog niet overgenomen" fout={fout} anders={MIS} />
      )}
      {wie.zitHierAl && (
        <Melding
          toon="warn"
          titel={
            <>
              <Letterlijk>{wie.voornaam}</Letterlijk> staat hier misschien al
            </>
          }
        >
          Hier staat al iemand met hetzelfde nummer, misschien uit een ingelezen bestand. Neem je{' '}
          <Letterlijk>{wie.voornaam}</Letterlijk> over, dan staat dit kind er twee keer in. Zet dan
          het kind zonder antwoorden in de prullenbak.
        </Melding>
      )}
      <Kaart>
        <div className="verhuizen-wie">
          <Avatar naam={naam} id={naam} />
          <div>
            <h2 className="verhuizen-naam">
              <Letterlijk>{naam}</Letterlijk>
            </h2>
            <p className="scherm-stil">
              {metHoofdletter(w.groepN(wie.jaargroep))} · van {wie.school}
              {wie.plaats && `, ${wie.plaats}`}
            </p>
          </div>
        </div>
        <div className="verhuizen-twee">
          <Regels titel="Gaat mee" icoon="vinkje" regels={watMeegaat(wie)} />
          <Regels
            titel="Blijft achter en wordt gewist"
            icoon="sluit"
            regels={[
              soort === 'thuis'
                ? 'Wachtwoord en inlogkaart'
                : 'Wachtwoord, inlogkaart en schoolaccount',
              `In welke ${w.groep} ${wie.voornaam} zat`,
              'Toetsen die nog open lagen',
            ]}
          />
        </div>
      </Kaart>
      {soort && gegeven && (
        <Kaart titel="Toestemming">
          <WatBewaard />
          <OpSlot value={bezig}>
            <ToestemmingVelden
              soort={soort}
              verklaring={gegeven}
              onWijzig={setVerklaring}
              fout={zonder ? ZONDER_VINKJE : undefined}
            />
          </OpSlot>
        </Kaart>
      )}
      <div className="scherm-voet">
        <p>
          <Letterlijk>{wie.voornaam}</Letterlijk> komt in <Letterlijk>{groep.naam}</Letterlijk>.
          <span className="scherm-stil">
            In het vorige account staat dat jullie <Letterlijk>{wie.voornaam}</Letterlijk>{' '}
            overnamen. Terug kan alleen met een nieuw token.
          </span>
        </p>
        <Knop soort="tekst" onClick={onAnders}>
          Andere code
        </Knop>
        <Knop
          soort="primair"
          bezig={bezig}
          bezigTekst="Wordt overgenomen"
          onClick={() => void takeOver()}
        >
          Overnemen
        </Knop>
      </div>
    </>
  )
}
