import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Indeling } from './indeling.ts'
import { gevoed, MIJLPALEN } from './stand.ts'
import type { State } from './stand.ts'

/** The least that the slate needs for a sentence under it, in px. */
const SMALST = 84

/** Says what fills the slate: after how many guests the next jar opens. */
export function MenuZin({
  state,
  indeling,
}: Pick<LayerProps<State, never>, 'state'> & { readonly indeling: Indeling }) {
  const { menu } = indeling
  const mijl = MIJLPALEN.find((n) => n > gevoed(state))
  if (menu.w < SMALST || mijl === undefined || mijl > state.aantal) return null
  const nog = mijl - gevoed(state)
  return (
    <p
      className="pb-menu-zin"
      style={{ left: menu.x + menu.w / 2, top: menu.y + menu.h, width: menu.w + 24 }}
    >
      Nog {nog} {nog === 1 ? 'gast' : 'gasten'}: nieuw beleg!
    </p>
  )
}
