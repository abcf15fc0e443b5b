import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { reeksTussen } from './reeks-tussen.ts'

/** Which of the rows shown are chosen, and the functions that change that. */
export interface Selectie {
  readonly gekozen: ReadonlySet<string>
  /** Chooses or releases one row; with `reeks` all rows from the last one touched up to this one. */
  readonly choose: (id: string, reeks: boolean) => void
  /** Chooses all rows shown, or none. */
  readonly chooseAll: (aan: boolean) => void
  readonly clear: () => void
  /** Releases the rows that something was done to; what was chosen meanwhile stays chosen. */
  readonly laatLos: (ids: readonly string[]) => void
}

/**
 * Holds a choice of rows. A row that a search or filter hides no longer counts as chosen, until it is shown again: nothing is
 * ever done to a pupil who is not on the screen. The functions stay the same, so that rows need not be drawn anew.
 */
export function useSelectie(zichtbaar: readonly string[]): Selectie {
  const [alles, setAlles] = useState<ReadonlySet<string>>(() => new Set())
  const gekozen = useMemo(
    () => new Set(zichtbaar.filter((id) => alles.has(id))),
    [alles, zichtbaar],
  )
  const volgorde = useRef(zichtbaar)
  useEffect(() => {
    volgorde.current = zichtbaar
  })
  const anker = useRef<string | null>(null)

  const choose = useCallback((id: string, reeks: boolean) => {
    const van = anker.current
    anker.current = id
    setAlles((oud) => {
      const nieuw = new Set(oud)
      if (reeks && van !== null) {
        const zet = oud.has(van) ? 'add' : 'delete'
        for (const een of reeksTussen(volgorde.current, van, id)) nieuw[zet](een)
      } else if (!nieuw.delete(id)) nieuw.add(id)
      return nieuw
    })
  }, [])
  const chooseAll = useCallback((aan: boolean) => {
    setAlles(new Set(aan ? volgorde.current : []))
  }, [])
  const clear = useCallback(() => chooseAll(false), [chooseAll])
  const laatLos = useCallback((ids: readonly string[]) => {
    const klaar = new Set(ids)
    setAlles((oud) => new Set([...oud].filter((id) => !klaar.has(id))))
  }, [])
  return useMemo(
    () => ({ gekozen, choose, chooseAll, clear, laatLos }),
    [gekozen, choose, chooseAll, clear, laatLos],
  )
}
