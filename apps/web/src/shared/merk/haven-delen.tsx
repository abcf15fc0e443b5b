import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
/** The y of the quay, on which everything stands. */
const VOET = 560

interface Huis {
  readonly x: number
  readonly kleur: string
  readonly hoogte: number
  /** A stepped gable, or a bell-shaped one. */
  readonly gevel: 'trap' | 'klok'
}

const GEVEL = {
  trap: 'v-14h10v-14h10v-13h12v-12h26v12h12v13h10v14h10v14',
  klok: 'q2-20 16-22 2-26 29-28 27 2 29 28 14 2 16 22',
} as const

/** A canal house on the quay, its windows lit at night. */
export function HavenHuis({ x, kleur, hoogte, gevel }: Huis) {
  const lijf = hoogte - 50
  const muur = `M${x} ${VOET}v${-lijf}${GEVEL[gevel]}v${lijf}Z`
  const top = VOET - lijf
  const verdiepingen = lijf > 120 ? [top + 12, top + 62] : [top + 14]
  return (
    <g>
      <path d={muur} fill={kleur} />
      <path
        d={`M${x + 66} ${VOET}v${-lijf}h24v${lijf}Z`}
        fill={INKT}
        opacity="0.14"
        stroke="none"
      />
      <path d={`M${x + 9} ${top + 2}h72`} stroke="#fff6e2" strokeWidth="4" />
      <circle cx={x + 45} cy={top - 22} r="8" fill="var(--raam)" strokeWidth="4" />
      {verdiepingen.map((y) => (
        <g key={y} fill="var(--raam)" strokeWidth="4">
          <path d={`M${x + 14} ${y}h24v34h-24zM${x + 52} ${y}h24v34h-24z`} />
          <path d={`M${x + 26} ${y}v34m-12-17h24M${x + 64} ${y}v34m-12-17h24`} strokeWidth="2.5" />
        </g>
      ))}
      <path d={`M${x + 32} ${VOET}v-30q13-16 26 0v30Z`} fill="#2f6f5b" strokeWidth="4" />
      <circle cx={x + 51} cy={VOET - 15} r="2.5" fill={GOUD} stroke="none" />
    </g>
  )
}

/** The lighthouse of the brand. `schaduw` names the gradient that rounds it. */
export function HavenVuurtoren({ schaduw }: { schaduw: string }) {
  const lijf = 'm962 250-20 318h110l-20-318Z'
  return (
    <g>
      <path d={lijf} fill="#fff6e2" />
      <path d="m959 300-4 60h84l-4-60ZM951 424l-4 62h100l-4-62Z" fill="var(--rood)" stroke="none" />
      <path d={lijf} fill={schaduw} />
      <path d="M938 568h118v14H938Z" fill="#c9b28f" />
      <path d="M978 568v-44q19-24 38 0v44Z" fill="#2f6f8a" />
      <circle cx="1008" cy="546" r="3" fill={GOUD} stroke="none" />
      <path
        d="M985 386v-16q12-15 24 0v16ZM985 320v-16q12-15 24 0v16ZM985 466v-16q12-15 24 0v16Z"
        fill="var(--raam)"
        strokeWidth="4"
      />
      <path d="M967 168h60v62h-60Z" fill="#ffe684" />
      <path d="M982 230v-34q15-18 30 0v34" fill="#fffbe6" strokeWidth="4" />
      <path d="M997 168v62" strokeWidth="3" />
      <path d="M938 224h118M938 198h118M946 198v26M1048 198v26" fill="none" strokeWidth="4" />
      <path d="M936 226h122l-16 28h-90Z" fill="#4a5fa8" />
      <path d="M950 170q6-50 47-64 41 14 47 64Z" fill="var(--rood)" />
      <path d="M967 158q6-32 24-42" fill="none" stroke="#ff9c8c" strokeWidth="5" />
      <circle cx="997" cy="98" r="10" fill={GOUD} />
    </g>
  )
}

/** A little boat with a letter on its sail. */
export function HavenBoot() {
  return (
    <g className="haven-boot">
      <path d="M470 402v116" />
      <path d="M480 408q74 40 78 94h-78Z" fill="#fff6e2" />
      <path d="M480 476h75q3 12 3 26h-78Z" fill="var(--rood)" stroke="none" />
      <path d="M480 408q74 40 78 94h-78Z" fill="none" />
      <path d="M470 402h-30l30 20Z" fill={GOUD} />
      <path d="M388 518h188q-8 44-40 50H430q-32-8-42-50Z" fill="var(--rood)" />
      <path d="M388 518h188l-4 16H393Z" fill="#fff6e2" />
      <g fill="#bfe6fa" strokeWidth="4">
        <circle cx="446" cy="550" r="6" />
        <circle cx="482" cy="550" r="6" />
        <circle cx="518" cy="550" r="6" />
      </g>
      <path d="M502 440v30m0-12q15-10 16 4t-16 6" fill="none" strokeWidth="6" />
    </g>
  )
}

const BLOKKEN = [
  { x: 690, kleur: '#d8694f', letters: 'm' },
  { x: 756, kleur: '#3f8f9b', letters: 'ee' },
  { x: 822, kleur: '#e8a33d', letters: 'r' },
] as const

/** Letter blocks on the quay: the freight of this harbour. */
export function HavenBlokken() {
  return BLOKKEN.map(({ x, kleur, letters }) => (
    <g key={x}>
      <rect x={x} y="572" width="60" height="60" rx="9" fill={kleur} />
      <rect x={x + 10} y="582" width="40" height="40" rx="6" fill="#fff6e2" strokeWidth="3" />
      <text x={x + 30} y="612" className="haven-letter">
        {letters}
      </text>
    </g>
  ))
}

/** A distant island with a mill. */
export function HavenEiland() {
  return (
    <g strokeWidth="4" transform="translate(140 52)">
      <ellipse cx="170" cy="478" rx="92" ry="20" fill="#ffffff" opacity="0.35" stroke="none" />
      <path d="M92 470q14-26 78-26t78 26q-24 14-78 14t-78-14Z" fill="var(--kade)" />
      <path d="M116 452q20-30 40 0Z" fill="#58a65c" />
      <path d="m176 450 6-44h22l6 44Z" fill="#d8694f" />
      <path d="M180 408q13-20 26 0Z" fill="#4a5fa8" />
      <path
        d="m193 404-26-26m26 26 26-26m-26 26-26 26m26-26 26 26"
        stroke="#fff6e2"
        strokeWidth="9"
      />
      <path d="m193 404-26-26m26 26 26-26m-26 26-26 26m26-26 26 26" strokeWidth="3" />
    </g>
  )
}
