import './verhuis-kaart.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { verhuizingenEndpoints } from '@letterhaven/contracts/endpoints/verhuizingen'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Verhuistoken } from '@letterhaven/contracts/verhuizing'
import { VERHUISTOKEN_DAGEN } from '@letterhaven/contracts/verhuizing-maten'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { vraag } from '../../../shared/api/query.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { KopieerKnop } from '../../../shared/tweede-factor/kopieer-knop.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
interface Props {
  readonly adminId: string
  readonly leerlingId: LeerlingId
  readonly voornaam: string
}
interface Nieuw {
  readonly code: string
  readonly geldigTot: string
}

function useVerhuistoken({ adminId, leerlingId }: Omit<Props, 'voornaam'>) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [bezig, setBezig] = useState<'maak' | 'withdraw' | null>(null)
  const [nieuw, setNieuw] = useState<Nieuw | null>(null)
  const params = { adminId: adminId as AdminId, leerlingId }
  const stand = vraag(verhuizingenEndpoints.getVerhuistoken, { params })
  const { data } = useQuery(stand)

  async function perform(wat: 'maak' | 'withdraw', werk: () => Promise<void>): Promise<void> {
    setBezig(wat)
    try {
      await werk()
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      await refresh(queries, { queryKey: stand.queryKey })
      setBezig(null)
    }
  }
  return {
    token: data?.token ?? null,
    bezig,
    nieuw,
    close: () => setNieuw(null),
    create: () =>
      perform('maak', async () => {
        setNieuw(await call(verhuizingenEndpoints.createVerhuistoken, { params }))
      }),
    withdraw: () =>
      perform('withdraw', async () => {
        await call(verhuizingenEndpoints.withdrawVerhuistoken, { params })
        showToast({ tekst: 'Het verhuistoken werkt niet meer.', toon: 'ok' })
      }),
  }
}

function CodeDialoog({
  nieuw: { code, geldigTot },
  voornaam,
  onSluit,
}: Pick<Props, 'voornaam'> & { readonly nieuw: Nieuw; readonly onSluit: () => void }) {
  const w = useWoordkeus()
  return (
    <Dialoog
      open
      titel={
        <>
          Verhuistoken voor <Letterlijk>{voornaam}</Letterlijk>
        </>
      }
      onSluit={onSluit}
      acties={
        <>
          <KopieerKnop tekst={code}>Kopiëren</KopieerKnop>
          <Knop soort="primair" onClick={onSluit}>
            Klaar
          </Knop>
        </>
      }
    >
      <div className="verhuis-uitleg">
        <p className="verhuis-code" translate="no">
          {code}
        </p>
        <p>
          Geef deze code aan wie <Letterlijk>{voornaam}</Letterlijk> overneemt, bijvoorbeeld aan de
          telefoon of samen met het dossier. Hij werkt één keer, tot en met{' '}
          {sayDatum('dag', geldigTot)}. Je ziet hem alleen nu; een nieuwe maken kan altijd.
        </p>
        <p className="scherm-stil">
          Zodra <Letterlijk>{voornaam}</Letterlijk> is overgenomen, is alles hier gewist. Wat
          meegaat: naam, jaar, alle antwoorden, ingeleverde toetsen, het niveau, de landkaart met
          wat er verdiend is, en, als dat zo is, dat er dyslexie is vastgesteld. Wat niet meegaat:
          wachtwoord, inlogkaart{w.soort !== 'thuis' && ', koppeling met een schoolaccount'} en{' '}
          {w.groep}.
        </p>
      </div>
    </Dialoog>
  )
}

const standZin = ({ gemaaktOp, geldigTot, door }: NonNullable<Verhuistoken['token']>): string =>
  `Er staat een verhuistoken klaar, gemaakt op ${sayDatum('dag', gemaaktOp)}${door ? ` door ${door}` : ''}. Het werkt tot en met ${sayDatum('dag', geldigTot)}.`

/** For users who run the school: lets a pupil move to another school with everything they learned. */
export function VerhuisKaart({ adminId, leerlingId, voornaam }: Props) {
  const { andereSchool } = useSoortwoorden()
  const { token, bezig, nieuw, close, create, withdraw } = useVerhuistoken({ adminId, leerlingId })
  return (
    <Kaart titel={`Naar ${andereSchool}`} className="noprint">
      <div className="verhuis-kaart">
        <p>
          <MetNamen
            namen={[voornaam, token?.door ?? '']}
            tekst={
              token
                ? standZin(token)
                : `Gaat ${voornaam} naar ${andereSchool} die met Letterhaven werkt? Met een verhuistoken komen alle oefenresultaten mee. Het werkt ${VERHUISTOKEN_DAGEN} dagen.`
            }
          />
        </p>
        <div className="verhuis-knoppen">
          {token && (
            <Knop soort="tekst" bezig={bezig === 'withdraw'} onClick={() => void withdraw()}>
              Intrekken
            </Knop>
          )}
          <Knop bezig={bezig === 'maak'} onClick={() => void create()}>
            {token ? 'Nieuw token maken' : 'Verhuistoken maken'}
          </Knop>
        </div>
      </div>
      {nieuw && <CodeDialoog nieuw={nieuw} voornaam={voornaam} onSluit={close} />}
    </Kaart>
  )
}
