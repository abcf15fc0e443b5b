import { Suspense, lazy, type ComponentProps } from 'react'
import { useTestschool } from '../../../shared/account/testschool.ts'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

const Groei = lazy(() => import('./groei-kaart.tsx').then((m) => ({ default: m.GroeiKaart })))
const Dagen = lazy(() =>
  import('./oefendagen-kaart.tsx').then((m) => ({ default: m.OefendagenKaart })),
)
const Fouten = lazy(() => import('./fouten-kaart.tsx').then((m) => ({ default: m.FoutenKaart })))
const Toetsen = lazy(() => import('./toetsen-kaart.tsx').then((m) => ({ default: m.ToetsenKaart })))

/** Keeps the place of a chart, whose code is fetched after what the page opens with. */
const plek = <SkeletBlok vorm="blok" hoogte="26rem" />

/** Growth per week, drawn once its code is loaded. */
export function GroeiKaart(props: ComponentProps<typeof Groei>) {
  return (
    <Suspense fallback={plek}>
      <Groei {...props} />
    </Suspense>
  )
}

/** The pupil's own wrong spellings; finding where they go wrong takes more language code than a page starts with. */
export function FoutenKaart(props: ComponentProps<typeof Fouten>) {
  return (
    <Suspense fallback={plek}>
      <Fouten {...props} />
    </Suspense>
  )
}

/** Who practised per day, drawn once its code is loaded. */
export function OefendagenKaart(props: ComponentProps<typeof Dagen>) {
  return (
    <Suspense fallback={plek}>
      <Dagen {...props} />
    </Suspense>
  )
}

/** The results of method tests, if the school makes them. */
export function ToetsenKaart(props: ComponentProps<typeof Toetsen>) {
  if (!useTestschool().ziet) return null
  return (
    <Suspense>
      <Toetsen {...props} />
    </Suspense>
  )
}
