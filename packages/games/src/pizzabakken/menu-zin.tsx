import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Indeling } from './indeling.ts'
import { gevoed, MIJLPALEN } from './stand.ts'
import type { State } from './stand.ts'

/** The least that the slate needs for a sentence under it, in px. */
const SMALST = 84
/** The sentence is as wide as two lines of it need, and stands free of the edge of the screen. */
const BREED = 132
const RAND = 8

/** Says what fills the slate: after how many guests the next jar opens. */
export function MenuZin({
  state,
  indeling,
}: Pick<LayerProps<State, never>, 'state'> & { readonly indeling: Indeling }) {
  const { menu } = indeling
  const mijl = MIJLPALEN.find((n) => n > gevoed(state))
  if (menu.w < SMALST || mijl === undefined || mijl > state.aantal) return null
  const nog = mijl - gevoed(state)
  const width = Math.max(menu.w + 24, BREED)
  const left = Math.min(menu.x + menu.w / 2, indeling.breed - RAND - width / 2)
  return (
    <p className="pb-menu-zin" style={{ left, top: menu.y + menu.h + 4, width }}>
      Nog {nog} {nog === 1 ? 'gast' : 'gasten'}: nieuw beleg!
    </p>
  )
}
