import type { CSSProperties } from 'react'
import { tekstenOp, wagonBreed, type Maten } from './indeling.ts'
import { staatOpzij, type Werf } from './werf.ts'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Wagon } from './wagon.tsx'
import type { useHand } from './use-hand.ts'

interface SporenProps {
  readonly opgave: Werf
  readonly maten: Maten
  readonly letter: Letter
  readonly kan: boolean
  /** Whether the shunter fetches what stands behind another wagon. */
  readonly metHulp: boolean
  readonly doetVoor: boolean
  readonly hand: ReturnType<typeof useHand>
}

/** So many sidings are one step for who plays with a switch. */
const GROEP = 8

/** Returns how wide a siding is: as the widest wagon that can stand there. */
const spoorBreed = ({ opgave, maten, letter }: SporenProps, nr: number): number =>
  Math.max(...tekstenOp(opgave, nr).map((tekst) => wagonBreed(tekst, maten.maat, letter)))

/** The rails of a siding: the lead along its foot, and the siding itself that branches off from it. */
const Rails = () => (
  <svg className="tm-rails" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {['M-14 93H114', 'M-10 93C10 93 26 84 40 64L88 4'].map((weg) => (
      <g key={weg}>
        <path className="tm-biels" d={weg} />
        <path className="tm-staal" d={weg} />
        <path className="tm-midden" d={weg} />
      </g>
    ))}
  </svg>
)

/** Whether a wagon comes first behind the engine: the hand shows what to do, and never something wrong. */
const isVoorop = ({ wagons, ordes }: Werf, wagon: number): boolean =>
  wagons[wagon] === ordes[0]?.[0]

/** One siding, the wagon that can be fetched lowest. */
function Spoor({ nr, ...props }: SporenProps & { readonly nr: number }) {
  const { opgave, kan, metHulp, hand } = props
  const wagons = opgave.sporen[nr] ?? []
  const isZij = !opgave.thuis.includes(nr)
  const diep = Math.max(1, opgave.thuis.filter((thuis) => thuis === nr).length)
  const eerste = opgave.sporen.findIndex(({ length }) => length > 0)
  const breed = spoorBreed(props, nr)
  return (
    <li
      className="tm-spoor"
      data-spoor={nr}
      data-zij={isZij || undefined}
      style={{ '--tm-breed': `${breed}px`, '--tm-diep': diep } as CSSProperties}
    >
      <Rails />
      <i className="tm-stoot" />
      {isZij && wagons.length === 0 && (
        <button
          type="button"
          className="tm-leeg"
          aria-disabled={!kan || hand.vast === null}
          onClick={hand.setVoorsteOpzij}
        >
          leeg spoor
        </button>
      )}
      {wagons.map((wagon, plek) => (
        <Wagon
          key={wagon}
          nr={wagon}
          tekst={opgave.wagons[wagon] ?? ''}
          bij={`, spoor ${nr + 1}${plek > 0 && !metHulp ? `, staat achter ${opgave.wagons[wagons[0] ?? -1] ?? ''}` : ''}${staatOpzij(opgave, wagon) ? ', opzij gezet' : ''}`}
          kan={kan}
          isBegin={nr === eerste && plek === 0}
          isVast={plek > 0 && !metHulp}
          metHand={props.doetVoor && plek === 0 && isVoorop(opgave, wagon)}
          sleep={hand.sleepVan(wagon)}
          handen={plek === 0 ? hand.handenVan(wagon) : {}}
          onKies={() => hand.choose(wagon)}
        />
      ))}
    </li>
  )
}

/** The sidings in groups that a switch can step through. */
export function Sporen(props: SporenProps) {
  const { sporen } = props.opgave
  const groepen = Array.from({ length: Math.ceil(sporen.length / GROEP) }, (_, nr) =>
    [...sporen.keys()].slice(nr * GROEP, (nr + 1) * GROEP),
  )
  return (
    <fieldset className="tm-werf">
      <legend className="lhs-alleen-gehoord">Emplacement</legend>
      {groepen.map((groep) => (
        <ul key={groep[0]} data-rij="" aria-label={`Sporen vanaf ${(groep[0] ?? 0) + 1}`}>
          {groep.map((nr) => (
            <Spoor key={nr} {...props} nr={nr} />
          ))}
        </ul>
      ))}
    </fieldset>
  )
}
