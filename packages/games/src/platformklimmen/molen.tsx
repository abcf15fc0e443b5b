import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { useEffect, useRef } from 'react'
import type { Indeling } from './indeling.ts'
import { bovenaan } from './molen.ts'
import { layRad } from './rad.ts'
import { Stenen } from './stenen.tsx'
import { useRol } from './use-rol.ts'
import { useZwengel } from './use-zwengel.ts'
import type { Input, State, Verdieping } from './verdieping.ts'

interface MolenProps {
  readonly state: State
  readonly opgave: Verdieping
  readonly indeling: Indeling
  readonly plan: NonNullable<Indeling['molen']>
  readonly isVol: boolean
  readonly isDirect: boolean
  readonly send: (input: Input) => void
  readonly onDruk: (steen: number) => void
  readonly straks: number | null
}

const KNOPPEN = [
  { kant: -1, naam: 'Draai de molen linksom', pijl: 'M5 12a8 8 0 1 1 2.6 5.9M5 5v7h7' },
  { kant: 1, naam: 'Draai de molen rechtsom', pijl: 'M19 12a8 8 0 1 0-2.6 5.9M19 5v7h-7' },
] as const

/** Where the keyboard is on a stone, it goes along to the stone that comes to the top. */
function useMeelopen(top: number) {
  const molen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const hier = document.activeElement
    if (!(hier instanceof HTMLElement) || hier.dataset['steen'] === undefined) return
    if (!molen.current?.contains(hier)) return
    molen.current.querySelector<HTMLElement>('[data-top]')?.focus({ preventScroll: true })
  }, [top])
  return molen
}

/** The stones on the arms of the mill. A finger turns it, or the buttons at its top; a tap on a stone brings it up and takes its word. */
export function Molen(props: MolenProps) {
  const { state, opgave, indeling, plan, isVol, isDirect, send, onDruk, straks } = props
  const { rad, draai } = plan
  const stand = useRol(opgave.stand, isDirect)
  const top = bovenaan(opgave)
  const molen = useMeelopen(top)
  const kan = state.fase === 'spelen'
  const handen = useZwengel({
    kan,
    aantal: opgave.stenen.length,
    plat: rad.vak.w / rad.vak.h,
    onDraai: (kant) => send({ type: 'draai', kant }),
  })
  return (
    <>
      {KNOPPEN.map(({ kant, naam, pijl }, nr) => (
        <button
          key={kant}
          type="button"
          className="pk-knop pk-draai"
          aria-label={naam}
          aria-disabled={!kan}
          style={draai[nr] && plaatsVan(draai[nr])}
          onClick={() => send({ type: 'draai', kant })}
        >
          <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={pijl} />
          </svg>
        </button>
      ))}
      <div ref={molen} className="pk-molen" role="presentation" data-vol={isVol} {...handen}>
        <div data-wiel="" className="pk-wiel" style={plaatsVan(rad.vak)} />
        <Stenen
          {...{ state, opgave, isVol, top, onDruk, straks }}
          indeling={{ ...indeling, stenen: layRad(rad, stand) }}
        />
      </div>
    </>
  )
}
