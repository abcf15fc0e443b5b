import './login.css'
import { useState } from 'react'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { HerstellenForm } from './herstellen-form.tsx'
import { takeHerstelLink, forgetHerstelLink } from '../../shared/session/herstel-link.ts'

const KNOP = knopKlasse({ soort: 'primair', maat: 'groot', vol: true })

function Klaar({ gebruikersnaam }: { readonly gebruikersnaam: string }) {
  return (
    <div className="login">
      <h1>Je wachtwoord is gewijzigd</h1>
      <Melding toon="ok" live="status">
        Log nu in als {gebruikersnaam}, met je nieuwe wachtwoord.
      </Melding>
      <RouteLink naar="login" className={KNOP}>
        Naar het inloggen
      </RouteLink>
    </div>
  )
}

/** A link that has expired or was used, replaced or damaged: what to do is the same. */
function Afgewezen() {
  return (
    <div className="login">
      <h1>Deze link werkt niet meer</h1>
      <Melding toon="warn" live="status">
        Een link werkt één keer, een half uur lang, en een nieuwe vervangt de vorige. Je wachtwoord
        is niet veranderd.
      </Melding>
      <RouteLink naar="wachtwoord-aanvragen" className={KNOP}>
        Vraag een nieuwe link aan
      </RouteLink>
      <RouteLink naar="login" className={knopKlasse({ maat: 'groot', vol: true })}>
        Naar het inloggen
      </RouteLink>
    </div>
  )
}

function Zonder() {
  return (
    <div className="login">
      <h1>Open de link uit je mail</h1>
      <Melding toon="info" live="status">
        Deze pagina werkt alleen met de link uit de mail. Heb je de pagina opnieuw geladen? Klik dan
        nog een keer op de knop in de mail.
      </Melding>
      <RouteLink naar="wachtwoord-aanvragen" className={KNOP}>
        Vraag een nieuwe link aan
      </RouteLink>
    </div>
  )
}

/** The page of a mailed link: sets a new password, and leads on to signing in with it. */
export function HerstellenScreen() {
  const params = useRouteParams('wachtwoord-herstellen')
  const [link] = useState(() => takeHerstelLink(params))
  const [uitslag, setUitslag] = useState<'afgewezen' | { readonly gebruikersnaam: string } | null>(
    null,
  )
  if (uitslag === 'afgewezen') return <Afgewezen />
  if (uitslag) return <Klaar gebruikersnaam={uitslag.gebruikersnaam} />
  if (!link) return <Zonder />
  return (
    <HerstellenForm
      link={link}
      onKlaar={(gebruikersnaam) => {
        forgetHerstelLink()
        setUitslag({ gebruikersnaam })
      }}
      onAfgewezen={() => {
        forgetHerstelLink()
        setUitslag('afgewezen')
      }}
    />
  )
}
