import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { isOngerept } from './opgave.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

interface BordProps extends Pick<
  LayerProps<State, Input>,
  'state' | 'send' | 'stem' | 'rustig' | 'letter'
> {
  readonly vak: Vak
}

/** The sentence in which the word belongs. The word stands in it once it was given rightly. */
function Zin({ item, isGegeven }: { readonly item: Item; readonly isGegeven: boolean }) {
  const gat = gatzinVan(item.sentence ?? '', item.word)
  if (!gat) return null
  return (
    <p>
      {gat.voor}
      {isGegeven ? <b>{gat.woord}</b> : <Gat klasse="gv-gat" />}
      {gat.na}
    </p>
  )
}

/** The new word above the water: an ear, or the word until the first move; where spelling is asked also what it means, in a sentence. */
export function Bord({ vak, state, send, stem, rustig, letter }: BordProps) {
  const { item, opgave, gegeven, fase, soort } = state
  if (!item) return null
  const breed = Math.min(vak.w, 260)
  return (
    <div className="gv-bord" style={plaatsVan(vak)}>
      <Hoorkaart
        key={state.nummer}
        {...{ item, stem, rustig, letter, breed }}
        isOngerept={opgave !== null && isOngerept(opgave)}
        onLuister={() => send({ type: 'luister' })}
      />
      {soort === 'spelling' && (
        <Zin item={item} isGegeven={fase === 'kijken' && gegeven === item.word} />
      )}
    </div>
  )
}
