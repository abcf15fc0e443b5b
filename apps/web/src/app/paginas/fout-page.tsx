import { useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect } from 'react'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { bijzaak } from '../../shared/bijzaak.ts'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { ToegangFout } from '../toegang-fout.ts'

/** A short message, for when the code of the pages below cannot be loaded. */
const GeenPagina = () => (
  <StatusPage titel="Deze pagina kan niet open" acties={<EigenPaginaLink />}>
    {null}
  </StatusPage>
)

/** Loaded late: a user who is still waiting for a page does not need what these say. */
const Geweigerd = bijzaak(() => import('./geen-pagina.tsx').then((m) => m.Geweigerd), GeenPagina)
const NietGevonden = bijzaak(
  () => import('./geen-pagina.tsx').then((m) => m.NietGevonden),
  GeenPagina,
)

const isLaadfout = (fout: unknown): boolean =>
  fout instanceof TypeError && /import|module|fetch/i.test(fout.message)

const uitleg = (fout: unknown): string => {
  if (fout instanceof ApiFout) return fout.message
  if (isLaadfout(fout))
    return 'Een deel van de pagina kon niet worden opgehaald. Kijk of je internet hebt en probeer het opnieuw.'
  return 'Er ging iets mis met deze pagina. Wat bewaard was, is veilig.'
}

interface OpnieuwProps {
  readonly reset: () => void
  readonly fout: unknown
}

/**
 * Tries again, also by itself when the network is back. A part that failed to load once is only requested again by a new page;
 * when answers exist only in this page, the browser asks first.
 */
function OpnieuwKnop({ reset, fout }: OpnieuwProps) {
  const router = useRouter()
  const opnieuw = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])
  useEffect(() => {
    window.addEventListener('online', opnieuw)
    return () => window.removeEventListener('online', opnieuw)
  }, [opnieuw])
  return (
    <button
      type="button"
      className={knopKlasse({ soort: 'primair' })}
      onClick={() => (isLaadfout(fout) && navigator.onLine ? window.location.reload() : opnieuw())}
    >
      Opnieuw proberen
    </button>
  )
}

/** Takes the place of a page that could not be shown. */
export function FoutPage({ error, reset }: { error: unknown; reset: () => void }) {
  const isGeweigerd = error instanceof ToegangFout && error.reden === 'geweigerd'
  if (error instanceof ToegangFout || (error instanceof ApiFout && error.status === 404))
    return <Suspense>{isGeweigerd ? <Geweigerd /> : <NietGevonden />}</Suspense>
  return (
    <StatusPage
      titel="Dat lukte even niet"
      acties={
        <>
          <OpnieuwKnop reset={reset} fout={error} />
          <EigenPaginaLink className={knopKlasse({ soort: 'tonaal' })} />
        </>
      }
    >
      <p role="alert">{uitleg(error)}</p>
    </StatusPage>
  )
}
