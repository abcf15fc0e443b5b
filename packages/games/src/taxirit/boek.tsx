import { useEffect, useRef } from 'react'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { alleenLezen } from './ballon.tsx'
import { verhaalVan, type Halte, type State } from './rit.ts'

/** A place as it is read back: where the pupil went first is still there, beside where it belongs. */
function Plek({ halte: { plek, mis } }: { readonly halte: Halte }) {
  if (mis === null) return <b className="tx-invul">{plek}</b>
  return (
    <>
      <span className="lhs-alleen-gehoord">niet </span>
      <s className="tx-gek">{mis}</s>
      <span className="lhs-alleen-gehoord"> maar</span> <b className="tx-invul">{plek}</b>
    </>
  )
}

interface Props {
  readonly state: State
  readonly vak: Vak
  readonly onVerder: () => void
}

/** The page beside the map: the whole story with the pupil's own places, until the pupil goes on. */
export function Boek({ state, vak, onVerder }: Props) {
  const titel = useRef<HTMLHeadingElement>(null)
  // Not the button: who presses once more than needed would miss the story.
  useEffect(() => titel.current?.focus({ preventScroll: true }), [])
  const { titel: naam = '', wie = '' } = state.item?.rit ?? {}
  return (
    <aside className="tx-boek" style={plaatsVan(vak)} aria-label={`Het verhaal van ${wie}`}>
      <h3 ref={titel} tabIndex={-1}>
        {naam}
      </h3>
      <div className="tx-bladzij" onPointerDown={alleenLezen}>
        {verhaalVan(state).map(({ voor, na, halte }) => (
          <p key={voor + na}>
            {voor}
            {halte && <Plek halte={halte} />}
            {na}
          </p>
        ))}
      </div>
      <button type="button" className="lhs-knop lhs-knop-groot tx-verder" onClick={onVerder}>
        Rijd verder
      </button>
    </aside>
  )
}
