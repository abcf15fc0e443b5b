import '../../shared/weergave/scherm.css'
import './admins.css'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KantoorAdmin } from '@letterhaven/contracts/kijk-mee'
import { LANGSTE_ZOEK } from '@letterhaven/contracts/kijk-mee-maten'
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
import { usePauze } from '../../shared/use-pauze.ts'
import { overAdmin } from './over-admin.ts'
import { LijstFout } from './lijst-fout.tsx'
import { usePaginas } from './use-paginas.ts'

const TITEL = 'Admins'

/** Returns the accounts that match the search text, and one more page each time that is asked for. */
const useAdmins = (zoek: string) =>
  usePaginas([kantoorEndpoints.listKantoorAdmins.path, zoek], (na, signal) =>
    call(kantoorEndpoints.listKantoorAdmins, {
      query: { ...(zoek ? { zoek } : {}), ...(na ? { na } : {}) },
      signal,
    }),
  )

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
  const gezocht = usePauze(zoek.trim()).slice(0, LANGSTE_ZOEK)
  const { delen, isMeer, error, isFetching, meer, refetch } = useAdmins(gezocht)
  const admins = delen?.flatMap((deel) => deel.admins)
  return (
    <div className="scherm admins">
      <PaginaKop
        titel={TITEL}
        onder="Zoek op het begin van naam of plaats, of op het schoolnummer."
      />
      <Zoekveld label="Zoek een account" waarde={zoek} maxLength={LANGSTE_ZOEK} onZoek={setZoek} />
      {error && (
        <LijstFout
          titel="De accounts konden niet worden opgehaald"
          fout={error}
          bezig={isFetching}
          onOpnieuw={() => void refetch()}
        />
      )}
      {!admins && !error && <SkeletRijen aantal={8} label="Accounts laden" />}
      {admins && (
        <Kaart>
          {admins.length === 0 && <p className="scherm-stil">Geen account gevonden.</p>}
          <ul className="admin-rijen" aria-label="Accounts">
            {admins.map((admin) => (
              <AdminRij key={admin.id} admin={admin} />
            ))}
          </ul>
          {isMeer && !error && (
            <Knop soort="tekst" bezig={isFetching} onClick={meer}>
              Meer tonen
            </Knop>
          )}
        </Kaart>
      )}
    </div>
  )
}
