import './verhuis-kaart.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { toestemmingEndpoints } from '@letterhaven/contracts/endpoints/toestemming'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import type { Toestemming } from '@letterhaven/contracts/toestemming'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { ApiFout, foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { vraag } from '../../../shared/api/query.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { padVan } from '../../../shared/routes/pad.ts'
import { ToestemmingVelden } from '../../../shared/toestemming/toestemming-velden.tsx'
import { WatBewaard } from '../../../shared/toestemming/wat-bewaard.tsx'
import {
  alsToestemming,
  beginVerklaring,
  ZONDER_VINKJE,
} from '../../../shared/toestemming/verklaring.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useOpening } from '../../../shared/use-opening.ts'
import { useVertrek } from '../../../shared/routes/use-vertrek.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: LeerlingId
  readonly voornaam: string
  readonly soort: AdminSoort
}

/** Says who gave the consent, as a sentence. */
function standZin({ soort, naam, gegevenOp, door }: Toestemming): string {
  const gever =
    soort === 'zelf'
      ? 'het kind zelf'
      : naam === ''
        ? 'een ouder of voogd'
        : `${naam}, ouder of voogd`
  const wie = door === null ? '' : `, vastgelegd door ${door}`
  return `Gegeven door ${gever} op ${sayDatum('dag', gegevenOp)}${wie}.`
}

function IntrekDialoog(props: {
  readonly voornaam: string
  readonly bezig: boolean
  readonly onSluit: () => void
  readonly onTrekIn: () => void
}) {
  const { voornaam, bezig, onSluit, onTrekIn } = props
  return (
    <Dialoog
      open
      titel={
        <>
          Toestemming voor <Letterlijk>{voornaam}</Letterlijk> intrekken?
        </>
      }
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="gevaar" bezig={bezig} onClick={onTrekIn}>
            Intrekken
          </Knop>
        </>
      }
    >
      <div className="verhuis-uitleg">
        <p>
          <Letterlijk>{voornaam}</Letterlijk> gaat naar de prullenbak en kan niet meer inloggen.{' '}
          {PRULLENBAK_DAGEN} dagen lang kun je <Letterlijk>{voornaam}</Letterlijk> terugzetten, als
          er opnieuw toestemming is. Daarna wissen we alles: elk antwoord, het niveau, de landkaart
          en deze toestemming.
        </p>
        <p className="scherm-stil">Meteen alles wissen kan ook, in de prullenbak.</p>
      </div>
    </Dialoog>
  )
}

function Staat({ toestemming, ...props }: Props & { readonly toestemming: Toestemming }) {
  const { adminId, groepId, leerlingId, voornaam } = props
  const queries = useQueryClient()
  const vertrek = useVertrek()
  const showToast = useToast()
  const { open, show, close } = useOpening<true>()
  const [bezig, setBezig] = useState(false)

  async function withdraw(): Promise<void> {
    const ga = vertrek()
    setBezig(true)
    try {
      const params = { adminId: adminId as AdminId, leerlingId }
      await call(toestemmingEndpoints.withdrawToestemming, { params })
      showToast({
        tekst: `De toestemming is ingetrokken. ${voornaam} staat in de prullenbak.`,
        namen: [voornaam],
        toon: 'ok',
      })
      // Leave first: this page no longer has a pupil.
      await ga(padVan('a-groep', { adminId, groepId }))
      await refresh(queries)
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      setBezig(false)
    }
  }
  return (
    <div className="verhuis-kaart">
      <p>
        <MetNamen
          tekst={standZin(toestemming)}
          namen={[toestemming.naam, toestemming.door ?? '']}
        />
      </p>
      <Wijzigen>
        <div className="verhuis-knoppen">
          <Knop onClick={() => show(true)}>Intrekken</Knop>
        </div>
      </Wijzigen>
      {open && (
        <IntrekDialoog
          voornaam={voornaam}
          bezig={bezig}
          onSluit={close}
          onTrekIn={() => void withdraw()}
        />
      )}
    </div>
  )
}

function Geen(props: Props) {
  return (
    <div className="verhuis-uitleg">
      <p>
        Er staat nog geen toestemming bij <Letterlijk>{props.voornaam}</Letterlijk>.
      </p>
      <Wijzigen>
        <Vastleggen {...props} />
      </Wijzigen>
    </div>
  )
}

function Vastleggen({ adminId, leerlingId, voornaam, soort }: Props) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [verklaring, setVerklaring] = useState(() => beginVerklaring(soort))
  const [fout, setFout] = useState<{ vinkje?: string; dag?: string }>({})
  const [bezig, setBezig] = useState(false)

  async function record(): Promise<void> {
    const body = alsToestemming(verklaring)
    if (!body) return setFout({ vinkje: ZONDER_VINKJE })
    setBezig(true)
    try {
      const params = { adminId: adminId as AdminId, leerlingId }
      await call(toestemmingEndpoints.setToestemming, { params, body })
      await refresh(queries, { queryKey: [toestemmingEndpoints.getToestemming.path] })
      showToast({
        tekst: `De toestemming voor ${voornaam} is vastgelegd.`,
        namen: [voornaam],
        toon: 'ok',
      })
    } catch (oorzaak) {
      const velden = oorzaak instanceof ApiFout ? oorzaak.velden : {}
      const opDag = velden['gegevenOp']
      setFout(opDag ? { dag: opDag } : { vinkje: foutTekst(oorzaak, MIS) })
    } finally {
      setBezig(false)
    }
  }
  return (
    <>
      <p>Leg die vast, zodat altijd te zien is wie het goedvond.</p>
      <WatBewaard />
      <OpSlot value={bezig}>
        <ToestemmingVelden
          soort={soort}
          verklaring={verklaring}
          fout={fout.vinkje}
          foutDag={fout.dag}
          onWijzig={(nieuw) => {
            setVerklaring(nieuw)
            setFout({})
          }}
        />
      </OpSlot>
      <div className="verhuis-knoppen">
        <Knop bezig={bezig} onClick={() => void record()}>
          Vastleggen
        </Knop>
      </div>
    </>
  )
}

/** For a home and a practice: the consent under which this child's practice is kept, and a way to withdraw it. */
export function ToestemmingKaart(props: Props) {
  const { adminId, leerlingId } = props
  const params = { adminId: adminId as AdminId, leerlingId }
  const { data } = useQuery(vraag(toestemmingEndpoints.getToestemming, { params }))
  if (!data) return null
  const { toestemming } = data
  return (
    <Kaart titel="Toestemming" className="noprint">
      {toestemming ? <Staat {...props} toestemming={toestemming} /> : <Geen {...props} />}
    </Kaart>
  )
}
