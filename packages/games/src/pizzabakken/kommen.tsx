import { LadeKnoppen } from '@letterhaven/game-kit/onderdelen/lade-knoppen.tsx'
import { Lade, useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { Bezorg } from './bezorg-layer.tsx'
import { Gerecht } from './gerecht.tsx'
import { KORT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { komMaat } from './kaartmaat.ts'
import { kanBakken, terugTeNemen } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import { Over } from './over.tsx'
import type { Input } from './rules.ts'
import { SleepTopping } from './sleep-topping.tsx'
import { SOORTEN } from './scene-pizza.ts'
import { isOnderweg, pottenVan } from './stand.ts'
import type { State } from './stand.ts'

type Props = LayerProps<State, Input> & { readonly indeling: Indeling }

const GEEN: readonly string[] = []
const NERGENS: Vak = { x: 0, y: 0, w: 48, h: 48 }
/** A topping that is let go this near to the pizza falls on it, as a multiple of its radius. */
const DICHTBIJ = 1.3

/** Returns whether something let go at (x, y) of the game lies on the pizza. */
function opPizza({ pizza }: Indeling, x: number, y: number): boolean {
  return Math.hypot(x - pizza.x, y - pizza.y) < pizza.r * DICHTBIJ
}

/** Returns whether nothing more can be laid on a pizza that can be baked. */
const isAf = ({ telt, herstel }: Opgave): boolean => telt || herstel !== null

/** Returns the word whose pizza can be laid now; null while nothing can. */
const teLeggen = (state: State): Opgave | null =>
  state.fase === 'spelen' && !isOnderweg(state) ? state.opgave : null

/** The kitchen with bowls. Tap or drag one, or press its key; then bake. */
export function Kommen(props: Props) {
  const { state, send, maat, letter, indeling } = props
  const kommen = state.opgave?.kommen ?? GEEN
  const vlak = useRef<HTMLDivElement>(null)
  const onderweg = isOnderweg(state)
  const speelt = teLeggen(state)
  const onKies = (kom: number) => send({ type: 'leg', kom })
  const kan = speelt !== null && kanBakken(speelt)
  const lade = useLade({
    tegels: kommen,
    kolommen: indeling.kolommen,
    kan: speelt !== null,
    onKies,
    onWis: () => {
      lade.focus()
      send({ type: 'terug' })
    },
    onGeef: () => kan && send({ type: 'bak' }),
  })

  function onLaat(kom: number, { x, y }: { x: number; y: number }): void {
    const kader = vlak.current?.getBoundingClientRect()
    if (opPizza(indeling, x - (kader?.left ?? 0), y - (kader?.top ?? 0))) onKies(kom)
  }

  const letters = komMaat(kommen, indeling.kommen[0]?.w ?? 100, letter)
  return (
    <div
      ref={vlak}
      className="pb-vlak"
      role="presentation"
      data-kort={maat.h < KORT ? '' : undefined}
      onKeyDown={onderweg ? undefined : lade.onToets}
    >
      <Gerecht {...props} onGekozen={() => lade.focus()} />
      <Over {...props} plaats={plaatsVan(indeling.over)} onWeg={() => lade.focus()} />
      <Bezorg {...props} />
      {!onderweg && (
        <div className="pb-kommen" style={{ '--lhs-lettermaat': `${letters}px` } as CSSProperties}>
          <Lade
            naam="Kommen"
            tegels={kommen}
            lade={lade}
            dicht={speelt === null}
            plaats={(plek) => plaatsVan(indeling.kommen[plek] ?? NERGENS)}
            onKies={onKies}
            onLaat={onLaat}
            sleepbeeld={(plek) => <SleepTopping soort={plek % SOORTEN} potten={pottenVan(state)} />}
          />
        </div>
      )}
      <LadeKnoppen
        lade={lade}
        gelegd={speelt ? terugTeNemen(speelt) : 0}
        kan={kan}
        isVol={kan && isAf(speelt)}
        plaats={{ geef: plaatsVan(indeling.bak), terug: plaatsVan(indeling.terug) }}
        onGeef={() => send({ type: 'bak' })}
        onTerug={() => send({ type: 'terug' })}
      >
        <span className="pb-vlam" aria-hidden="true" />
        Bakken
      </LadeKnoppen>
    </div>
  )
}
