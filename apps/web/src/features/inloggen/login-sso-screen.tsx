import './login.css'
import './login-sso.css'
import { ssoEndpoints } from '@letterhaven/contracts/endpoints/sso'
import type { Aanbieder } from '@letterhaven/contracts/sso'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useOphalen } from '../../shared/api/use-ophalen.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { waaromUitgelogd } from '../../shared/session/wanted-route.ts'
import { AlIngelogd } from './al-ingelogd-later.tsx'
import { useSchoolaccount } from './use-schoolaccount.ts'

function Wacht({ label }: { readonly label: string }) {
  return (
    <Skelet label={label}>
      <SkeletBlok vorm="blok" hoogte="4rem" />
    </Skelet>
  )
}

interface KnopProps {
  readonly aanbieder: Aanbieder
  readonly bezig: boolean
  readonly onKies: (id: string) => void
}

function SchoolKnop({ aanbieder: { id, naam }, bezig, onKies }: KnopProps) {
  return (
    <button type="button" className="kies-knop sso-knop" onClick={() => onKies(id)}>
      <span className="sso-schild" aria-hidden="true">
        {[...naam][0]}
      </span>
      <span className="kies-naam">
        <Letterlijk>{naam}</Letterlijk>
      </span>
      <Icoon naam="chevron-rechts" />
      <output className="lh-vh">{bezig && `Bezig met openen van ${naam}`}</output>
    </button>
  )
}

/** The school systems of this installation, or that there are none. */
function Keuze({ bezigMet, onKies }: { bezigMet: string | null; onKies: (id: string) => void }) {
  const { data, fout } = useOphalen(ssoEndpoints.listAanbieders, {})
  if (fout && !data) return <Melding toon="bad">{foutTekst(fout)}</Melding>
  if (!data) return <Wacht label="De scholen worden opgehaald" />
  if (data.length === 0)
    return (
      <Melding toon="info">
        Hier kun je nog niet inloggen met een schoolaccount. Log in met je gebruikersnaam en
        wachtwoord.
      </Melding>
    )
  return (
    <ul className="kies-lijst">
      {data.map((aanbieder) => (
        <li key={aanbieder.id}>
          <SchoolKnop aanbieder={aanbieder} bezig={bezigMet === aanbieder.id} onKies={onKies} />
        </li>
      ))}
    </ul>
  )
}

/** Signing in with a school account: which school, and how it went. */
export function LoginSsoScreen() {
  const user = useSessieUser()
  const { met, fout, choose } = useSchoolaccount()
  const reden = fout ?? waaromUitgelogd(winkels.session)
  if (met === 'terug')
    return (
      <div className="login">
        <h1>Bijna binnen</h1>
        <Wacht label="Bezig met inloggen" />
      </div>
    )
  if (user) return <AlIngelogd user={user} />
  return (
    <div className="login">
      <h1>Inloggen met je schoolaccount</h1>
      {reden ? (
        <Melding toon="warn" live="alert">
          {reden}
        </Melding>
      ) : (
        <p>Kies waarmee je op school inlogt.</p>
      )}
      <Keuze bezigMet={met?.aanbieder ?? null} onKies={choose} />
      <RouteLink naar="login" className={knopKlasse({ soort: 'tekst', vol: true })}>
        Inloggen met wachtwoord
      </RouteLink>
    </div>
  )
}
