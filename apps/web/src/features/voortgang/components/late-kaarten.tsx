import { Suspense, lazy, type ComponentProps } from 'react'
import { useTestschool } from '../../../shared/account/testschool.ts'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

const Groei = lazy(() => import('./groei-kaart.tsx').then((m) => ({ default: m.GroeiKaart })))
const Dagen = lazy(() =>
  import('./oefendagen-kaart.tsx').then((m) => ({ default: m.OefendagenKaart })),
)
const Fouten = lazy(() => import('./fouten-kaart.tsx').then((m) => ({ default: m.FoutenKaart })))
const Toetsen = lazy(() => import('./toetsen-kaart.tsx').then((m) => ({ default: m.ToetsenKaart })))

/** Stands where a chart comes: what draws it is fetched after what the page opens with. */
const plek = <SkeletBlok vorm="blok" hoogte="26rem" />

/** Growth per week, drawn once its code is there. */
export function GroeiKaart(props: ComponentProps<typeof Groei>) {
  return (
    <Suspense fallback={plek}>
      <Groei {...props} />
    </Suspense>
  )
}

/** The pupil's own wrong spellings: where they go wrong is found with more of the language than a page begins with. */
export function FoutenKaart(props: ComponentProps<typeof Fouten>) {
  return (
    <Suspense fallback={plek}>
      <Fouten {...props} />
    </Suspense>
  )
}

/** Who practised per day, drawn once its code is there. */
export function OefendagenKaart(props: ComponentProps<typeof Dagen>) {
  return (
    <Suspense fallback={plek}>
      <Dagen {...props} />
    </Suspense>
  )
}

/** What came of method tests, where the school makes them. */
export function ToetsenKaart(props: ComponentProps<typeof Toetsen>) {
  if (!useTestschool().ziet) return null
  return (
    <Suspense>
      <Toetsen {...props} />
    </Suspense>
  )
}
