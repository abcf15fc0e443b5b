import { useState } from 'react'
import { useRouteParams } from '../../shared/routes/gebruik-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useLandkaart } from './api/get-landkaart.ts'
import { haalBeeldenVooruit } from './beelden-vooruit.ts'
import { KaartWacht } from './components/kaart-wacht.tsx'
import { Kaart } from './components/kaart.tsx'
import { useBewaard } from './gebruik-bewaard.ts'

const ZINNEN = { wacht: 'De kaart komt eraan', mislukt: 'De kaart komt er niet uit' } as const

/** The pupil's map: the home of the pupil's area. */
export function LandkaartScreen() {
  const { leerlingId } = useRouteParams('l-landkaart')
  const isEigen = useSessieUser()?._id === leerlingId
  // The pictures need no answer of the server: they come beside it, not after it.
  useState(haalBeeldenVooruit)
  const opgehaald = useLandkaart(leerlingId)
  const { data, vorige, isOud } = useBewaard(opgehaald, {
    leerlingId,
    naam: 'landkaart',
    isEigen,
    chunk: import.meta.url,
  })
  if (!data) return <KaartWacht {...opgehaald} zinnen={ZINNEN} onOpnieuw={opgehaald.opnieuw} />
  return (
    <Kaart
      kaart={data}
      vorige={vorige}
      kijktMee={!isEigen}
      isOud={isOud}
      onVernieuw={opgehaald.opnieuw}
    />
  )
}
