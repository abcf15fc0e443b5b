import { useEffect, useRef } from 'react'
import type { Ding } from '@letterhaven/contracts/plek'
import { PRIJZEN } from '@letterhaven/domain/winkel'
import { DING_NAAM, schelpenZin } from './plek-woorden.ts'

interface Props {
  readonly ding: Ding
  readonly schelpen: number
  readonly bezig: boolean
  readonly onKoop: () => void
  readonly onNiet: () => void
}

/** Asks for confirmation before schelpen are spent, or says how many are still missing. */
export function KoopBalk({ ding, schelpen, bezig, onKoop, onNiet }: Props) {
  const balk = useRef<HTMLDivElement>(null)
  const tekort = PRIJZEN[ding] - schelpen
  // On a narrow screen the shelf is longer than the screen, and the bar could be out of view.
  useEffect(() => {
    balk.current?.scrollIntoView({ block: 'nearest' })
  }, [ding])
  return (
    <div ref={balk} className="plek-koop">
      <output>
        {tekort > 0
          ? `${DING_NAAM[ding]}: ${schelpenZin(PRIJZEN[ding])}. Je hebt er nog ${tekort} nodig.`
          : `${DING_NAAM[ding]} kopen voor ${schelpenZin(PRIJZEN[ding])}?`}
      </output>
      {tekort <= 0 && (
        <button type="button" className="plek-koop-ja" aria-disabled={bezig} onClick={onKoop}>
          {bezig ? 'Even wachten…' : 'Kopen'}
        </button>
      )}
      <button type="button" className="plek-koop-nee" onClick={onNiet}>
        {tekort > 0 ? 'Oké' : 'Toch niet'}
      </button>
    </div>
  )
}
