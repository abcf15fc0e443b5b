import '../../shared/merk/haven-scene.css'
import { useId } from 'react'
import { HavenHuis, HavenVuurtoren } from '../../shared/merk/haven-delen.tsx'
import { HavenMeeuwen, HavenWolken } from '../../shared/merk/haven-lucht.tsx'

/** Sun, clouds and hills, across the full width. */
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
      <HavenWolken groot={[640, 410]} middel={[1010, 372]} klein={[250, 400]} />
      <path
        d="M0 562v-70q70-40 150-10 60-40 130 4 70-34 140 4 90-30 170 16 80-34 160-4 90-32 180 4 140-24 270 6v50Z"
        fill="var(--heuvel)"
      />
      <HavenMeeuwen
        plekken={[
          [490, 420],
          [656, 350],
          [346, 330],
        ]}
      />
    </svg>
  )
}

/** Sky and town behind the quay on which Meeuwis stands. Decoration only. */
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

/** Waves on the water, to its edges. */
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
