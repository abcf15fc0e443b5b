import { useEffect, useState } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KijkMee } from '@letterhaven/contracts/kijk-mee'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { kijkMee } from '../../shared/kijk-mee/kijk-mee.ts'
import type { Look } from '../../shared/kijk-mee/make-kijk-mee.ts'

const KIJK_MS = 10_000
/** How long before its end an extension is offered: there is only one, and too early it would be wasted. */
const VERLENG_MS = 10 * 60_000

/** The state of a look by the server's clock, and the moment of this device's clock at which it ends. */
interface Stand {
  readonly tot: number
  readonly verlengd: boolean
}

const standVan = ({ nogMs, verlengd }: KijkMee): Stand => ({
  tot: performance.now() + nogMs,
  verlengd,
})

/**
 * Returns how long a look still lasts: the server says it, this device only counts. It is asked again when the page becomes
 * visible, because a machine that slept counted nothing. When it is over, the page asks for a new reason.
 */
export function useNog({ id }: Pick<Look, 'id'>) {
  const [stand, setStand] = useState<Stand | null>(null)
  const [nu, setNu] = useState(() => performance.now())

  useEffect(() => {
    const vraag = (): void => {
      call(kantoorEndpoints.getKijkMee, { params: { kijkMeeId: id } }).then(
        (look) => setStand(standVan(look)),
        (fout: unknown) => {
          if (fout instanceof ApiFout && fout.code === 'not_found') kijkMee.eindig(id)
        },
      )
    }
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') vraag()
    }
    vraag()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', vraag)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', vraag)
    }
  }, [id])

  const tot = stand?.tot
  useEffect(() => {
    if (tot === undefined) return undefined
    const tik = (): void => {
      setNu(performance.now())
      if (performance.now() >= tot) kijkMee.eindig(id)
    }
    const klok = setInterval(tik, KIJK_MS)
    const einde = setTimeout(tik, Math.max(0, tot - performance.now()))
    return () => {
      clearInterval(klok)
      clearTimeout(einde)
    }
  }, [id, tot])

  const nogMs = stand === null ? null : Math.max(0, stand.tot - nu)
  return {
    nogMs,
    magVerlengen: stand?.verlengd === false && (nogMs ?? 0) <= VERLENG_MS,
    async verleng(): Promise<void> {
      const params = { kijkMeeId: id }
      setStand(standVan(await call(kantoorEndpoints.extendKijkMee, { params })))
      setNu(performance.now())
    },
    async stop(): Promise<void> {
      await call(kantoorEndpoints.stopKijkMee, { params: { kijkMeeId: id } })
      kijkMee.vergeet()
    },
  }
}
