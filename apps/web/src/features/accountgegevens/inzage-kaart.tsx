import './inzage-kaart.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inzageEndpoints } from '@letterhaven/contracts/endpoints/inzage'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { InzageLijst } from '@letterhaven/contracts/inzage'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { opsomming } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { inzageRegels, type InzageRegel } from './inzage-zin.ts'

const MIS = 'De rest kon niet worden opgehaald. Wat er staat, klopt. Probeer het opnieuw.'
/** How many lines are shown at once; the rest follows in steps. */
const METEEN = 5
const PER_KEER = 25

function Regel({ zin, op, keer, namen, wie, reden, over }: InzageRegel) {
  return (
    <li>
      <MetNamen tekst={zin} namen={wie} />
      {keer > 1 && `, ${keer} keer`}
      <p className="scherm-stil">{sayDatum('moment', op)}</p>
      {namen.length > 0 && (
        <p className="scherm-stil" translate="no">
          {opsomming(namen, namen.length)}
        </p>
      )}
      {over.map((tekst) => (
        <p key={tekst} className="scherm-stil">
          <MetNamen tekst={tekst} namen={wie} />
        </p>
      ))}
      {reden && (
        <p className="scherm-stil">
          Reden: <Letterlijk>{reden}</Letterlijk>
        </p>
      )}
    </li>
  )
}

/** The lines loaded so far, and a button for older ones. */
function Lijst({ adminId, eerste }: { readonly adminId: AdminId; readonly eerste: InzageLijst }) {
  const w = useWoordkeus()
  const showToast = useToast()
  // Lines that were loaded stay when the latest ones are fetched again.
  const [gezien, setGezien] = useState<readonly InzageLijst[]>([eerste])
  const [zichtbaar, setZichtbaar] = useState(METEEN)
  const [bezig, setBezig] = useState(false)
  const alle = [eerste, ...gezien].flatMap(({ inzage }) => inzage)
  const regels = inzageRegels([...new Map(alle.map((blik) => [blik.id, blik])).values()], w)
  const verder = gezien.at(-1)?.verder
  const showMore = async () => {
    if (zichtbaar + PER_KEER > regels.length && verder) {
      setBezig(true)
      try {
        const vorige = await call(inzageEndpoints.listInzage, {
          params: { adminId },
          query: { na: verder },
        })
        setGezien((oud) => [...oud, vorige])
      } catch (oorzaak) {
        return showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      } finally {
        setBezig(false)
      }
    }
    setZichtbaar(zichtbaar + PER_KEER)
  }
  if (regels.length === 0) return <p className="scherm-stil">Er staat nog niets in.</p>
  return (
    <>
      <ul className="inzage-rijen">
        {regels.slice(0, zichtbaar).map((regel) => (
          <Regel key={regel.id} {...regel} />
        ))}
      </ul>
      {(zichtbaar < regels.length || verder) && (
        <Knop soort="tekst" bezig={bezig} onClick={() => void showMore()}>
          Oudere regels tonen
        </Knop>
      )}
    </>
  )
}

/** Who looked at passwords, at codes and at what a child does, including ourselves. */
export function InzageKaart(waar: { readonly adminId: string }) {
  const adminId = waar.adminId as AdminId
  const { data, error } = useQuery(
    vraag(inzageEndpoints.listInzage, { params: { adminId }, query: {} }),
  )
  return (
    <Kaart titel="Logboek" className="inzage-kaart">
      <p className="scherm-stil">
        Wie wachtwoorden of codes bekeek of vernieuwde en wie gegevens downloadde. Kijkt er iemand
        van Letterhaven mee, dan staat dat hier altijd bij. We bewaren dit twee jaar.
      </p>
      {data && <Lijst adminId={adminId} eerste={data} />}
      {error && !data && (
        <Melding toon="bad" live="alert">
          {error.message}
        </Melding>
      )}
      {!data && !error && <SkeletBlok vorm="blok" hoogte="8rem" />}
    </Kaart>
  )
}
