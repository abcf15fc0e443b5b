import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
/** Takes the place of a game while it loads. */
export function SpelLaadt() {
  return (
    <div className="spel-wacht">
      <svg viewBox="0 0 120 90" aria-hidden="true" strokeLinejoin="round">
        <g stroke={INKT} strokeWidth="5">
          <path d="M60 8v52" fill="none" strokeLinecap="round" />
          <path d="M66 10c26 8 34 28 34 44H66Z" fill={PAPIER} />
          <path d="M54 18C36 26 26 40 24 54h30Z" fill={GOUD} />
          <path d="M12 60h98c-4 16-12 24-24 24H34C24 84 14 76 12 60Z" fill={ROOD} />
        </g>
      </svg>
      <output className="spel-wacht-zin">We varen erheen…</output>
    </div>
  )
}
