import { lazy, Suspense, type ComponentProps } from 'react'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

/** Few users need this: it is loaded once a password was right, and not with the page. */
const Stap = lazy(() => import('./vervolg-stap.tsx').then((m) => ({ default: m.VervolgStap })))

/** What is asked after the password, loaded when it is needed. */
export function VervolgStap(props: ComponentProps<typeof Stap>) {
  return (
    <Suspense fallback={<Wacht />}>
      <Stap {...props} />
    </Suspense>
  )
}

/** A placeholder in the shape of the next step. */
function Wacht() {
  return (
    <Skelet label="De volgende stap komt eraan">
      <div className="login">
        <SkeletBlok hoogte="2rem" breedte="70%" />
        <SkeletBlok vorm="blok" hoogte="24rem" />
      </div>
    </Skelet>
  )
}
