import { cx } from '../stijl/cx.ts'

interface Props {
  readonly namen: readonly string[]
  readonly band?: boolean | undefined
}

/** A legend drawn with the lines themselves. A single line without a band needs none. */
export function LijnLegende({ namen, band }: Props) {
  if (namen.length < 2 && !band) return null
  return (
    <ul className="lh-legende">
      {namen.map((naam, index) => (
        <li key={naam} translate="no">
          <svg width="22" height="8" aria-hidden="true">
            <path className={cx('lh-g-lijn', index > 0 && 'lh-g-vergelijk')} d="M1 4h20" />
          </svg>
          {naam}
        </li>
      ))}
      {band && (
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <rect className="lh-g-vlak" width="22" height="12" rx="3" />
          </svg>
          waarschijnlijk hiertussen
        </li>
      )}
    </ul>
  )
}
