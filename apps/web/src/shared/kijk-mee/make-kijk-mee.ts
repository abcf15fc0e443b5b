import type { KijkMee } from '@letterhaven/contracts/kijk-mee'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import { isKantoor } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import type { Opslag } from '@letterhaven/ui/apparaat/opslag'
import { SLEUTEL } from '../session/sleutel.ts'

/** A look of the signed-in user: at which school, as whom, and whether it is over and must be asked for anew. */
export interface Look extends Pick<KijkMee, 'id' | 'admin' | 'role' | 'als' | 'naam'> {
  readonly voorbij: boolean
}

interface Bewaard extends Look {
  readonly van: string
}

/** The store of a look: one for all tabs of a session, tied to the user whose look it is. */
export interface KijkMeeWinkel {
  /** The look that was begun last, over or not; null when there is none. It is the same object until it changes. */
  laatste(): Look | null
  /** The look that still runs. */
  open(): Look | null
  begin(look: KijkMee): void
  /** Marks the look as over, so that the page asks for a new reason. Does so only when this is the one that runs. */
  eindig(id: string | undefined): void
  /** The look was stopped: nothing is asked. */
  vergeet(): void
  /** Reads the store again, because another tab changed it or somebody else signed in. */
  herlees(): void
  /** The headers that a call to a school sends along. */
  koppen(pad: string): Readonly<Record<string, string>>
  subscribe(luisteraar: () => void): () => void
}

/** Calls about a school or a child; other calls say nothing of a look. */
const VAN_SCHOOL = /^\/?api\/(admins|leerlingen)\//

function read(opslag: Opslag, user: SessieUser | null): Look | null {
  if (!user || !isKantoor(user.role)) return null
  try {
    const bewaard = JSON.parse(opslag.getItem(SLEUTEL.kijkMee) ?? 'null') as Bewaard | null
    return bewaard?.van === user._id ? bewaard : null
  } catch {
    return null
  }
}

/** `opslag` returns the store of the session; `wie` returns the signed-in user. */
export function makeKijkMee(opslag: () => Opslag, wie: () => SessieUser | null): KijkMeeWinkel {
  const luisteraars = new Set<() => void>()
  let look = read(opslag(), wie())

  const set = (nieuw: Look | null): void => {
    if (JSON.stringify(nieuw) === JSON.stringify(look)) return
    look = nieuw
    for (const luisteraar of luisteraars) luisteraar()
  }
  const save = (nieuw: Look | null): void => {
    const van = wie()?._id
    if (nieuw && van) opslag().setItem(SLEUTEL.kijkMee, JSON.stringify({ ...nieuw, van }))
    else opslag().removeItem(SLEUTEL.kijkMee)
    set(nieuw)
  }
  const open = (): Look | null => (look?.voorbij === false ? look : null)

  return {
    laatste: () => look,
    open,
    begin: ({ id, admin, role, als, naam }) => save({ id, admin, role, als, naam, voorbij: false }),
    eindig(id) {
      const loopt = open()
      if (loopt && loopt.id === id) save({ ...loopt, voorbij: true })
    },
    vergeet: () => save(null),
    herlees: () => set(read(opslag(), wie())),
    koppen(pad) {
      const loopt = open()
      return loopt && VAN_SCHOOL.test(pad) ? { [KIJK_MEE_KOP]: loopt.id } : {}
    },
    subscribe(luisteraar) {
      luisteraars.add(luisteraar)
      return () => luisteraars.delete(luisteraar)
    },
  }
}
