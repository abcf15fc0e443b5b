import { useDeferredValue, useMemo } from 'react'
import { useZoekkeuze } from '../routes/zoekparam.ts'
import { useKalender } from '../weergave/use-kalender.ts'
import { useSelectie } from './use-selectie.ts'
import { useZoekinvoer } from './use-zoekinvoer.ts'
import {
  FILTERS,
  chooseLeerlingen,
  opAchternaam,
  countPerFilter,
  type Volgorde,
} from './choose-leerlingen.ts'
import type { RijKern } from './rij-kern.ts'

/** One way to sort a list, as the menu shows it. */
export interface Sortering<R> {
  readonly waarde: string
  readonly label: string
  readonly volgorde: Volgorde<R>
}

interface Opties<R> {
  /** The ways to sort the list, the usual one first; the same array until they change. */
  readonly sorteringen: readonly [Sortering<R>, ...Sortering<R>[]]
  /** What else on the page narrows the list; the same function until that changes. */
  readonly past?: ((rij: R) => boolean) | undefined
}

const iedereen = (): boolean => true

/**
 * Holds a list of pupils: the search, filter and sort order, which live in the address, the rows that follow from them, and
 * which of those are chosen. The rows follow a moment after the key or tap, so that the control itself reacts at once however
 * long the list is.
 */
export function useLijst<R extends RijKern>(
  leerlingen: readonly R[],
  { sorteringen, past = iedereen }: Opties<R>,
) {
  const kalender = useKalender()
  const { zoek, setZoek, saveZoek } = useZoekinvoer('zoek')
  const [filter, setFilter] = useZoekkeuze('filter', FILTERS)
  const [gevraagd, setSortering] = useZoekkeuze('sorteer', namenVan(sorteringen))
  const sortering = sorteringen.find(({ waarde }) => waarde === gevraagd) ?? sorteringen[0]
  const { volgorde } = sortering
  const vraag = useMemo(() => ({ zoek, filter, volgorde, past }), [zoek, filter, volgorde, past])
  const lateVraag = useDeferredValue(vraag)
  const opNaam = useMemo(() => opAchternaam(leerlingen, kalender.land), [leerlingen, kalender])
  const basis = useMemo(() => opNaam.filter(lateVraag.past), [opNaam, lateVraag.past])
  const rijen = useMemo(() => chooseLeerlingen(basis, lateVraag), [basis, lateVraag])
  const aantallen = useMemo(() => countPerFilter(basis), [basis])
  const ids = useMemo(() => rijen.map(({ id }) => id), [rijen])
  const selectie = useSelectie(ids)
  return {
    kalender,
    zoek,
    filter,
    sortering: sortering.waarde,
    sorteringen,
    setZoek,
    saveZoek,
    setFilter,
    setSortering,
    rijen,
    /** How many pupils there are, whatever narrows the list. */
    totaal: leerlingen.length,
    /** The search text that the rows belong to. */
    lateZoek: lateVraag.zoek,
    aantallen,
    selectie,
  }
}

const namenVan = <R>([eerste, ...rest]: Opties<R>['sorteringen']): [string, ...string[]] => [
  eerste.waarde,
  ...rest.map(({ waarde }) => waarde),
]

/** What `useLijst` returns. */
export type Lijst<R extends RijKern> = ReturnType<typeof useLijst<R>>
