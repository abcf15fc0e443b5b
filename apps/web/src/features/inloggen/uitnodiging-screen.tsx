import './login.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { afwijzingUit, useUitnodiging, type Afwijzing } from './use-uitnodiging.ts'
import { useOnderweg } from './use-verder.ts'
import { VervolgStap } from './stap-later.tsx'
import { UitnodigingForm } from './uitnodiging-form.tsx'

const GRENZEN: Record<Afwijzing, { readonly titel: string; readonly uitleg: string }> = {
  onbekend: {
    titel: 'Deze link klopt niet',
    uitleg:
      'Misschien is hij afgebroken. Kopieer hem helemaal, van het begin tot en met het laatste teken, en open hem opnieuw.',
  },
  verlopen: {
    titel: 'Deze link is verlopen',
    uitleg:
      'Een nieuwe link vervangt de vorige, en geen link werkt voor altijd. Vraag een nieuwe aan wie jou uitnodigde. Was dit het eerste account van Letterhaven? Start het dan opnieuw: bij het opstarten staat er een verse.',
  },
  gebruikt: {
    titel: 'Deze link is al gebruikt',
    uitleg:
      'Het account is gemaakt. Log in met het e-mailadres en het wachtwoord die je toen koos.',
  },
  stoort: { titel: 'De link kon niet nagekeken worden', uitleg: '' },
}

/** A link that does not work, and what to do then. */
function Afgewezen(props: {
  readonly soort: Afwijzing
  readonly bericht: string
  readonly onOpnieuw: () => void
}) {
  const { soort, bericht, onOpnieuw } = props
  const { titel, uitleg } = GRENZEN[soort]
  const knop = knopKlasse({ soort: 'primair', maat: 'groot', vol: true })
  return (
    <div className="login">
      <h1>{titel}</h1>
      <Melding toon={soort === 'gebruikt' ? 'info' : 'warn'} live="status">
        {uitleg || bericht}
      </Melding>
      {soort === 'stoort' ? (
        <Knop soort="primair" maat="groot" vol onClick={onOpnieuw}>
          Opnieuw proberen
        </Knop>
      ) : (
        <RouteLink naar={soort === 'gebruikt' ? 'login' : 'home'} className={knop}>
          {soort === 'gebruikt' ? 'Naar het inloggen' : 'Naar de voorpagina'}
        </RouteLink>
      )}
    </div>
  )
}

function Wacht() {
  return (
    <Skelet label="De link wordt nagekeken">
      <div className="login">
        <SkeletBlok hoogte="2rem" breedte="70%" />
        <SkeletBlok vorm="blok" hoogte="19rem" />
      </div>
    </Skelet>
  )
}

/** The page of an invitation: makes the account and continues, signed in. */
export function UitnodigingScreen() {
  const { token } = useRouteParams('uitnodiging')
  const { staat, wijsAf, opnieuw } = useUitnodiging(token)
  const { onderweg, goOn, handleUitslag, handleTerug } = useOnderweg()
  const handleWeigering = (fout: unknown): boolean => {
    const afwijzing = afwijzingUit(fout)
    if (!afwijzing || afwijzing === 'onbekend') return false
    wijsAf(afwijzing, fout)
    return true
  }
  // The account exists by now: the link itself says so, and where to sign in.
  const handleBegin = () => {
    handleTerug()
    opnieuw()
  }
  if (onderweg)
    return (
      <VervolgStap
        onderweg={onderweg}
        onUitslag={handleUitslag}
        onVerder={goOn}
        onTerug={handleBegin}
      />
    )
  if (staat.soort === 'laden') return <Wacht />
  if (staat.soort === 'open')
    return (
      <UitnodigingForm
        token={token}
        uitnodiging={staat.uitnodiging}
        onAangenomen={handleUitslag}
        onWeigering={handleWeigering}
      />
    )
  return <Afgewezen soort={staat.soort} bericht={staat.bericht} onOpnieuw={opnieuw} />
}
