import { SSO_FOUTEN, type SsoFout } from '@letterhaven/contracts/sso'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { saveWantedRoute } from '../../shared/session/wanted-route.ts'

/** What a school's sign-in sent along. */
export interface Terugkeer {
  readonly code: string | null
  readonly fout: SsoFout | null
}

const NIETS: Terugkeer = { code: null, fout: null }

/** Reads the parameters once and removes them from the address, before anything else can see them. */
function read(): Terugkeer {
  const zoek = new URLSearchParams(window.location.search)
  const [code, fout, terug] = ['auth_code', 'fout', 'return'].map((naam) => zoek.get(naam))
  if (code === null && fout === null) return NIETS
  window.history.replaceState(window.history.state, '', window.location.pathname)
  if (code && terug) saveWantedRoute(winkels.session, terug)
  const bekend = SSO_FOUTEN.find((naam) => naam === fout)
  return { code: code ?? null, fout: bekend ?? (code === null ? 'geweigerd' : null) }
}

let terugkeer = read()

export const lookAtTerugkeer = (): Terugkeer => terugkeer

/** Marks the return as handled: coming here again starts anew. */
export function forgetTerugkeer(): void {
  terugkeer = NIETS
}
