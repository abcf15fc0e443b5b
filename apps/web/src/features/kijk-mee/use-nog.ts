import { useEffect, useState } from 'react'
import { kantoorEndpoints } from '@letterhaven/contracts/endpoints/kantoor'
import type { KijkMee } from '@letterhaven/contracts/kijk-mee'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { kijkMee } from '../../shared/kijk-mee/kijk-mee.ts'
import type { Look } from '../../shared/kijk-mee/make-kijk-mee.ts'

const KIJK_MS = 10_000
/** So long before its end it is offered to go on: once is all there is, and early it would be wasted. */
const VERLENG_MS = 10 * 60_000

/** How a look stands by the server's clock, and at which moment of this device's it ends. */
interface Stand {
  readonly tot: number
  readonly verlengd: boolean
}

const standVan = ({ nogMs, verlengd }: KijkMee): Stand => ({
  tot: performance.now() + nogMs,
  verlengd,
})

/**
 * How long a look still lasts: the server says it, this device only counts. It is asked anew when the page comes in sight
 * again, for a machine that slept counted nothing; and when it is over, the page asks for a new reason.
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
