/** A pupil's card: a face and a code. */
export function KaartIcoon() {
  return (
    <svg viewBox="0 0 56 40" width={56} height={40} aria-hidden="true" className="li-kaart-icoon">
      <rect x="2" y="2" width="52" height="36" rx="7" className="li-kaart-vel" />
      <circle cx="17" cy="15" r="6" className="li-kaart-inkt" />
      <path d="M7 31c1-7 6-9 10-9s9 2 10 9z" className="li-kaart-inkt" />
      <path
        d="M33 10h6v6h-6zM43 10h6v6h-6zM33 20h6v6h-6zM43 20h3v3h-3zM46 23h3v3h-3zM33 29h3v3h-3zM39 29h4v3h-4zM46 29h3v3h-3z"
        className="li-kaart-inkt"
      />
    </svg>
  )
}
