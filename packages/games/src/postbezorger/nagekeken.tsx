import { useEffect, type ReactNode } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { useKijk } from '@letterhaven/game-kit/onderdelen/use-kijk'
import { useOngerept } from '@letterhaven/game-kit/onderdelen/use-ongerept'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { KaartProps } from './kaart-props.ts'

/** A word for which there is no sound, picture or sentence is shown for a moment, which the answer tells. */
export function Even(props: KaartProps) {
  const { brief, letter, rustig, breed, send } = props
  const { item, plek } = brief
  useEffect(() => send({ type: 'gezien', plek }), [send, plek])
  return (
    <Hoorkaart
      item={item}
      stem={false}
      rustig={rustig}
      letter={letter}
      breed={breed}
      onLuister={() => undefined}
    />
  )
}

interface NagekekenProps {
  readonly item: Item
  readonly poging: number
  readonly rustig: boolean
  /** Shows the sentence, with its word or without. */
  readonly children: (isOpen: boolean) => ReactNode
}

/** The sentence of a letter that is written at a door and cannot be heard: its word stands until the first move, and the eye calls it back. */
export function Nagekeken({ item, poging, rustig, children }: NagekekenProps) {
  const { ref, ongerept } = useOngerept(`${item.id} ${poging}`)
  const { kijkt, kijk } = useKijk(item, rustig)
  return (
    <div ref={ref} className="po-nakijk">
      <button type="button" className="lhs-rond po-oor" aria-label="Nog eens kijken" onClick={kijk}>
        <SpelIcoon naam="oog" />
      </button>
      {children(ongerept || kijkt)}
    </div>
  )
}
