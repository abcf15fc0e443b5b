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

/** The panel over the game. The instruction is shown first, once per stage: of a later one what is new, as long as the rest is known. */
export function usePaneel(
  { module, exercise }: PaneelDelen,
  { instellingen, keep, ask }: ReturnType<typeof useInstellingen>,
) {
  const { uitlegGezien } = instellingen
  const uitleg = useMemo(() => uitlegVan(module, exercise.trap), [module, exercise.trap])
  const eerst = uitleg !== null && !uitlegGezien.includes(uitleg.naam)
  const [paneel, setPaneel] = useState<PaneelSoort>(eerst ? 'uitleg' : null)
  const isBekend = eerst && uitlegGezien.includes(module.manifest.id)
  function show(ander: PaneelSoort): void {
    setPaneel(ander)
    if (ander === null) ask()
  }
  function uitlegKlaar(): void {
    if (!eerst) return show(null)
    setPaneel(null)
    keep({ uitlegGezien: [...new Set([...uitlegGezien, module.manifest.id, uitleg.naam])] })
  }
  return {
    paneel,
    setPaneel,
    show,
    uitlegKlaar,
    stappen: isBekend ? uitleg.nieuw : uitleg?.stappen,
  }
}
