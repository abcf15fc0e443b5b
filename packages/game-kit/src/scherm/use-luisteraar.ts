import { useCallback, useEffect, useRef, useState } from 'react'
import { isStap } from '@letterhaven/domain/telt-mee'
import type { SpelEvent } from '../regels/contract.ts'
import type { useCorrectie } from './use-correctie.ts'
import type { CorrectieStem } from './use-correctie-stem.ts'
import type { Gehoor } from '../klank/use-klank.ts'
import type { GameModule } from './spel-module.ts'
import { correctieMet, meldingMet } from './zonder-oor.ts'
import type { Uiting } from '../spraak/schakel.ts'

interface LuisteraarDelen extends Pick<Gehoor, 'klank'> {
  readonly module: GameModule
  readonly show: ReturnType<typeof useCorrectie>['show']
  readonly read: CorrectieStem['read']
  readonly say: (uiting: Uiting) => void
  /** Whether anything is spoken without being asked for. */
  readonly hardop: boolean
  /** Whether a word can be heard here. Where it cannot, no hint asks to listen. */
  readonly stem: boolean
  /** A panel is open over the game. What the game says unasked waits until it is gone. */
  readonly wacht: boolean
}

/** What the live region says, and whether the card of the correction shows it already. */
interface Melding {
  /** Counts what was said, so that the same sentence is seen once more. */
  readonly nr: number
  readonly zin: string
  readonly opKaart: boolean
}

const isFx = (event: SpelEvent, name: 'fout' | 'open'): boolean =>
  event.type === 'fx' && event.name === name
const isFout = (event: SpelEvent): boolean => isFx(event, 'fout')

/** What was said of the opgave before is no longer shown beside the next one, once there was time to see it. */
const GEZIEN_MS = 1500

/** Returns what is said when an opgave is laid ready long enough after what was said last: nothing; null at any other moment. */
const clearAt = (event: SpelEvent, sinds: number): '' | null =>
  isFx(event, 'open') && performance.now() - sinds > GEZIEN_MS ? '' : null

/** Returns how a sentence about an event follows upon what was said before. */
function meldingNa(
  event: SpelEvent,
  { zin, stem, opKaart }: Omit<Melding, 'nr'> & { stem: boolean },
) {
  const nieuw = isFout(event) ? { zin: meldingMet(zin, stem), opKaart } : { zin, opKaart: false }
  return ({ nr }: Melding): Melding => ({ nr: nr + 1, ...nieuw })
}

/** What the shell does with each event of a game: sound, voice, correction and live region. */
export function useLuisteraar(delen: LuisteraarDelen) {
  const { module, klank, say, show, read, hardop, stem, wacht } = delen
  const [melding, setMelding] = useState<Melding>({ nr: 0, zin: '', opKaart: false })
  const opKaart = useRef(false)
  const woord = useRef<Uiting | null>(null)
  const sinds = useRef(0)
  // A pupil who comes back to the game hears once more what it asks.
  useEffect(() => {
    if (!wacht && hardop && woord.current) say(woord.current)
  }, [wacht, hardop, say])
  const spreek = useCallback(
    (uiting: Extract<SpelEvent, { type: 'say' }>) => {
      if (uiting.vanzelf) woord.current = uiting
      if (!uiting.vanzelf || (hardop && !wacht)) say(uiting)
    },
    [say, hardop, wacht],
  )
  const onEvent = useCallback(
    (event: SpelEvent, state: unknown) => {
      klank(event.type === 'finish' ? 'klaar' : module.klank(event))
      if (event.type === 'say') spreek(event)
      const mis = module.correctie?.(event, state)
      const fout = mis && correctieMet(mis, stem)
      if (event.type === 'answer' && !isStap(event.vraag)) {
        woord.current = null
        opKaart.current = Boolean(fout)
      }
      if (fout) show(fout)
      if (fout && hardop) void read(fout)
      const zin = module.report(event, state) ?? clearAt(event, sinds.current)
      if (zin === null) return
      sinds.current = performance.now()
      setMelding(meldingNa(event, { zin, stem, opKaart: opKaart.current }))
    },
    [module, klank, spreek, hardop, stem, show, read],
  )
  return { melding, onEvent }
}
