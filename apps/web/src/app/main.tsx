import '@letterhaven/ui/letter.css'
import '@letterhaven/ui/tokens.css'
import '@letterhaven/ui/basis.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { configureValidation } from '@letterhaven/contracts/veldmelding'
import { ApiFout } from '../shared/api/api-fout.ts'
import { gebruikNavigatie } from '../shared/session/naar-inloggen.ts'
import { volgAndereTabbladen } from '../shared/session/sessie.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import { ToegangFout } from './toegang-fout.ts'
import { zetEigenPad } from '../shared/routes/groepenwoord.ts'
import { router } from './router.tsx'
import { volgNavigatie } from './volg-navigatie.ts'

configureValidation()
zetEigenPad(woordkeus.groepenpad)
gebruikNavigatie((pad) => router.history.push(pad))
volgAndereTabbladen(() => void router.invalidate())
volgNavigatie(router)

const app = document.getElementById('app')
if (!app) throw new Error('het element met id app ontbreekt')
document.documentElement.lang = woordkeus.taal
const opties: HydrationOptions = {
  // Refusals of the guard and of the server have a page of their own; they are no faults of ours.
  onCaughtError: (fout) => {
    if (!(fout instanceof ToegangFout || fout instanceof ApiFout)) console.error(fout)
  },
}
const inhoud = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

if (app.firstElementChild) {
  // Written out by the build (schrijf-pagina.tsx): taken over as it stands, once its parts are here.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(app, inhoud, opties)
} else createRoot(app, opties).render(inhoud)
