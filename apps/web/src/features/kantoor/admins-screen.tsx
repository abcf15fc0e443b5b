import '../../shared/weergave/scherm.css'
import './admins.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KantoorAdmin } from '@letterhaven/contracts/kijk-mee'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { SkeletRijen } from '@letterhaven/ui/pagina/skelet.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { call } from '../../shared/api/client.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { overAdmin } from './over-admin.ts'

const TITEL = 'Admins'

interface Admins {
  readonly admins: readonly KantoorAdmin[]
  /** Whether there are more accounts. */
  readonly isMeer: boolean
}

/** Fetches this number of pages of accounts, one after the other. */
async function fetchAdmins(zoek: string, paginas: number, signal: AbortSignal): Promise<Admins> {
  const admins: KantoorAdmin[] = []
  let na: string | null = null
  for (let pagina = 0; pagina < paginas; pagina += 1) {
    const query: { zoek?: string; na?: string } = {
      ...(zoek ? { zoek } : {}),
      ...(na ? { na } : {}),
    }
    const deel = await call(kantoorEndpoints.listKantoorAdmins, { query, signal })
    admins.push(...deel.admins)
    na = deel.verder
    if (na === null) break
  }
  return { admins, isMeer: na !== null }
}

/** Returns the accounts that match the search text, and one more page each time that is asked for. */
function useAdmins(zoek: string) {
  const [gevraagd, setGevraagd] = useState({ zoek, paginas: 1 })
  const paginas = gevraagd.zoek === zoek ? gevraagd.paginas : 1
  const antwoord = useQuery({
    queryKey: [kantoorEndpoints.listKantoorAdmins.path, zoek, paginas],
    queryFn: ({ signal }) => fetchAdmins(zoek, paginas, signal),
    placeholderData: keepPreviousData,
  })
  return { ...antwoord, meer: () => setGevraagd({ zoek, paginas: paginas + 1 }) }
}

function AdminRij({ admin }: { readonly admin: KantoorAdmin }) {
  const params = { adminId: admin.id }
  return (
    <li className="admin-rij">
      <div>
        <p className="admin-naam">
          <Letterlijk>{admin.naam}</Letterlijk>
        </p>
        <p className="scherm-stil">{overAdmin(admin)}</p>
      </div>
      <div className="admin-knoppen">
        <RouteLink naar="a-groepen" params={params} className={knopKlasse({ soort: 'tonaal' })}>
          Kijk mee
          <span className="lh-vh">
            {' '}
            bij <Letterlijk>{admin.naam}</Letterlijk>
          </span>
        </RouteLink>
        <RouteLink
          naar="a-accountgegevens"
          params={params}
          className={knopKlasse({ soort: 'tekst' })}
        >
          Accountgegevens
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{admin.naam}</Letterlijk>
          </span>
        </RouteLink>
        <RouteLink naar="a-licentie" params={params} className={knopKlasse({ soort: 'tekst' })}>
          Licentie
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{admin.naam}</Letterlijk>
          </span>
        </RouteLink>
      </div>
    </li>
  )
}

/** All accounts, to find the one that calls: by words of its name or place, or by its number. */
export function AdminsScreen() {
  const [zoek, setZoek] = useZoektekst('zoek')
  const { data, error, isFetching, meer, refetch } = useAdmins(useDeferredValue(zoek.trim()))
  if (error && !data)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  const admins = data?.admins
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
          {data?.isMeer && (
            <Knop soort="tekst" bezig={isFetching} onClick={meer}>
              Meer tonen
            </Knop>
          )}
        </Kaart>
      )}
    </div>
  )
}
