import './haven-scene.css'
import { useId } from 'react'
import { HavenBoot, HavenHuis, HavenVuurtoren } from './haven-delen.tsx'

const GOLVEN = [
  [40, 318],
  [150, 342],
  [300, 326],
  [96, 372],
  [236, 384],
  [20, 404],
  [352, 362],
] as const

const STERREN = [
  [60, 40],
  [140, 84],
  [228, 30],
  [310, 70],
  [396, 26],
  [452, 96],
  [700, 44],
  [762, 110],
] as const

/**
 * The harbour of the brand: a lighthouse on its quay by day, and by night with its beam on.
 * Follows the theme. Decoration, so it is silent for a screen reader.
 */
export function HavenScene() {
  const id = useId()
  return (
    <svg
      className="haven"
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}lucht`} x2="0" y2="1">
          <stop stopColor="var(--lucht-1)" />
          <stop offset="0.6" stopColor="var(--lucht-2)" />
          <stop offset="1" stopColor="var(--lucht-3)" />
        </linearGradient>
        <linearGradient id={`${id}zee`} x2="0" y2="1">
          <stop stopColor="var(--zee-1)" />
          <stop offset="1" stopColor="var(--zee-2)" />
        </linearGradient>
      </defs>
      <rect width="800" height="300" fill={`url(#${id}lucht)`} />
      {STERREN.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2" fill="var(--bundel)" />
      ))}
      <circle cx="404" cy="112" r="58" fill="var(--zon)" opacity="0.28" />
      <circle cx="404" cy="112" r="36" fill="var(--zon)" />
      <g fill="var(--wolk)" opacity="0.85">
        <path d="M70 150a24 24 0 0 1 22-34 36 36 0 0 1 66-8 28 28 0 0 1 44 20 16 16 0 0 1 0 32H86a18 18 0 0 1-16-10Z" />
        <path d="M640 96a18 18 0 0 1 18-24 28 28 0 0 1 50-4 22 22 0 0 1 34 16 12 12 0 0 1-2 24h-88a14 14 0 0 1-12-12Z" />
      </g>
      <path d="M0 300v-26q60-34 124-10 40-36 92 2 44-20 84 12 60-16 110 22Z" fill="var(--heuvel)" />
      <rect y="292" width="800" height="158" fill={`url(#${id}zee)`} />
      <g fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="4" strokeLinecap="round">
        {GOLVEN.map(([x, y]) => (
          <path key={y} d={`M${x} ${y}q9-8 18 0t18 0`} />
        ))}
      </g>
      <path className="haven-bundel" d="M588 128 120 40v150Z" fill="var(--bundel)" />
      <g stroke="#2d2250" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <HavenBoot />
        <path d="M330 450v-52q4-28 40-30h440v82Z" fill="var(--kade)" />
        <path
          d="M392 396h52v20h-52zM470 420h60v18h-60zM556 392h48v18h-48zM640 416h56v18h-56zM716 388h50v18h-50z"
          fill="var(--kade-2)"
          stroke="none"
        />
        <HavenHuis x={402} kleur="#3f8f9b" hoogte={112} />
        <HavenHuis x={472} kleur="#d8694f" hoogte={138} />
        <HavenHuis x={690} kleur="#e8a33d" hoogte={104} />
        <HavenVuurtoren />
      </g>
      <rect width="800" height="450" fill="var(--nacht)" />
    </svg>
  )
}
