import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import type { SessieId, UserId } from '@letterhaven/contracts/ids'
import type { EigenSessie } from '@letterhaven/contracts/sessie'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { vraag } from '../../../shared/api/query.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { geledenTekst } from '../../../shared/weergave/geleden.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'

const SOORT: Record<EigenSessie['soort'], string> = {
  wachtwoord: 'met wachtwoord',
  leerlingcode: 'met wachtwoord',
  kaart: 'met kaart',
  sso: 'met schoolaccount',
  gast: 'zonder account',
}

function SessieRij(props: {
  readonly sessie: EigenSessie
  readonly bezig: boolean
  readonly onEinde: () => void
}) {
  const { sessie, bezig, onEinde } = props
  const { land, vandaag } = useKalender()
  const laatst = `${geledenTekst(sessie.laatstOp, vandaag, land)} om ${sayDatum('tijd', sessie.laatstOp)}`
  return (
    <li className="account-rij">
      <div>
        <p className="account-rij-titel">{sessie.apparaat}</p>
        <p className="account-stil">
          {SOORT[sessie.soort]}, laatst gebruikt {laatst}
        </p>
      </div>
      {sessie.isDeze ? (
        <Pil toon="ok">Dit apparaat</Pil>
      ) : (
        <Knop bezig={bezig} bezigTekst="Bezig met uitloggen" onClick={onEinde}>
          Uitloggen<span className="lh-vh"> op {sessie.apparaat}</span>
        </Knop>
      )}
    </li>
  )
}

/** Ends sessions, reports the result, and fetches the remaining ones. */
function useEindig(userId: UserId) {
  const queries = useQueryClient()
  const [bezig, setBezig] = useState<SessieId | 'alle' | null>(null)
  const [uitslag, setUitslag] = useState<{ toon: 'ok' | 'bad'; tekst: string } | null>(null)
  const eindig = async (wat: SessieId | 'alle', gedaan: string) => {
    if (bezig) return
    setBezig(wat)
    const gekomen = await (
      wat === 'alle'
        ? call(sessiesEndpoints.endSessies, { params: { userId } })
        : call(sessiesEndpoints.endSessie, { params: { userId, sessieId: wat } })
    ).then(
      () => ({ toon: 'ok', tekst: gedaan }) as const,
      (oorzaak: unknown) =>
        ({
          toon: 'bad',
          tekst: foutTekst(oorzaak),
        }) as const,
    )
    await refresh(queries, { queryKey: [sessiesEndpoints.listSessies.path] })
    // Reported once the list shows it too.
    setUitslag(gekomen)
    setBezig(null)
  }
  return { bezig, uitslag, eindig }
}

/** The places where the user is signed in, each of which can be ended from here. */
export function SessiesKaart({ userId }: { readonly userId: UserId }) {
  const vragen = vraag(sessiesEndpoints.listSessies, { params: { userId } })
  const { data, error } = useQuery({ ...vragen, staleTime: 0 })
  const { bezig, uitslag, eindig } = useEindig(userId)
  const anderen = data?.sessies.filter(({ isDeze }) => !isDeze) ?? []
  return (
    <Kaart titel="Waar je bent ingelogd">
      {uitslag && (
        <Melding toon={uitslag.toon} live="status">
          {uitslag.tekst}
        </Melding>
      )}
      {error && !data && (
        <Melding toon="bad" live="alert">
          {error.message}
        </Melding>
      )}
      {!data && !error && <SkeletRijen aantal={2} label="Je apparaten worden opgehaald" />}
      {data && (
        <ul className="account-lijst" aria-label="Apparaten">
          {data.sessies.map((sessie) => (
            <SessieRij
              key={sessie.id}
              sessie={sessie}
              bezig={bezig === sessie.id}
              onEinde={() => void eindig(sessie.id, `${sessie.apparaat} is uitgelogd.`)}
            />
          ))}
        </ul>
      )}
      {anderen.length > 1 && (
        <Knop
          icoon="uitloggen"
          bezig={bezig === 'alle'}
          bezigTekst="Bezig met uitloggen"
          onClick={() => void eindig('alle', 'Al je andere apparaten zijn uitgelogd.')}
        >
          Op alle andere apparaten uitloggen
        </Knop>
      )}
      <p className="account-stil">
        Staat er een apparaat tussen dat je niet kent? Log het uit en wijzig je wachtwoord.
      </p>
    </Kaart>
  )
}
