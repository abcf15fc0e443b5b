import { lazy } from 'react'

/** What only some rounds show, or only their first moments. It is fetched beside the game itself, and seen once it is there. */
const werk = Promise.all([import('./werkkaart.tsx'), import('./werkballon.tsx')])
const hand = import('./voordoen.tsx')
const nagekeken = import('./nagekeken.tsx')

export const Werkkaart = lazy(() => werk.then(([{ Werkkaart: Deel }]) => ({ default: Deel })))
export const Werkballon = lazy(() => werk.then(([, { Werkballon: Deel }]) => ({ default: Deel })))
export const Voordoen = lazy(() => hand.then(({ Voordoen: Deel }) => ({ default: Deel })))
export const Even = lazy(() => nagekeken.then(({ Even: Deel }) => ({ default: Deel })))
export const Nagekeken = lazy(() => nagekeken.then(({ Nagekeken: Deel }) => ({ default: Deel })))
