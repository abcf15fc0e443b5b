import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** The years that can be chosen, counted the Dutch way. */
export const JAREN = [3, 4, 5, 6, 7, 8] as const
export type Jaar = (typeof JAREN)[number]
/** The distance between two portholes, of which there is one for every year at school; six fit between stem and stern. */
const TUSSEN = 27

const KLEUR: Readonly<Record<Jaar, { readonly romp: string; readonly zeil: string }>> = {
  3: { romp: '#e8a33d', zeil: '#ffe9a8' },
  4: { romp: '#4cb782', zeil: '#c9efd6' },
  5: { romp: '#7d5fae', zeil: '#e0d2f5' },
  6: { romp: ROOD, zeil: '#ffd3cb' },
  7: { romp: '#cf5a93', zeil: '#fbd3e4' },
  8: { romp: '#a4673f', zeil: '#f3d9bd' },
}

/** From groep 7 on a boat is seagoing: it has a bowsprit with a flying jib. */
function Boegspriet({ zeil }: { readonly zeil: string }) {
  return (
    <>
      <path d="M22 140L2 116" />
      <path d="M80 26Q34 66 4 116q22 8 30 2 20-48 46-82Z" fill={zeil} />
    </>
  )
}

/** The oldest have a lookout and a cabin with a lantern. */
function Opbouw() {
  return (
    <>
      <path d="M182 112h26v24h-26Z" fill={CREME} />
      <path d="M178 112h34" />
      <path d="M190 120h10v8h-10Z" fill={GOUD} strokeWidth="4" />
      <path d="M80 46h24l-4 14H84Z" fill={GOUD} />
    </>
  )
}

/** The rig grows with the year: a pennant, a jib, a second mast, a bowsprit, a lookout. */
function Tuig({ jaar }: { readonly jaar: Jaar }) {
  const { zeil } = KLEUR[jaar]
  return (
    <g>
      {jaar >= 7 && <Boegspriet zeil={zeil} />}
      {jaar >= 6 && (
        <>
          <path d="M176 62v72" />
          <path d="M182 68q26 26 28 60h-28Z" fill={zeil} />
        </>
      )}
      {jaar >= 5 && <path d="M84 34Q44 74 30 122h54Z" fill={zeil} />}
      <path d="M92 14v120" />
      {jaar >= 4 && <path d="M92 12H62l30 22Z" fill={GOUD} />}
      <path d="M102 22q66 26 72 100h-72Z" fill={CREME} />
      <path d="M102 106h70l2 16h-72Z" fill={zeil} strokeWidth="4" />
      {jaar >= 8 && <Opbouw />}
    </g>
  )
}

/** A boat in the harbour, whose sail has the year as the host counts it. It is decoration: the plate has the name. */
export function JaarBoot({ jaar }: { readonly jaar: Jaar }) {
  const { groepN } = useWoordkeus()
  const { romp } = KLEUR[jaar]
  const aantal = jaar - 2
  const poorten = Array.from({ length: aantal }, (_, i) => 110 + (i - (aantal - 1) / 2) * TUSSEN)
  return (
    <svg className="demo-schip" viewBox="0 0 220 196" aria-hidden="true">
      <ellipse cx="110" cy="184" rx="96" ry="10" fill="#fff" opacity="0.35" />
      <g stroke={INKT} strokeWidth="5.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
        <Tuig jaar={jaar} />
        <path d="M8 134h204q-10 42-48 48H56Q18 176 8 134Z" fill={romp} />
        <path d="M8 134h204l-5 17H13Z" fill={CREME} />
        <path d="M52 174h112" stroke={INKT} strokeOpacity="0.22" strokeWidth="9" />
        {poorten.map((x) => (
          <circle key={x} cx={x} cy="164" r="7" fill="#bfe6fa" strokeWidth="4" />
        ))}
      </g>
      <text className="demo-getal" x="129" y="98">
        {groepN(jaar).replaceAll(/\D/g, '')}
      </text>
    </svg>
  )
}
