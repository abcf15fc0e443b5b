import { useMemo, useState } from 'react'
import type { Exercise } from '../regels/contract.ts'
import type { GameModule } from './spel-module.ts'
import type { PaneelSoort } from './spel-panelen.tsx'
import { uitlegVan } from './trappen.ts'
import type { useInstellingen } from './use-instellingen.ts'

interface PaneelDelen {
  readonly module: GameModule
  readonly exercise: Exercise
}

/**
 * The panel over the game. The instruction is shown first, once per kind and stage: who knows the game sees only what is new.
 */
export function usePaneel(
  { module, exercise: { kind: soort, over: kind = soort, trap } }: PaneelDelen,
  { instellingen, keep, ask }: ReturnType<typeof useInstellingen>,
) {
  const { uitlegGezien } = instellingen
  const uitleg = useMemo(() => uitlegVan(module, { kind, trap }) ?? [], [module, kind, trap])
  const nieuw = useMemo(
    () => uitleg.filter(({ naam }) => !uitlegGezien.includes(naam)),
    [uitleg, uitlegGezien],
  )
  const eerst = nieuw.length > 0
  const [paneel, setPaneel] = useState<PaneelSoort>(eerst ? 'uitleg' : null)
  function show(ander: PaneelSoort): void {
    setPaneel(ander)
    if (ander === null) ask()
  }
  function uitlegKlaar(): void {
    if (!eerst) return show(null)
    setPaneel(null)
    keep({ uitlegGezien: [...new Set([...uitlegGezien, ...nieuw.map(({ naam }) => naam)])] })
  }
  return {
    paneel,
    setPaneel,
    show,
    uitlegKlaar,
    /** What is new, or all of it once it was seen; absent of a game without. */
    stappen: uitleg.length === 0 ? undefined : eerst ? nieuw : uitleg,
  }
}
