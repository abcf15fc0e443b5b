import './logo.css'
import { useId } from 'react'

interface Props {
  /** Edge as a CSS length. */
  readonly maat?: string | undefined
}

const GOUD = '#ffd23f'
const INKT = '#2d2250'

/** The mark for large sizes: inked lighthouse, beam pointing forward, quay and sea. Decoration. */
export function LogoGroot({ maat = '6rem' }: Props) {
  const id = useId()
  const url = (part: string) => `url(#${id}${part})`
  return (
    <svg viewBox="0 0 96 96" width={maat} height={maat} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}toren`}>
          <stop stopColor="#fffdf2" />
          <stop offset="0.6" stopColor="#fff3dc" />
          <stop offset="1" stopColor="#e0c8a8" />
        </linearGradient>
        <linearGradient id={`${id}rood`}>
          <stop stopColor="#ff8574" />
          <stop offset="0.55" stopColor="#e2524c" />
          <stop offset="1" stopColor="#b8374a" />
        </linearGradient>
        <linearGradient id={`${id}kade`} x2="0" y2="1">
          <stop stopColor="#f3dcb4" />
          <stop offset="0.3" stopColor="#e8a33d" />
          <stop offset="1" stopColor="#c47a2c" />
        </linearGradient>
        <linearGradient id={`${id}bundel`}>
          <stop stopColor={GOUD} />
          <stop offset="1" stopColor={GOUD} stopOpacity="0.35" />
        </linearGradient>
        <clipPath id={`${id}vorm`}>
          <path d="M25 36h19l6.5 42h-32Z" />
        </clipPath>
      </defs>
      <path d="M42 24.5 94 8v36Z" fill={url('bundel')} />
      <g className="lh-logo-inkt" stroke={INKT} strokeWidth="4.5" strokeLinejoin="round">
        <path d="M69 63v-5h-3v-5h13v5h-3v5Z" fill="#5b6fb0" />
        <path d="M44 62.5h43V78H44Z" fill={url('kade')} />
        <path d="M52 71h35M62 71v7M76 71v7" strokeWidth="2" opacity="0.35" />
        <path d="M25 36h19l6.5 42h-32Z" fill={url('toren')} />
        <g clipPath={url('vorm')} stroke="none">
          <path d="M14 36h42v11H14ZM14 57h42v10.5H14Z" fill={url('rood')} />
        </g>
        <path d="M25 36h19l6.5 42h-32Z" fill="none" />
        <path d="M26 17h17v14H26Z" fill="#ffe684" />
        <path d="M20.5 30.5h28v6h-28Z" fill="#4a5fa8" />
        <path d="M23 17.5c2.3-7.7 6.2-12 11.5-13C39.8 5.5 43.7 9.8 46 17.5Z" fill={url('rood')} />
      </g>
      <path className="lh-logo-zee" d="M6 87q7.5-7 15 0t15 0 15 0 15 0 15 0 10-3" />
    </svg>
  )
}

/** The large mark with the name, for the public site. The name is text, so a link around it has its label. */
export function WoordmerkGroot() {
  return (
    <span className="lh-woordmerk lh-woordmerk-groot" translate="no">
      <LogoGroot maat="2.6em" />
      <span>Letterhaven</span>
    </span>
  )
}
