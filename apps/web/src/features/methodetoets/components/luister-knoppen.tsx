interface Props {
  readonly heeftZin: boolean
  /** What could not be heard, and is shown for a moment instead. */
  readonly gezien: string | null
  readonly onZeg: (wat: 'woord' | 'zin') => void
}

/** The big ear, and next to it the sentence. */
export function LuisterKnoppen({ heeftZin, gezien, onZeg }: Props) {
  return (
    <div className="toets-luister">
      <button type="button" className="toets-oor" onClick={() => onZeg('woord')}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M22 26c0-9 6-15 14-15s14 6 14 14c0 11-12 13-12 22 0 4-3 7-7 7s-7-3-8-7M29 27c0-5 3-8 7-8s7 3 7 7c0 5-5 6-7 9" />
          <path d="M13 17c-3 5-3 12 0 17M7 13c-5 8-5 18 0 25" />
        </svg>
        <span>Luister naar het woord</span>
      </button>
      {heeftZin && (
        <button type="button" className="toets-knop" onClick={() => onZeg('zin')}>
          Luister naar de zin
        </button>
      )}
      <p className="toets-gezien" aria-live="polite">
        {gezien && (
          <>
            <span>Kijk goed, zo meteen is het weg:</span> <strong>{gezien}</strong>
          </>
        )}
      </p>
    </div>
  )
}
