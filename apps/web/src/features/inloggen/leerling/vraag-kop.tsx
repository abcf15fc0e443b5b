import { useEffect, useRef, type ReactNode } from 'react'
import type { Spraak } from '@letterhaven/game-kit/klank/spraak'
import { cx } from '@letterhaven/ui/stijl/cx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/**
 * Returns a function that speaks a sentence in the voice of this host's country. The voice is loaded after the page: nobody
 * waits for it.
 */
function useVoorlezen(): (tekst: string) => void {
  const { land } = useWoordkeus()
  const spraak = useRef<Promise<Spraak>>(null)
  useEffect(() => {
    const komt = import('@letterhaven/game-kit/klank/spraak').then((m) => m.makeSpraak(land))
    spraak.current = komt
    return () => void komt.then((stem) => stem.stil())
  }, [land])
  return (tekst) => void spraak.current?.then((stem) => stem.say({ tekst }))
}

interface Eigenschappen {
  readonly vraag: string
  /** What is read aloud, if that is more than the question. */
  readonly gezegd?: string
  /** The way back to the previous step. */
  readonly terug?: { readonly label: string; readonly onTerug: () => void }
  readonly beeld?: ReactNode
  /** A step within a page has a second-level heading. */
  readonly niveau?: 'h1' | 'h2'
}

/** The question of this step, in print and aloud, with the way back. It takes the focus, because the page has changed. */
export function VraagKop(deel: Eigenschappen) {
  const { vraag, gezegd = vraag, terug, beeld, niveau: Kop = 'h1' } = deel
  const say = useVoorlezen()
  const kop = useRef<HTMLHeadingElement>(null)
  useEffect(() => kop.current?.focus({ preventScroll: true }), [vraag])
  return (
    <div className={cx('li-kop', beeld !== undefined && 'li-kop-met-beeld')}>
      {terug && (
        <button type="button" className="li-rond" aria-label={terug.label} onClick={terug.onTerug}>
          <Icoon naam="pijl-links" maat={26} />
        </button>
      )}
      {beeld}
      <Kop ref={kop} tabIndex={-1}>
        {vraag}
      </Kop>
      <button
        type="button"
        className="li-rond li-stem"
        aria-label="Lees voor"
        onClick={() => say(gezegd)}
      >
        <Icoon naam="geluid" maat={26} />
      </button>
    </div>
  )
}
