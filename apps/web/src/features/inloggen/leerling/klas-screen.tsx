import '../login.css'
import './leerling.css'
import './leerling-bord.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { KlasIngang } from '@letterhaven/contracts/leerling-ingang'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { SoortWoorden } from '../../../shared/account/soort-woorden.tsx'
import { useGaNaar, useRouteParams } from '../../../shared/routes/use-route.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { forgetKlas } from '../../../shared/session/klas-van-apparaat.ts'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { AlIngelogd } from '../al-ingelogd-later.tsx'
import { GeheimStap } from './geheim/geheim-stap.tsx'
import { useKlas } from './use-klas.ts'
import { KaartIngang } from './kaart/kaart-ingang.tsx'
import { NamenBord } from './namen-bord.tsx'
import { VraagKop } from './vraag-kop.tsx'

/** Keeps the chosen child in the address, so that Back returns to the names. */
function useKind() {
  const { kind } = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const choose = (id: string | null) =>
    void navigate({ to: '.', search: (id === null ? {} : { kind: id }) as never })
  return [kind, choose] as const
}

function Klas({ klas }: { readonly klas: KlasIngang }) {
  const [gekozen, choose] = useKind()
  const ga = useGaNaar()
  const w = useWoordkeus()
  const kind = klas.leerlingen.find(({ leerlingId }) => leerlingId === gekozen)
  if (kind)
    return <GeheimStap key={kind.leerlingId} {...{ klas, kind }} onTerug={() => choose(null)} />
  const handleAnders = () => {
    forgetKlas()
    void ga('login', {})
  }
  return (
    <section className="li" translate="no">
      <VraagKop
        vraag="Wie ben jij?"
        gezegd="Wie ben jij? Tik op je eigen dier en je naam."
        terug={{ label: `Naar een andere ${w.groep}`, onTerug: handleAnders }}
      />
      <p className="li-waar">
        {klas.groep} · {klas.school}
      </p>
      {klas.leerlingen.length === 0 ? (
        <p>Hier staan nog geen namen. Vraag het aan {w.juf}.</p>
      ) : (
        <NamenBord leerlingen={klas.leerlingen} onKeus={({ leerlingId }) => choose(leerlingId)} />
      )}
      <KaartIngang />
    </section>
  )
}

/** A class link that does not work, and what to do instead. */
function GeenKlas() {
  const { juf } = useWoordkeus()
  const zin = `Deze link werkt niet meer. Vraag een nieuwe aan ${juf}.`
  return (
    <section className="li li-smal" translate="no">
      <VraagKop vraag="Deze link werkt niet meer" gezegd={zin} />
      <p>Vraag een nieuwe aan {juf}, of log in op een andere manier.</p>
      <RouteLink
        naar="login"
        className={knopKlasse({ soort: 'primair', maat: 'groot', vol: true })}
      >
        Naar inloggen
      </RouteLink>
    </section>
  )
}

/** The names of a class, for the children in it. */
export function KlasScreen() {
  const { klascode } = useRouteParams('login-klas')
  const user = useSessieUser()
  const { staat, opnieuw } = useKlas(klascode)
  if (user) return <AlIngelogd user={user} />
  if (staat.soort === 'er')
    return (
      <SoortWoorden soort={staat.klas.soort}>
        <Klas klas={staat.klas} />
      </SoortWoorden>
    )
  if (staat.soort === 'onbekend') return <GeenKlas />
  if (staat.soort === 'stoort')
    return (
      <section className="li li-smal" translate="no">
        <VraagKop vraag="Even geen verbinding" gezegd={staat.bericht} />
        <p>{staat.bericht}</p>
        <Knop soort="primair" maat="groot" vol onClick={opnieuw}>
          Probeer opnieuw
        </Knop>
      </section>
    )
  return (
    <section className="li li-laden" aria-busy="true">
      <h1>Wie ben jij?</h1>
      <output className="lh-vh">De namen komen eraan.</output>
    </section>
  )
}
