import { getal } from '@letterhaven/ui/tekst/getal'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Signaal, Signalen } from '@letterhaven/ui/pagina/signaal.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

/** Says that school accounts wait for the user of the overview; shows nothing when none do. */
export function KoppelSignaal({ aantal }: { readonly aantal: number }) {
  if (aantal === 0) return null
  const titel =
    aantal === 1 ? 'Er wacht een schoolaccount' : `Er wachten ${getal(aantal)} schoolaccounts`
  return (
    <Signalen label="Wat op jou wacht">
      <Signaal
        toon="info"
        icoon="sleutel"
        titel={titel}
        actie={
          <RouteLink
            naar="mijn-account"
            zoek={{ deel: 'schoolaccounts' }}
            className={knopKlasse({ soort: 'tekst' })}
          >
            Bekijk<span className="lh-vh"> welke schoolaccounts wachten</span>
          </RouteLink>
        }
      >
        Iemand wilde inloggen met een schoolaccount dat we nog niet kennen. Zeg van wie het is.
      </Signaal>
    </Signalen>
  )
}
