import type { Item } from '@letterhaven/game-kit/regels/contract'
import { Gemarkeerd } from '@letterhaven/game-kit/woord/gemarkeerd.tsx'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Opgave, State } from './rules.ts'

/**
 * open: to be chosen. goed: eaten and right. fout: eaten and wrong. wijs: the right one, after another was eaten. weg:
 * one of the others after an answer.
 */
export type Lot = 'open' | 'goed' | 'fout' | 'wijs' | 'weg'

/** Returns what became of a fish. */
export function lotVan({ fase, gegeven, item }: State, vorm: string): Lot {
  if (fase !== 'kijken') return 'open'
  const isWoord = vorm === item?.word
  if (vorm === gegeven) return isWoord ? 'goed' : 'fout'
  return isWoord ? 'wijs' : 'weg'
}

interface KaartProps {
  readonly lot: Lot
  readonly vorm: string
  readonly item: Item
  readonly opgave: Opgave
}

/** The word, with the sound marked that differs from the hero's own word. */
function MetKlank({ item, eigen, soort }: { item: Item; eigen: string; soort: 'goed' | 'wijs' }) {
  return (
    <span className={`lhs-kaart lhs-kaart-${soort}`}>
      <Gemarkeerd graphemes={item.graphemes} naast={eigen} />
    </span>
  )
}

/** The card of a fish. */
export function Viskaart({ lot, vorm, item, opgave: { wijze, eigen } }: KaartProps) {
  if (wijze === 'klank' && (lot === 'goed' || lot === 'wijs'))
    return <MetKlank item={item} eigen={eigen} soort={lot} />
  // A real word that was eaten is not misspelled, so it is not struck through.
  const stand =
    lot === 'goed' || lot === 'wijs'
      ? 'goed'
      : lot === 'fout' && wijze === 'schrijf'
        ? 'fout'
        : 'open'
  return <Woordkaart stand={stand} vorm={vorm} graphemes={item.graphemes} />
}

/** What the hero carries: its own word, or the picture of the word that is asked, and after a right bite the word. */
export function HeldKaart({
  item,
  opgave,
  isGoed,
}: {
  item: Item
  opgave: Opgave
  isGoed: boolean
}) {
  if (isGoed)
    return opgave.wijze === 'klank' ? (
      <MetKlank item={item} eigen={opgave.eigen} soort="goed" />
    ) : (
      <Woordkaart stand="goed" vorm={item.word} graphemes={item.graphemes} />
    )
  if (opgave.wijze === 'klank') return <span className="lhs-kaart gv-goud">{opgave.eigen}</span>
  return (
    <span className="lhs-kaart gv-goud gv-vraag">
      {item.picture === undefined ? '?' : <img src={item.picture} alt="" />}
    </span>
  )
}
