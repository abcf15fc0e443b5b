import '@letterhaven/ui/stijl/letter.css'
import '@letterhaven/ui/stijl/tokens.css'
import '@letterhaven/ui/stijl/basis.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { ApiFout } from '../shared/api/api-fout.ts'
import { gebruikNavigatie } from '../shared/session/naar-inloggen.ts'
import { followOtherTabs } from '../shared/session/sessie.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import { ToegangFout } from './toegang-fout.ts'
import { setEigenPad } from '../shared/routes/groepenwoord.ts'
import { GEDULD_MS, makeRouter } from './router.tsx'
import { followNavigatie } from './follow-navigatie.ts'

/** Lets the browser draw or react in between, so that no step of starting up takes long on a slow device. */
const adem = (ms = 0): Promise<void> => new Promise((verder) => setTimeout(verder, ms))

await adem()
setEigenPad(woordkeus.groepenpad)
const router = makeRouter()
gebruikNavigatie((pad) => router.history.push(pad))
followOtherTabs(() => void router.invalidate())
followNavigatie(router)

const app = document.getElementById('app')
if (!app) throw new Error('het element met id app ontbreekt')
document.documentElement.lang = woordkeus.taal
const opties: HydrationOptions = {
  // Refusals of the guard and of the server have a page of their own; they are not our errors.
  onCaughtError: (fout) => {
    if (!(fout instanceof ToegangFout || fout instanceof ApiFout)) console.error(fout)
  },
}
const inhoud = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

const isGeschreven = app.firstElementChild !== null
if (isGeschreven) router.ssr = { manifest: undefined }
await adem()
const geladen = router.load()
// The build wrote this page out (schrijf-pagina.tsx): it is taken over as it is, once its parts are loaded.
if (isGeschreven) {
  await geladen
  hydrateRoot(app, inhoud, opties)
} else {
  // Drawn once and as a whole when its parts come soon; in small turns.
  await Promise.race([geladen, adem(GEDULD_MS)])
  const root = createRoot(app, opties)
  startTransition(() => root.render(inhoud))
}
