import { useEffect, useState, type CSSProperties } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { Wacht } from './use-poging.ts'
import { VraagKop } from './vraag-kop.tsx'

const TIK_MS = 250
const STAPPEN = 10

/**
 * Returns how many seconds are left: by the clock, which goes on while a device sleeps, and never more than the server said.
 */
function useRest({ tot, seconden }: Wacht): number {
  const [rest, setRest] = useState(seconden)
  useEffect(() => {
    const tik = setInterval(
      () => setRest(Math.min(seconden, Math.max(0, Math.ceil((tot - Date.now()) / 1000)))),
      TIK_MS,
    )
    return () => clearInterval(tik)
  }, [tot, seconden])
  return rest
}

interface Props {
  readonly wacht: Wacht
  /**
   * Lets the child try again, because somebody may have lifted the wait already; a child who is too early is sent back here.
   */
  readonly onMag: () => void
}

/** Shows how long a child must wait after many wrong tries: a clock that runs out, and shells that disappear. */
export function WachtEven({ wacht, onMag }: Props) {
  const rest = useRest(wacht)
  const { juf } = useWoordkeus()
  const deel = rest / wacht.seconden
  const over = Math.ceil(deel * STAPPEN)
  const zin = `Even wachten. Lukt het niet? Vraag het aan ${juf}.`
  return (
    <div className="li-wacht">
      <VraagKop vraag="Even wachten" gezegd={zin} />
      <div className="li-klok" style={{ '--li-deel': deel } as CSSProperties} aria-hidden="true">
        <span>{rest}</span>
      </div>
      <div className="li-stippen" aria-hidden="true">
        {Array.from({ length: STAPPEN }, (_, i) => (
          <span key={i} className={i < over ? 'li-stip' : 'li-stip li-stip-weg'} />
        ))}
      </div>
      <p>
        Dat waren veel pogingen. Wacht tot de klok op 0 staat. Dan mag je weer. Lukt het niet? Vraag
        het aan {juf}.
      </p>
      <output className="lh-vh">
        Je mag weer over {Math.ceil(rest / STAPPEN) * STAPPEN} seconden.
      </output>
      <Knop onClick={onMag}>Ik mag nu al</Knop>
    </div>
  )
}
