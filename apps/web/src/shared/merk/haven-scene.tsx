import './haven-scene.css'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { useId } from 'react'
import { HavenBlokken, HavenBoot, HavenEiland, HavenHuis, HavenVuurtoren } from './haven-delen.tsx'
import { HavenMeeuwen, HavenWolken } from './haven-lucht.tsx'

/** The waves on the sea, in the units of the picture. */
const GOLVEN =
  'M40 520q12-9 24 0t24 0M250 540q12-9 24 0t24 0M150 590q14-10 28 0t28 0M330 610q14-10 28 0t28 0M610 500q12-9 24 0t24 0M30 650q16-11 32 0t32 0M420 654q16-11 32 0t32 0M236 676q16-11 32 0t32 0M330 476q10-7 20 0t20 0M560 610q14-10 28 0t28 0M20 470q9-6 18 0t18 0'

const STERREN =
  'M90 70h.1M210 130h.1M330 50h.1M470 110h.1M600 60h.1M700 150h.1M820 80h.1M1100 60h.1M1160 150h.1M60 220h.1M400 230h.1M560 210h.1'

const STENEN =
  'M690 650h70v20h-70zM800 668h84v20h-84zM920 646h70v20h-70zM1020 672h90v20h-90zM1120 646h60v20h-60zM910 590h52v16h-52zM1090 600h64v16h-64z'

/**
 * The harbour of the brand: a lighthouse on its quay by day, and by night with its beam on. It follows the theme and, being
 * decoration, is hidden from screen readers.
 */
export function HavenScene() {
  const id = useId()
  const url = (deel: string) => `url(#${id}${deel})`
  return (
    <svg
      className="haven"
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMaxYMax slice"
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
        <linearGradient id={`${id}rond`}>
          <stop stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor={INKT} stopOpacity="0.32" />
        </linearGradient>
        <linearGradient id={`${id}bundel`} x1="1" x2="0">
          <stop stopColor="var(--bundel)" />
          <stop offset="1" stopColor="var(--bundel)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}gloed`}>
          <stop offset="0.2" stopColor="var(--zon)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--zon)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="450" fill={url('lucht')} />
      <path d={STERREN} stroke="var(--ster)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="760" cy="150" r="150" fill={url('gloed')} />
      <circle cx="760" cy="150" r="40" fill="var(--zon)" />
      <HavenWolken groot={[500, 262]} middel={[1086, 196]} klein={[70, 330]} />
      <path
        d="M0 450v-34q70-40 150-14 60-44 130 4 70-34 140 4 90-30 170 20 40-10 90 20Z"
        fill="var(--heuvel)"
      />
      <rect y="440" width="1200" height="260" fill={url('zee')} />
      <path
        d={GOLVEN}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path className="haven-bundel" d="M982 198 120 60v330Z" fill={url('bundel')} />
      <HavenMeeuwen
        plekken={[
          [858, 262],
          [716, 286],
          [896, 120],
        ]}
      />
      <g stroke="var(--inkt)" strokeWidth="5.5" strokeLinejoin="round" strokeLinecap="round">
        <HavenEiland />
        <HavenBoot />
        <path d="M640 720V596q2-34 44-36h560v160Z" fill="var(--kade)" />
        <path d={STENEN} fill="var(--kade-2)" stroke="none" />
        <HavenHuis x={694} kleur="#3f8f9b" hoogte={176} gevel="klok" />
        <HavenHuis x={784} kleur="#d8694f" hoogte={226} gevel="trap" />
        <HavenHuis x={1072} kleur="#e8a33d" hoogte={190} gevel="trap" />
        <HavenHuis x={1162} kleur="#7d5fae" hoogte={222} gevel="klok" />
        <HavenVuurtoren schaduw={url('rond')} />
        <HavenBlokken />
        <path d="M660 560v-22h-6v-12h30v12h-6v22Z" fill="#5b6fb0" />
      </g>
      <rect width="1200" height="700" fill="var(--nacht)" />
    </svg>
  )
}
