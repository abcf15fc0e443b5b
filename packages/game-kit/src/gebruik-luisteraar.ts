import { useCallback, useState } from 'react'
import type { SpelEvent } from './contract.ts'
import type { useCorrectie } from './gebruik-correctie.ts'
import type { CorrectieStem } from './gebruik-correctie-stem.ts'
import type { Gehoor } from './gebruik-klank.ts'
import type { GameModule } from './spel-module.ts'
import type { Uiting } from './spraak/schakel.ts'

interface LuisteraarDelen extends Pick<Gehoor, 'klank'> {
  readonly module: GameModule
  readonly toon: ReturnType<typeof useCorrectie>['toon']
  readonly lees: CorrectieStem['lees']
  readonly zeg: (uiting: Uiting) => void
  /** Whether anything is spoken by itself. */
  readonly hardop: boolean
}

/** What the shell does with each event of a game: sound, voice, correction, the live region. */
export function useLuisteraar({ module, klank, zeg, toon, lees, hardop }: LuisteraarDelen) {
  const [melding, setMelding] = useState('')
  const onEvent = useCallback(
    (event: SpelEvent, state: unknown) => {
      klank(event.type === 'finish' ? 'klaar' : module.klank(event))
      if (event.type === 'say' && (hardop || !event.vanzelf)) zeg(event)
      const fout = module.correctie?.(event, state)
      if (fout) toon(fout)
      if (fout && hardop) void lees(fout)
      const zin = module.meld(event, state)
      if (zin) setMelding(zin)
    },
    [module, klank, zeg, hardop, toon, lees],
  )
  return { melding, onEvent }
}
