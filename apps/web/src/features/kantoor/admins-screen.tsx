import '../../shared/weergave/scherm.css'
import './admins.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KantoorAdmin } from '@letterhaven/contracts/kijk-mee'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import { SkeletRijen } from '@letterhaven/ui/skelet.tsx'
import { Zoekveld } from '@letterhaven/ui/zoekveld.tsx'
import { call } from '../../shared/api/client.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { overAdmin } from './over-admin.ts'

const TITEL = 'Admins'

/** The accounts that begin with what was typed, a page at a time. */
function useAdmins(zoek: string) {
  return useInfiniteQuery({
    queryKey: [kantoorEndpoints.listKantoorAdmins.path, zoek],
    queryFn: ({ pageParam, signal }) =>
      call(kantoorEndpoints.listKantoorAdmins, {
        query: { ...(zoek ? { zoek } : {}), ...(pageParam ? { na: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ verder }) => verder,
    placeholderData: keepPreviousData,
  })
}

function AdminRij({ admin }: { readonly admin: KantoorAdmin }) {
  const params = { adminId: admin.id }
  return (
    <li className="admin-rij">
      <div>
        <p className="admin-naam">{admin.naam}</p>
        <p className="scherm-stil">{overAdmin(admin)}</p>
      </div>
      <div className="admin-knoppen">
        <RouteLink naar="a-groepen" params={params} className={knopKlasse({ soort: 'tonaal' })}>
          Kijk mee<span className="lh-vh"> bij {admin.naam}</span>
        </RouteLink>
        <RouteLink
          naar="a-accountgegevens"
          params={params}
          className={knopKlasse({ soort: 'tekst' })}
        >
          Accountgegevens<span className="lh-vh"> van {admin.naam}</span>
        </RouteLink>
        <RouteLink naar="a-licentie" params={params} className={knopKlasse({ soort: 'tekst' })}>
          Licentie<span className="lh-vh"> van {admin.naam}</span>
        </RouteLink>
      </div>
    </li>
  )
}

/** Every account, to find the one that called: by the words of its name or place, or its number. */
export function AdminsScreen() {
  const [zoek, setZoek] = useZoektekst('zoek')
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAdmins(
    useDeferredValue(zoek.trim()),
  )
  if (error && !data)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  const admins = data?.pages.flatMap((pagina) => pagina.admins)
  return (
    <div className="scherm admins">
      <PaginaKop
        titel={TITEL}
        onder="Zoek op het begin van naam of plaats, of op het schoolnummer."
      />
      <Zoekveld label="Zoek een account" waarde={zoek} onZoek={setZoek} />
      {!admins && <SkeletRijen aantal={8} label="Accounts laden" />}
      {admins && (
        <Kaart>
          {admins.length === 0 && <p className="scherm-stil">Geen account gevonden.</p>}
          <ul className="admin-rijen" aria-label="Accounts">
            {admins.map((admin) => (
              <AdminRij key={admin.id} admin={admin} />
            ))}
          </ul>
          {hasNextPage && (
            <Knop soort="tekst" bezig={isFetching} onClick={() => void fetchNextPage()}>
              Meer tonen
            </Knop>
          )}
        </Kaart>
      )}
    </div>
  )
}
