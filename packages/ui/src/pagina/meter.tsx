import './meter.css'

interface Props {
  /** Share from 0 to 1, or null when it cannot be said yet. */
  readonly deel: number | null
  /** Text of the number; a rounded percentage unless given. */
  readonly tekst?: string | undefined
  readonly toon?: 'leaf' | 'sun' | 'coral' | 'primary' | undefined
}

/** Number with a bar; the number carries the meaning, the bar is for the eye. */
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
