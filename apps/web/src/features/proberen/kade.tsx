import '../../shared/merk/haven-scene.css'
import { useId } from 'react'
import { HavenHuis, HavenVuurtoren } from '../../shared/merk/haven-delen.tsx'

/** Sun, clouds and hills, over whatever width there is. */
function Lucht() {
  return (
    <svg
      className="haven demo-laag"
      viewBox="0 60 1200 502"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <circle cx="850" cy="366" r="72" fill="var(--zon)" opacity="0.25" />
      <circle cx="850" cy="366" r="38" fill="var(--zon)" />
      <g fill="var(--wolk)" opacity="0.88">
        <path d="M640 410a20 20 0 0 1 18-28 30 30 0 0 1 55-7 24 24 0 0 1 37 17 14 14 0 0 1 0 28h-96a15 15 0 0 1-14-10Z" />
        <path d="M1010 372a18 18 0 0 1 18-24 28 28 0 0 1 50-4 22 22 0 0 1 34 16 12 12 0 0 1-2 24h-88a14 14 0 0 1-12-12Z" />
        <path d="M250 400a15 15 0 0 1 15-20 24 24 0 0 1 43-4 18 18 0 0 1 28 13 10 10 0 0 1-1 20h-73a12 12 0 0 1-12-9Z" />
      </g>
      <path
        d="M0 562v-70q70-40 150-10 60-40 130 4 70-34 140 4 90-30 170 16 80-34 160-4 90-32 180 4 140-24 270 6v50Z"
        fill="var(--heuvel)"
      />
      <path
        d="M470 420q10-12 20 0 10-12 20 0M640 350q8-9 16 0 8-9 16 0M330 330q8-9 16 0 8-9 16 0"
        fill="none"
        stroke="var(--meeuw)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Sky and town behind the quay on which Meeuwis stands. Decoration alone. */
export function Kade() {
  return (
    <>
      <Lucht />
      <svg
        className="haven demo-laag"
        viewBox="640 74 620 488"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <g stroke="var(--inkt)" strokeWidth="5.5" strokeLinejoin="round" strokeLinecap="round">
          <HavenHuis x={648} kleur="#3f8f9b" hoogte={176} gevel="klok" />
          <HavenHuis x={740} kleur="#d8694f" hoogte={226} gevel="trap" />
          <HavenHuis x={832} kleur="#7d5fae" hoogte={190} gevel="klok" />
          <HavenHuis x={1068} kleur="#e8a33d" hoogte={190} gevel="trap" />
          <HavenHuis x={1160} kleur="#3f8f9b" hoogte={222} gevel="klok" />
          <HavenVuurtoren schaduw="none" />
        </g>
      </svg>
    </>
  )
}

/** Waves on the water, as far as it goes. */
export function Golven() {
  const id = useId()
  return (
    <svg className="demo-laag" aria-hidden="true">
      <pattern id={id} width="210" height="120" patternUnits="userSpaceOnUse">
        <path
          d="M14 24q13-10 26 0t26 0M120 58q15-11 30 0t30 0M40 98q11-8 22 0t22 0"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
