import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { reeksTussen } from './reeks-tussen.ts'

/** Which of the rows shown are chosen, and the functions that change that. */
export interface Selectie {
  readonly gekozen: ReadonlySet<string>
  /** Chooses or releases one row; with `reeks` all rows from the last one touched up to this one. */
  readonly kies: (id: string, reeks: boolean) => void
  /** Chooses all rows shown, or none. */
  readonly kiesAlles: (aan: boolean) => void
  readonly wis: () => void
  /** Releases the rows that something was done to; what was chosen meanwhile stays chosen. */
  readonly laatLos: (ids: readonly string[]) => void
}

/**
 * Holds a choice of rows. A row that a search or filter hides no longer counts as chosen, until it is shown again: nothing is
 * ever done to a pupil who is not on the screen. The functions stay the same, so that rows need not be drawn anew.
 */
export function useSelectie(zichtbaar: readonly string[]): Selectie {
  const [alles, zetAlles] = useState<ReadonlySet<string>>(() => new Set())
  const gekozen = useMemo(
    () => new Set(zichtbaar.filter((id) => alles.has(id))),
    [alles, zichtbaar],
  )
  const volgorde = useRef(zichtbaar)
  useEffect(() => {
    volgorde.current = zichtbaar
  })
  const anker = useRef<string | null>(null)

  const kies = useCallback((id: string, reeks: boolean) => {
    const van = anker.current
    anker.current = id
    zetAlles((oud) => {
      const nieuw = new Set(oud)
      if (reeks && van !== null) {
        const zet = oud.has(van) ? 'add' : 'delete'
        for (const een of reeksTussen(volgorde.current, van, id)) nieuw[zet](een)
      } else if (!nieuw.delete(id)) nieuw.add(id)
      return nieuw
    })
  }, [])
  const kiesAlles = useCallback((aan: boolean) => {
    zetAlles(new Set(aan ? volgorde.current : []))
  }, [])
  const wis = useCallback(() => kiesAlles(false), [kiesAlles])
  const laatLos = useCallback((ids: readonly string[]) => {
    const klaar = new Set(ids)
    zetAlles((oud) => new Set([...oud].filter((id) => !klaar.has(id))))
  }, [])
  return useMemo(
    () => ({ gekozen, kies, kiesAlles, wis, laatLos }),
    [gekozen, kies, kiesAlles, wis, laatLos],
  )
}
