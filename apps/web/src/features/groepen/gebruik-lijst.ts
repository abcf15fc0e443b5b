import { useDeferredValue, useMemo } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { useZoekkeuze } from '../../shared/routes/zoekparam.ts'
import { useKalender } from '../../shared/weergave/gebruik-kalender.ts'
import { useSelectie } from './gebruik-selectie.ts'
import { useZoekinvoer } from './gebruik-zoekinvoer.ts'
import {
  FILTERS,
  SORTERINGEN,
  kiesLeerlingen,
  opAchternaam,
  telPerFilter,
} from './kies-leerlingen.ts'

/**
 * The list of a group as one thing: search, filter and order, which live in the address, the rows that
 * follow from them, and which of those are chosen. The rows come a moment after the key or tap, so that
 * the control itself answers at once however long the list is.
 */
export function useLijst(leerlingen: readonly LeerlingRij[]) {
  const kalender = useKalender()
  const [zoek, zetZoek] = useZoekinvoer('zoek')
  const [filter, zetFilter] = useZoekkeuze('filter', FILTERS)
  const [sortering, zetSortering] = useZoekkeuze('sorteer', SORTERINGEN)
  const vraag = useMemo(() => ({ zoek, filter, sortering }), [zoek, filter, sortering])
  const lateVraag = useDeferredValue(vraag)
  const opNaam = useMemo(() => opAchternaam(leerlingen, kalender.land), [leerlingen, kalender])
  const rijen = useMemo(
    () => kiesLeerlingen(opNaam, lateVraag, kalender),
    [opNaam, lateVraag, kalender],
  )
  const aantallen = useMemo(() => telPerFilter(leerlingen, kalender), [leerlingen, kalender])
  const ids = useMemo(() => rijen.map(({ id }) => id), [rijen])
  const selectie = useSelectie(ids)
  return {
    kalender,
    ...vraag,
    zetZoek,
    zetFilter,
    zetSortering,
    rijen,
    /** The search that the rows belong to. */
    lateZoek: lateVraag.zoek,
    aantallen,
    selectie,
  }
}

/** What `useLijst` hands over. */
export type Lijst = ReturnType<typeof useLijst>
