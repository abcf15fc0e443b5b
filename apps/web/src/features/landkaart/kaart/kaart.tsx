import './kaart.css'
import './zee.css'
import '../eiland/eiland.css'
import '../eiland/eiland-paneel.css'
import './kaart-maten.css'
import '../delen/rond.css'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { bijzaak } from '../../../shared/bijzaak.ts'
import { useNaEersteBeeld } from '../../../shared/na-eerste-beeld.ts'
import type { Verandering } from '../delen/verandering.ts'
import { Eilanden } from '../eiland/eilanden.tsx'
import { KaartHud } from './kaart-hud.tsx'
import { Verder } from './verder.tsx'
import type { EigenBeeld } from './kaart-knoppen.tsx'

/** Loaded when a pupil opens an island. */
const EilandPaneel = lazy(() =>
  import('../eiland/eiland-paneel.tsx').then((m) => ({ default: m.EilandPaneel })),
)
/** Neither is needed to see the map or to sail on. */
const KaartLater = bijzaak(() => import('./kaart-later.tsx').then((m) => m.KaartLater))
const KaartKnoppen = bijzaak(() => import('./kaart-knoppen.tsx').then((m) => m.KaartKnoppen))

interface Props {
  readonly kaart: Landkaart
  /** The map as this pupil last saw it on this device. */
  readonly vorige: Landkaart | undefined
  readonly kijktMee: boolean
  /** The last attempt to refresh the map failed: what is shown is what was known. */
  readonly isOud: boolean
  readonly onVernieuw: () => void
}

/** Returns what improved since the map was last seen, also while it is open. */
function useVerandering(kaart: Landkaart, vorige: Landkaart | undefined): Verandering | null {
  const gezien = useRef(vorige)
  const [verandering, setVerandering] = useState<Verandering | null>(null)
  useEffect(() => {
    const eerder = gezien.current
    gezien.current = kaart
    if (!eerder || eerder === kaart) return
    void import('../delen/verandering.ts').then(({ compare }) => {
      const nieuws = compare(eerder, kaart)
      if (nieuws) setVerandering(nieuws)
    })
  }, [kaart])
  return verandering
}

interface ErbijProps extends Pick<Props, 'kaart' | 'kijktMee'> {
  readonly onBeeld: (beeld: EigenBeeld) => void
}

/** What is added once the map is seen: the route, small animals and the pupil's own buttons. */
function Erbij({ kaart, kijktMee, onBeeld }: ErbijProps) {
  const { leerling, verder, weergave } = kaart
  const hier = kaart.eilanden.find(({ somvensters }) =>
    somvensters.some(({ id }) => id === verder?.somvensterId),
  )
  return (
    <Suspense>
      <KaartLater kaart={kaart} tot={hier?.eiland ?? null} />
      {!kijktMee && <KaartKnoppen leerlingId={leerling.id} weergave={weergave} onBeeld={onBeeld} />}
    </Suspense>
  )
}

/** The archipelago with everything on it. */
export const Kaart = memo(function Kaart(props: Props) {
  const { kaart, vorige, kijktMee, isOud, onVernieuw } = props
  const [open, setOpen] = useState<Eiland | null>(null)
  const naBeeld = useNaEersteBeeld()
  const verandering = useVerandering(kaart, vorige)
  const { leerling, verder, weergave } = kaart
  const [eigen, setEigen] = useState<EigenBeeld>({ rustig: false, ruim: false })
  const gekozen = kaart.eilanden.find(({ eiland }) => eiland === open)
  return (
    <div
      className="kaart"
      data-rustig={weergave.rustig || eigen.rustig || undefined}
      data-ruim={weergave.dyslexie || eigen.ruim || undefined}
    >
      <div className="kaart-lucht" />
      <div className="kaart-rol">
        {naBeeld && <Erbij kaart={kaart} kijktMee={kijktMee} onBeeld={setEigen} />}
        <h1 className="lh-vh">{`Landkaart van ${leerling.voornaam}`}</h1>
        <KaartHud
          kaart={kaart}
          kijktMee={kijktMee}
          isOud={isOud}
          verandering={verandering}
          metWolk={naBeeld && !kijktMee}
          onVernieuw={onVernieuw}
        />
        <Verder
          leerlingId={leerling.id}
          dier={kaart.uiterlijk.dier}
          verder={verder}
          kijktMee={kijktMee}
        />
        <Eilanden kaart={kaart} verandering={verandering} onKies={setOpen} />
      </div>
      {gekozen && (
        <Suspense>
          <EilandPaneel
            leerlingId={leerling.id}
            eiland={gekozen.eiland}
            vensters={gekozen.somvensters}
            straks={gekozen.straks}
            eerst={gekozen.eerst ?? {}}
            volgendId={verder?.somvensterId ?? null}
            onSluit={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  )
})
