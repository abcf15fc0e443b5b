import './meter.css'

interface Props {
  /** A share from 0 to 1, or null when it cannot be said yet. */
  readonly deel: number | null
  /** The text of the number. A rounded percentage when absent. */
  readonly tekst?: string | undefined
  readonly toon?: 'leaf' | 'sun' | 'coral' | 'primary' | undefined
}

/** A number with a bar. The number carries the meaning; the bar is only visual. */
export function Meter({ deel, tekst, toon = 'primary' }: Props) {
  if (deel === null) return <span className="lh-meter-leeg">{tekst ?? 'nog niet te zeggen'}</span>
  const percent = Math.round(Math.min(1, Math.max(0, deel)) * 100)
  return (
    <span className="lh-meter">
      <span className="lh-meter-getal">{tekst ?? `${percent}%`}</span>
      <span className="lh-meter-baan" aria-hidden="true">
        <span className={`lh-meter-balk lh-meter-${toon}`} style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  )
}
