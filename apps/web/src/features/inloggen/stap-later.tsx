import { lazy, Suspense, type ComponentProps } from 'react'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

/** Few need it: it comes once a password was right, and not with the page. */
const Stap = lazy(() => import('./vervolg-stap.tsx').then((m) => ({ default: m.VervolgStap })))

/** What is asked after the password, fetched when it is needed. */
export function VervolgStap(props: ComponentProps<typeof Stap>) {
  return (
    <Suspense fallback={<Wacht />}>
      <Stap {...props} />
    </Suspense>
  )
}

/** In the shape of the step that comes. */
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
