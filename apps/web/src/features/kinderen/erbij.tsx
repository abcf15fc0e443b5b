import { useQuery } from '@tanstack/react-query'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingWachtwoord, Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { vraag } from '../../shared/api/query.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { signOff } from '../../shared/session/afmelden.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { opsomming } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

interface Props {
  readonly adminId: string
  readonly groep: { readonly id: GroepId; readonly naam: string }
  readonly wie: readonly LeerlingId[]
  readonly onNog: () => void
}

/** Hands this device over to the child: signs out the user who added it, and lets the child sign in with its own words. */
function letPlay(klascode: string, kind: LeerlingId): void {
  signOff({ redirect: false })
  window.location.assign(`${padVan('login-klas', { klascode })}?kind=${kind}`)
}

/** Says how a child signs in; one that has pictures is asked for those first. */
function ZoKomtHetBinnen({ kind }: { readonly kind: LeerlingWachtwoord }) {
  return (
    <p>
      <Letterlijk>{kind.naam.voornaam}</Letterlijk> tikt op{' '}
      <strong>
        <Letterlijk>{kind.dier}</Letterlijk>
      </strong>{' '}
      {kind.plaatjes ? (
        <>
          en dan op deze plaatjes
          {kind.woorden !== null && (
            <>
              . Met woorden kan het ook:{' '}
              <strong>
                <Letterlijk>{kind.woorden}</Letterlijk>
              </strong>
            </>
          )}
        </>
      ) : (
        'en typt deze woorden en het getal'
      )}
      .
    </p>
  )
}

function Woorden({ kind, klascode }: { kind: LeerlingWachtwoord; klascode: string | null }) {
  const { voornaam } = kind.naam
  return (
    <Kaart titel={<Letterlijk>{voornaam}</Letterlijk>}>
      <div className="kind-klaar">
        <p className="kind-woorden" translate="no">
          {kind.plaatjes ? kind.plaatjes.join(', ') : kind.woorden}
        </p>
        <ZoKomtHetBinnen kind={kind} />
        {klascode && (
          <Knop soort="primair" icoon="spel" onClick={() => letPlay(klascode, kind.leerlingId)}>
            Nu spelen
            <span className="lh-vh">
              {' '}
              met <Letterlijk>{voornaam}</Letterlijk>
            </span>
          </Knop>
        )}
      </div>
    </Kaart>
  )
}

function Geladen({ adminId, groep, wie, onNog, lijst }: Props & { readonly lijst: Wachtwoorden }) {
  const nieuw = lijst.leerlingen.filter(({ leerlingId }) => wie.includes(leerlingId))
  const w = useWoordkeus()
  const namen = nieuw.map(({ naam }) => naam.voornaam)
  const klascode = lijst.klascodeAan && lijst.schoolcodeAan ? lijst.klascode : null
  const params = { adminId, groepId: groep.id }
  return (
    <div className="scherm kinderen">
      <PaginaKop
        titel={
          <>
            <Letterlijk>{opsomming(namen, namen.length)}</Letterlijk>{' '}
            {namen.length === 1 ? 'kan' : 'kunnen'} beginnen
          </>
        }
        onder={`Schrijf op hoe ${namen.length === 1 ? `je ${w.leerling} inlogt, of print de inlogkaart` : `je ${w.leerlingen} inloggen, of print de inlogkaarten`}. Later staat dat bij Wachtwoorden.`}
        acties={
          <RouteLink
            naar="a-wachtwoorden"
            params={params}
            zoek={{ kaarten: wie.join() }}
            className={knopKlasse({})}
          >
            <Icoon naam="print" />
            Inlogkaarten printen
          </RouteLink>
        }
      />
      {nieuw.map((kind) => (
        <Woorden key={kind.leerlingId} kind={kind} klascode={klascode} />
      ))}
      <div className="scherm-voet">
        <p className="scherm-stil">
          Met ‘Nu spelen’ log je op dit apparaat zelf uit, zodat het kind kan inloggen.
        </p>
        <div className="scherm-voet-knoppen">
          <Knop soort="tekst" icoon="plus" onClick={onNog}>
            Nog een kind
          </Knop>
          <RouteLink naar="a-groep" params={params} className={knopKlasse({})}>
            Naar {groep.naam}
          </RouteLink>
        </div>
      </div>
    </div>
  )
}

/** The children who were added, with the words to sign in with, and a way to the first game. */
export function Erbij(props: Props) {
  const { adminId, groep } = props
  const params = { adminId: adminId as AdminId, groepId: groep.id }
  const { data, error, isFetching, refetch } = useQuery({
    ...vraag(leerlingInloggenEndpoints.listWachtwoorden, { params }),
    // Secrets are not cached.
    gcTime: 0,
    staleTime: 0,
  })
  if (data) return <Geladen {...props} lijst={data} />
  if (error)
    return (
      <LaadFout
        titel="Toegevoegd"
        fout={error}
        bezig={isFetching}
        onOpnieuw={() => void refetch()}
      />
    )
  return (
    <Skelet label="Wachtwoorden laden">
      <div className="scherm kinderen">
        <PaginaKop titel="Toegevoegd" />
        <SkeletBlok vorm="blok" hoogte="12rem" />
      </div>
    </Skelet>
  )
}
