import { useCallback, useEffect, useState } from 'react'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { loadSpel, oefenpartijVan, type AnderSpel, type Partij } from './taak/load-spel.ts'

interface Wat {
  readonly leerlingId: string
  readonly taakId: string
  readonly spel: SpelId
}

/** What there is to show; `partij` is null while it loads. */
export interface PartijStand {
  readonly partij: Partij | AnderSpel | null
  readonly fout: unknown
  readonly opnieuw: () => void
  /** Goes on with a round of these words alone, at once and without a network. */
  readonly oefen: (itemIds: readonly string[]) => void
}

/** Loads a taak in a game once; the result stays the same until another round is asked for. Key the component by taak and game. */
export function usePartij({ leerlingId, taakId, spel }: Wat): PartijStand {
  const [partij, setPartij] = useState<PartijStand['partij']>(null)
  const [fout, setFout] = useState<unknown>(null)
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    let weg = false
    loadSpel({ leerlingId: leerlingId as LeerlingId, taakId: taakId as TaakId, spel }).then(
      (nieuw) => {
        if (!weg) setPartij(nieuw)
      },
      (oorzaak: unknown) => {
        if (!weg) setFout(oorzaak)
      },
    )
    return () => {
      weg = true
    }
  }, [leerlingId, taakId, spel, keer])
  const opnieuw = useCallback(() => {
    setPartij(null)
    setFout(null)
    setKeer((k) => k + 1)
  }, [])
  const oefen = useCallback(
    (itemIds: readonly string[]) =>
      setPartij((nu) => (nu?.soort === 'partij' ? oefenpartijVan(nu, itemIds) : nu)),
    [],
  )
  return { partij, fout, opnieuw, oefen }
}
