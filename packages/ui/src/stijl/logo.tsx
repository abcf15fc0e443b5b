import './logo.css'

interface Props {
  /** Edge as a CSS length. */
  readonly maat?: string | undefined
}

const NACHT = '#2b3f7d'
const GOUD = '#ffd23f'
const ROOD = '#f0564f'

/** The mark for small sizes: the L as a lighthouse on its quay, on a night-blue tile. Decoration. */
export function LogoKlein({ maat = '2.125rem' }: Props) {
  return (
    <svg viewBox="0 0 32 32" width={maat} height={maat} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={NACHT} />
      <path d="M14 8.6 32 2v14.4L14 9.6Z" fill={GOUD} />
      <path d="M8.5 11h7L16.8 21.5H27v6H6.5Z" fill="#fffaf0" />
      <path d="M8.2 13.5h7.6l.5 4H7.7Z" fill={ROOD} />
      <path d="M8.8 6.8h6.4v4.4H8.8Z" fill="#ffe684" />
      <path d="M7.6 7.2C8.5 4.4 10 2.9 12 2.4c2 .5 3.5 2 4.4 4.8Z" fill={ROOD} />
    </svg>
  )
}

/** The small mark with the name. The name is text, so a link around it has its label. */
export function Woordmerk() {
  return (
    <span className="lh-woordmerk" translate="no">
      <LogoKlein />
      <span>Letterhaven</span>
    </span>
  )
}
