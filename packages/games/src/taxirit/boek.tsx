import { Fragment, useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { alleenLezen } from './ballon.tsx'
import { alineasVan } from './bladzij.ts'
import { verhaalVan, type Halte, type State } from './rit.ts'
import { useBladzij } from './use-bladzij.ts'

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

/**
 * The page beside the map: the whole story with the pupil's own places, until the pupil goes on. Where it does not fit, the
 * button turns the page on first, so that nobody drives away before its end.
 */
export function Boek({ state, vak, onVerder }: Props) {
  const titel = useRef<HTMLHeadingElement>(null)
  const { vlak, isEind, look, readOn } = useBladzij()
  // Not the button: who presses once more than needed would miss the story.
  useEffect(() => titel.current?.focus({ preventScroll: true }), [])
  const { titel: naam = '', wie = '' } = state.item?.rit ?? {}
  // The second of a double press was meant for what stood there before.
  const onKnop = ({ detail }: MouseEvent): void => {
    if (detail < 2) (isEind ? onVerder : readOn)()
  }
  return (
    <aside className="tx-boek" style={plaatsVan(vak)} aria-label={`Het verhaal van ${wie}`}>
      <h3 ref={titel} tabIndex={-1}>
        {naam}
      </h3>
      <div
        ref={vlak}
        className="tx-bladzij"
        data-meer={isEind ? undefined : ''}
        onScroll={look}
        onPointerDown={alleenLezen}
      >
        {alineasVan(verhaalVan(state)).map((regels) => (
          <p key={regels[0]?.voor}>
            {regels.map(({ voor, na, halte }) => (
              <Fragment key={voor + na}>
                {voor}
                {halte && <Plek halte={halte} />}
                {`${na} `}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      <button type="button" className="lhs-knop lhs-knop-groot tx-verder" onClick={onKnop}>
        {isEind ? 'Rijd verder' : 'Lees verder'}
        {!isEind && <span className="tx-omlaag" />}
      </button>
    </aside>
  )
}
