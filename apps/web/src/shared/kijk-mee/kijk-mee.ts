import { useSyncExternalStore } from 'react'
import { isKantoorwerk, magMeekijken } from '@letterhaven/domain/kijk-mee'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { sessie } from '../session/sessie.ts'
import { SLEUTEL } from '../session/sleutel.ts'
import { kijkMeeHaak } from './haak.ts'
import { makeKijkMee, type Look } from './make-kijk-mee.ts'

/** The school that the office looks along with, in this tab and its neighbours. Only the office's own parts import this. */
export const kijkMee = makeKijkMee(
  () => (sessie.isSSO() ? winkels.session : winkels.local),
  sessie.user,
)

sessie.subscribe(() => {
  if (sessie.user()) kijkMee.herlees()
  else kijkMee.vergeet()
})

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === SLEUTEL.kijkMee || key === null) kijkMee.herlees()
  })

kijkMeeHaak.hang({
  ...kijkMee,
  ziet(recht, adminId) {
    const look = kijkMee.open()
    return look?.admin.id === adminId ? magMeekijken(look.role, recht) : isKantoorwerk(recht)
  },
})

/** Returns the look that was begun last and follows its changes. */
export const useLook = (): Look | null =>
  useSyncExternalStore(kijkMee.subscribe, kijkMee.laatste, () => null)
