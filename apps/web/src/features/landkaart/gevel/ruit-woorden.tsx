import type { TaakSoort, Voorbeeld } from '@letterhaven/contracts/landkaart'

interface Props {
  readonly soort: TaakSoort
  readonly hoeveelste: number
  readonly voorbeelden: readonly Voorbeeld[]
}

type Kleur = 'wit' | 'goud' | 'leeg'

interface Deel {
  readonly tekst: string
  readonly kleur: Kleur
}

/** The width of a letter on the pane's sheet, rounded up a little. */
const LETTER = 14.5
const MIDDEN = 240
/** The width of the sheet that a narrow pane still shows. */
const RUIMTE = 210

const breedteVan = (tekst: string): number => Math.max(30, tekst.length * LETTER + 18)

/** A word or part of a word on a card, with its middle at [x, y]. */
function Kaart({ x, y, deel: { tekst, kleur } }: { x: number; y: number; deel: Deel }) {
  const w = breedteVan(tekst)
  return (
    <g className={`ruit-kaart ruit-kaart-${kleur}`}>
      <rect x={x - w / 2} y={y - 19} width={w} height={38} rx={9} />
      {kleur !== 'leeg' && (
        <text x={x} y={y + 8}>
          {tekst}
        </text>
      )}
    </g>
  )
}

interface RijProps {
  readonly y: number
  readonly tussen: number
  readonly delen: readonly Deel[]
  /** The text of a card that waits above the empty place. */
  readonly los?: string
}

/** Cards in a row around the middle, scaled down if the row is too wide. */
function Rij({ y, tussen, delen, los }: RijProps) {
  const maten = delen.map(({ tekst }) => breedteVan(tekst))
  const tot = (i: number) => maten.slice(0, i).reduce((som, maat) => som + maat + tussen, 0)
  const breed = tot(maten.length) - tussen
  const plek = (i: number) => MIDDEN - breed / 2 + tot(i) + (maten[i] ?? 0) / 2
  const schaal = Math.min(1, RUIMTE / breed)
  const gat = delen.findIndex(({ kleur }) => kleur === 'leeg')
  return (
    <g transform={`translate(${MIDDEN} ${y}) scale(${schaal}) translate(${-MIDDEN} ${-y})`}>
      {delen.map((deel, i) => (
        <Kaart key={plek(i)} x={plek(i)} y={y} deel={deel} />
      ))}
      {los !== undefined && gat >= 0 && (
        <Kaart x={plek(gat)} y={y - 44} deel={{ tekst: los, kleur: 'goud' }} />
      )}
    </g>
  )
}

/** The parts of a word next to each other; the part that the goal is about still has to be put in. */
function Delen({ voorbeeld: { grafemen, markeer } }: { readonly voorbeeld: Voorbeeld }) {
  const gat = markeer[0] ?? Math.floor(grafemen.length / 2)
  const delen = grafemen.map((tekst, i): Deel => ({ tekst, kleur: i === gat ? 'leeg' : 'wit' }))
  return <Rij y={104} tussen={4} delen={delen} los={grafemen[gat] ?? ''} />
}

/** Returns a word with enough parts to leave one out, and few enough to fit on the pane. */
const metGat = (voorbeelden: readonly Voorbeeld[]): Voorbeeld | undefined =>
  voorbeelden.find(({ grafemen }) => grafemen.length >= 3 && grafemen.length <= 6)

/** Words of this very goal on the painted pane. They are decoration: the pane says in words what it is. */
export function RuitWoorden({ soort, hoeveelste, voorbeelden }: Props) {
  const kort = voorbeelden.toSorted((a, b) => a.woord.length - b.woord.length)
  const [eerste, tweede, derde] = kort
  if (!eerste || !tweede || !derde) return null
  return (
    <svg
      className="ruit-woorden"
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {hoeveelste > 0 ? (
        <Rij
          y={148}
          tussen={10}
          delen={[
            { tekst: derde.woord, kleur: 'wit' },
            { tekst: eerste.woord, kleur: 'goud' },
          ]}
        />
      ) : soort === 'spelling' ? (
        <Delen voorbeeld={metGat(kort) ?? eerste} />
      ) : soort === 'lezen' ? (
        <Kaart x={146} y={70} deel={{ tekst: tweede.woord, kleur: 'wit' }} />
      ) : null}
    </svg>
  )
}
