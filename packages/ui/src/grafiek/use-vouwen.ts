import { useCallback, useLayoutEffect, useRef } from 'react'
import type { HitteKolom, KiesCel } from './hitte-soorten.ts'
import { focusPlek, type Plek, plekVan } from '../lijst/rooster-toetsen.ts'

interface Keuzes {
  readonly kolommen: readonly HitteKolom[]
  readonly onKies?: KiesCel | undefined
  readonly onVouw?: ((id: string) => void) | undefined
}

/**
 * Makes a cell of a folded column unfold it. That cell then disappears, so the focus goes to the one that took its
 * place in the same row.
 */
export function useVouwen({ kolommen, onKies, onVouw }: Keuzes) {
  const tabel = useRef<HTMLTableElement>(null)
  const terug = useRef<Plek | null>(null)
  const chooseOrUnfold = useCallback<KiesCel>(
    (rij, kolom) => {
      if (kolom.vouw?.open !== false || !onVouw) return onKies?.(rij, kolom)
      terug.current = document.activeElement && plekVan(document.activeElement)
      onVouw(kolom.vouw.id)
    },
    [onKies, onVouw],
  )
  useLayoutEffect(() => {
    if (tabel.current && terug.current) focusPlek(tabel.current, terug.current)
    terug.current = null
  }, [kolommen])
  return { tabel, chooseOrUnfold: onKies && chooseOrUnfold }
}
