import { useDeferredValue, useEffect } from 'react'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useLandkaart } from './api/get-landkaart.ts'
import { KaartSchets } from './kaart/kaart-schets.tsx'
import { KaartWacht } from './kaart/kaart-wacht.tsx'
import { Kaart } from './kaart/kaart.tsx'
import { useBewaard } from './delen/use-bewaard.ts'

const ZINNEN = { wacht: 'De kaart komt eraan', mislukt: 'De kaart gaat niet open' } as const

/** The pupil's map: the home page of the pupil's area. */
export function LandkaartScreen() {
  const { leerlingId } = useRouteParams('l-landkaart')
  const isEigen = useSessieUser()?._id === leerlingId
  const opgehaald = useLandkaart(leerlingId)
  const bewaard = useBewaard(opgehaald, {
    leerlingId,
    naam: 'landkaart',
    isEigen,
    chunk: import.meta.url,
  })
  const voorheen = isEigen ? opgehaald.data?.voorheen : undefined
  useEffect(() => {
    if (voorheen)
      void import('../../shared/outbox/outbox.ts').then((m) => m.outbox.takeOver(voorheen))
  }, [voorheen])
  // Drawn in small turns: the map is large, and there is something to see meanwhile.
  const data = useDeferredValue(bewaard.data)
  if (!data)
    return (
      <KaartWacht
        {...opgehaald}
        fout={bewaard.data ? undefined : opgehaald.fout}
        zinnen={ZINNEN}
        schets={<KaartSchets />}
        onOpnieuw={opgehaald.opnieuw}
      />
    )
  return (
    <Kaart
      kaart={data}
      vorige={bewaard.vorige}
      kijktMee={!isEigen}
      isOud={bewaard.isOud}
      onVernieuw={opgehaald.opnieuw}
    />
  )
}
