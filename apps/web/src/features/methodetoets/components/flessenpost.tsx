import { INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
/** A bottle with a letter in it, on the water. */
export function Flessenpost() {
  return (
    <svg className="flessenpost" viewBox="0 0 260 170" aria-hidden="true">
      <ellipse cx="130" cy="140" rx="122" ry="20" fill="#2b9ccb" opacity=".35" />
      <g
        transform="rotate(-14 130 95)"
        stroke={INKT}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M205 80h22v26h-22z" fill="#c98a4b" />
        <path d="M196 76h14v34h-14z" fill="#bfe9f2" />
        <path
          d="M58 60h92c20 0 30 18 46 20v26c-16 2-26 20-46 20H58c-18 0-28-14-28-33s10-33 28-33z"
          fill="#d8f4f8"
          fillOpacity=".85"
        />
        <path d="M62 74h78l8 8v36H62z" fill={PAPIER} />
        <path d="M140 74v8h8" fill="none" />
        <path d="M74 90h52M74 102h60" stroke="#2b9ccb" strokeWidth="4" />
        <path d="M50 70c-6 5-8 12-8 20" fill="none" stroke="#fff" strokeWidth="6" />
      </g>
      <path
        d="M10 138c14-9 30-10 46 0s34 12 52 0 36-12 54 0 36 12 52 0 24-8 36 0c-6 20-46 30-120 30S16 158 10 138z"
        fill="#2b9ccb"
        stroke={INKT}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M42 152c12-6 22-6 34 0M116 156c12-6 22-6 34 0M186 152c10-5 18-5 26-1"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  )
}
