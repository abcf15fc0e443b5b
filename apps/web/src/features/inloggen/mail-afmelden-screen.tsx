import './login.css'
import { useState } from 'react'
import { aanbevelingenEndpoints } from '@letterhaven/contracts/endpoints/aanbevelingen'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'

const MIS = 'Dat lukte niet. Probeer het straks nog eens.'

type Staat =
  | { readonly soort: 'vraag'; readonly fout?: string; readonly bezig?: boolean }
  | { readonly soort: 'gedaan' }

/**
 * The page of the link in a recommendation. A button stops our mail, so that merely opening the link, as mail scanners do, does
 * not.
 */
export function MailAfmeldenScreen() {
  const { token } = useRouteParams('mail-afmelden')
  const [staat, setStaat] = useState<Staat>({ soort: 'vraag' })
  async function signOff(): Promise<void> {
    setStaat({ soort: 'vraag', bezig: true })
    try {
      await call(aanbevelingenEndpoints.unsubscribeAdres, { body: { token } })
      setStaat({ soort: 'gedaan' })
    } catch (oorzaak) {
      const veld = oorzaak instanceof ApiFout ? oorzaak.velden['token'] : undefined
      setStaat({ soort: 'vraag', fout: veld ?? foutTekst(oorzaak, MIS) })
    }
  }
  if (staat.soort === 'gedaan')
    return (
      <div className="login">
        <h1>Je krijgt geen mail meer</h1>
        <Melding toon="ok" live="status">
          Ook als iemand anders je adres invult, sturen we niets. Van je adres bewaren we alleen een
          code waaruit niemand het adres kan aflezen, zodat we dit kunnen onthouden.
        </Melding>
        <RouteLink naar="home" className={knopKlasse({ maat: 'groot', vol: true })}>
          Naar de voorpagina
        </RouteLink>
      </div>
    )
  return (
    <div className="login">
      <h1>Geen mail meer van Letterhaven?</h1>
      <p>
        Iemand raadde je Letterhaven aan. Druk op de knop, en we sturen nooit meer zo’n mail naar
        dit adres. Je hebt er geen account voor nodig.
      </p>
      {staat.fout && (
        <Melding toon="bad" live="alert">
          {staat.fout}
        </Melding>
      )}
      <Knop
        soort="primair"
        maat="groot"
        vol
        bezig={staat.bezig ?? false}
        onClick={() => void signOff()}
      >
        Mail mij niet meer
      </Knop>
    </div>
  )
}
