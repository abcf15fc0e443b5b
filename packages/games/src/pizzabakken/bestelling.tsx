import { Hoorkaart, hoorMaat } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import type { CSSProperties } from 'react'
import { delenVan, terugTeNemen, verdeeldVan } from './opgave.ts'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { KORT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { KAARTRAND, layBelkaart } from './kaartmaat.ts'
import type { Opgave } from './opgave.ts'
import type { Input } from './rules.ts'
import { isMis, isOnderweg } from './stand.ts'
import type { State } from './stand.ts'

/** How wide a card is that is only heard, in px. */
const OOR = 190

type Props = Pick<LayerProps<State, Input>, 'state' | 'send' | 'stem' | 'rustig' | 'letter'> & {
  readonly indeling: Indeling
}

/** Where an order by telephone hangs. Its balloon points at the telephone, where that is near. */
function belPlek(indeling: Indeling, kaart: number): CSSProperties {
  const { top, isLos } = layBelkaart(indeling, kaart)
  const staart = isLos ? '-9999px' : '44px'
  return { left: KAARTRAND, top, translate: 'none', '--pb-staart': staart } as CSSProperties
}

/**
 * Returns where the order hangs: in the upper part of the window, above the guest who orders, or below the window on a
 * low screen.
 */
function bestelPlek(
  indeling: Indeling,
  { kaart, raam }: { kaart: number; raam: Vak | undefined },
): CSSProperties {
  const { h, loket, toog, straat } = indeling
  // An order comes by telephone, and is tasted at the window.
  if (straat && !raam) return belPlek(indeling, kaart || OOR)
  if (raam)
    return h < KORT
      ? { left: raam.x + raam.w * 0.72, top: raam.y - 14, translate: 'none' }
      : { left: raam.x + raam.w / 2, top: raam.y - 58 }
  const midden = loket.x + loket.w / 2
  const top = h < KORT ? toog + 12 : loket.y + Math.min(24, loket.h * 0.07)
  const isRuim = kaart / 2 > midden - KAARTRAND
  return isRuim
    ? ({
        left: KAARTRAND,
        top,
        translate: 'none',
        '--pb-staart': `${midden - KAARTRAND}px`,
      } as CSSProperties)
    : { left: midden, top }
}

interface Besteld {
  readonly opgave: Opgave
  readonly item: Item
}

/** What the guest tastes: the form as it was laid, with what is wrong in it. */
function Proef({ opgave, item }: Besteld) {
  const delen = delenVan(opgave, item)
  return (
    <span className="pb-proef" aria-hidden="true">
      {verdeeldVan(opgave, item).map((deel, i) =>
        deel === delen[i] ? (
          <span key={i}>{tegelTeken(deel)}</span>
        ) : (
          <s key={i}>{tegelTeken(deel)}</s>
        ),
      )}
    </span>
  )
}

/** What the picture takes beside the balloon, in px. */
const PLAATJE = 66

/** Returns whether the picture of what is ordered finds room beside a balloon so wide, short of the menu. */
function hasPlaatje({ h, loket, menu, straat }: Indeling, kaart: number): boolean {
  const midden = straat ? 0 : loket.x + loket.w / 2
  const rechts = Math.max(KAARTRAND + kaart, midden + kaart / 2)
  return h >= KORT && rechts + PLAATJE <= menu.x
}

/** What is ordered: heard, or seen for a moment, with its picture beside it. */
function Besteld({ opgave, item, indeling, ...over }: Omit<Props, 'state'> & Besteld) {
  const { send, stem, rustig, letter } = over
  const breed = indeling.breed - 2 * KAARTRAND
  const telt = opgave.telt && !opgave.herstel
  const kaart = stem ? OOR : hoorMaat(item.word, { letter, breed }).kaart
  return (
    <>
      <Hoorkaart
        {...{ item, stem, rustig, letter, breed }}
        klanken={telt ? { gedaan: terugTeNemen(opgave), totaal: opgave.punten } : undefined}
        onLuister={() => send({ type: 'luister' })}
      />
      {item.picture !== undefined && hasPlaatje(indeling, kaart) && (
        <Woordplaatje key={item.picture} adres={item.picture} />
      )}
    </>
  )
}

/** The balloon of the guest: what was ordered, and after a mistake what was tasted. */
export function Bestelling({ state, ...over }: Props) {
  const { stem, letter, indeling } = over
  const { item, opgave } = state
  if (!item || !opgave || isOnderweg(state)) return null
  const breed = indeling.breed - 2 * KAARTRAND
  const proeft = isMis(state)
  const kaart = stem && !proeft ? 0 : hoorMaat(item.word, { letter, breed }).kaart
  const raam = proeft && opgave.straat ? indeling.straat?.ramen[opgave.straat.thuis] : undefined
  return (
    <div className="pb-bestelling" style={bestelPlek(indeling, { kaart, raam })}>
      {proeft ? (
        <div className="lhs-hoorkaart">
          <Proef opgave={opgave} item={item} />
        </div>
      ) : (
        <Besteld {...over} opgave={opgave} item={item} />
      )}
    </div>
  )
}
