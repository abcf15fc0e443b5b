import { lazy, Suspense, useState } from 'react'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { KaartIcoon } from './kaart-icoon.tsx'
import { useKaart } from './use-kaart.ts'

const Camera = lazy(() => import('./camera.tsx').then((m) => ({ default: m.Camera })))

/** Signing in with a card: held before the camera, or under a scanner. */
export function KaartIngang() {
  const { bezig, fout, open } = useKaart()
  const [kijkt, setKijkt] = useState(false)
  const handleKaart = (token: string) => {
    setKijkt(false)
    open(token)
  }
  return (
    <div className="li-kaart">
      {fout && (
        <Melding toon="warn" live="alert">
          {fout}
        </Melding>
      )}
      {kijkt ? (
        <Suspense fallback={<output>De camera komt eraan.</output>}>
          <Camera onKaart={handleKaart} onSluit={() => setKijkt(false)} />
        </Suspense>
      ) : (
        <button
          type="button"
          className="li-kaart-knop"
          aria-disabled={bezig}
          onClick={() => setKijkt(true)}
        >
          <KaartIcoon />
          <span>Ik heb een kaart</span>
        </button>
      )}
      <output className="lh-vh">{bezig ? 'Je kaart wordt bekeken.' : ''}</output>
    </div>
  )
}
