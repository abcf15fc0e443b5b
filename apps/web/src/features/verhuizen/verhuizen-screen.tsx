import '../../shared/weergave/scherm.css'
import './verhuizen.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { verhuizingenEndpoints } from '@letterhaven/contracts/endpoints/verhuizingen'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { AdminId } from '@letterhaven/contracts/ids'
import { BekijkVerhuizingSchema, type Verhuizer } from '@letterhaven/contracts/verhuizing'
import { LANGSTE_VERHUISTOKEN } from '@letterhaven/contracts/verhuizing-maten'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { GroepInArchief } from '../../shared/archief/groep-in-archief.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { Logboek } from './logboek.tsx'
import { WieKomt } from './wie-komt.tsx'

const TITEL = 'Verhuistoken inlezen'

/** The pupil who would come, and the code that brings them. */
interface Gevonden {
  readonly code: string
  readonly wie: Verhuizer
}

function VraagCode({
  adminId,
  onGevonden,
}: {
  readonly adminId: string
  readonly onGevonden: (gevonden: Gevonden) => void
}) {
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: BekijkVerhuizingSchema,
    begin: { code: '' },
    send: async ({ code }) => {
      const params = { adminId: adminId as AdminId }
      const wie = await call(verhuizingenEndpoints.viewVerhuizing, { params, body: { code } })
      onGevonden({ code, wie })
    },
  })
  return (
    <Kaart>
      <form className="verhuizen-form" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <Veld
          label="Verhuistoken"
          uitleg="De code die je kreeg. Kleine letters en spaties mogen."
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X"
          className="verhuizen-code"
          autoCapitalize="characters"
          maxLength={LANGSTE_VERHUISTOKEN}
          {...veld('code')}
        />
        <Knop type="submit" soort="primair" bezig={bezig}>
          Bekijken
        </Knop>
        <p className="scherm-stil">Je ziet eerst om wie het gaat. Er verandert nog niets.</p>
      </form>
    </Kaart>
  )
}

function Geladen({ adminId, pagina }: { readonly adminId: string; readonly pagina: GroepPagina }) {
  const { groep } = pagina
  useKruimelNaam(groep.id, groep.naam)
  const [gevonden, setGevonden] = useState<Gevonden | null>(null)
  return (
    <div className="scherm verhuizen">
      <PaginaKop
        titel={TITEL}
        onder={
          <>
            Wie al met Letterhaven oefent, komt in <Letterlijk>{groep.naam}</Letterlijk>, met alle
            oefenresultaten.
          </>
        }
      />
      {gevonden ? (
        <WieKomt adminId={adminId} groep={groep} {...gevonden} onAnders={() => setGevonden(null)} />
      ) : (
        <VraagCode adminId={adminId} onGevonden={setGevonden} />
      )}
      <Logboek adminId={adminId} />
    </div>
  )
}

/** Admits a pupil from another school by the token that they were given. */
export function VerhuizenScreen() {
  const { adminId, groepId } = useRouteParams('a-verhuistoken-inlezen')
  const { data, error, isFetching, refetch } = useQuery(
    vraag(groepenEndpoints.getGroep, { params: { adminId, groepId } }),
  )
  if (data?.groep.gearchiveerd)
    return <GroepInArchief {...{ adminId, groepId }} naam={data.groep.naam} />
  if (data) return <Geladen adminId={adminId} pagina={data} />
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Formulier laden">
      <div className="scherm verhuizen">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="12rem" />
      </div>
    </Skelet>
  )
}
