const VORMEN = {
  hoofdletter: 'M12 3.500l8.500 9h-5v7h-7v-7h-5z',
  spatie: 'M3 12v6h18v-6',
  pauze: 'M7 4h4v16H7zM14 4h4v16h-4z',
  speel: 'M7 4l13 8-13 8z',
  luister: 'M3 9h4l6-5v16l-6-5H3zM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  geluidUit: 'M3 9h4l6-5v16l-6-5H3zM16 9l5 6M21 9l-5 6',
  rust: 'M5 15a7 7 0 0 0 13 2a8 8 0 0 1-9-11a7 7 0 0 0-4 9z',
  stop: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  slot: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  vink: 'M4 13l5 5L20 6',
  opnieuw: 'M20 11a8 8 0 1 0-2.300 6.300M20 4v7h-7',
  oor: 'M7 18c2 3 6 2 6.500-1s4.500-4 4.500-9a6 6 0 0 0-12 0M9.500 9a2.500 2.500 0 0 1 5 0c0 2-2.500 2.500-2.500 4.500',
  oog: 'M2 12C5 7 8.500 5 12 5s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  wis: 'M9 5h12v14H9l-7-7zM12 9l6 6M18 9l-6 6',
  vraag: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.800M12 18.500v.500',
  druppel: 'M12 2.5C16 8 19 11.500 19 15.200A7 7 0 0 1 5 15.200C5 11.500 8 8 12 2.500z',
  potlood: 'M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4M5 15l4 4',
  ster: 'M12 1.800l3 6.600 7.200.800-5.400 4.900 1.500 7.100-6.300-3.600-6.300 3.600 1.500-7.100L1.800 9.200 9 8.400z',
} as const

export type SpelIcoonNaam = keyof typeof VORMEN

/** A drawn icon for the game shell. It is decoration only: the name stands beside it. */
export function SpelIcoon({ naam }: { readonly naam: SpelIcoonNaam }) {
  return (
    <svg className={`lhs-icoon lhs-icoon-${naam}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={VORMEN[naam]} />
    </svg>
  )
}
