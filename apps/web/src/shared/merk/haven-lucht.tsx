/** A place in the sky: the left end of a cloud's flat bottom, or the middle of a gull. */
export type Plek = readonly [x: number, y: number]

const WOLKEN = {
  groot:
    'a20 20 0 0 1 18-28 30 30 0 0 1 55-7 24 24 0 0 1 37 17 14 14 0 0 1 0 28h-96a15 15 0 0 1-14-10Z',
  middel:
    'a18 18 0 0 1 18-24 28 28 0 0 1 50-4 22 22 0 0 1 34 16 12 12 0 0 1-2 24h-88a14 14 0 0 1-12-12Z',
  klein:
    'a15 15 0 0 1 15-20 24 24 0 0 1 43-4 18 18 0 0 1 28 13 10 10 0 0 1-1 20h-73a12 12 0 0 1-12-9Z',
} as const

/** Three clouds over the harbour. */
export function HavenWolken(plekken: Readonly<Record<keyof typeof WOLKEN, Plek>>) {
  const d = (soort: keyof typeof WOLKEN) => `M${plekken[soort].join(' ')}${WOLKEN[soort]}`
  return <path d={d('groot') + d('middel') + d('klein')} fill="var(--wolk)" opacity="0.88" />
}

/** Gulls far away; the first one is nearest. */
export function HavenMeeuwen({ plekken }: { readonly plekken: readonly Plek[] }) {
  const d = plekken.map(([x, y], i) =>
    i === 0 ? `M${x - 20} ${y}q10-12 20 0 10-12 20 0` : `M${x - 16} ${y}q8-9 16 0 8-9 16 0`,
  )
  return (
    <path
      d={d.join('')}
      fill="none"
      stroke="var(--meeuw)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
