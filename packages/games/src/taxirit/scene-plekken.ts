import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { hop } from '@letterhaven/game-kit/onderdelen/gebaar'
import { standplekken, zijdeVan, type Zijde } from './berm.ts'
import { langsStraat, type Indeling } from './indeling.ts'
import { lantaarnsVan } from './lantaarn.ts'
import { inLicht } from './paint-licht.ts'
import { plekPlaat } from './paint-plek.ts'
import type { Land } from './paint-weg.ts'
import { aanKust, isRaak, metRotonde, wegVan, type State } from './rit.ts'

/** How long the taxi drives before a place comes into view, in ms. */
const IN_ZICHT_MS = 650
/** How far along its street a place stands. */
const AAN_HET_EIND = 0.64
/** At which side a place stands whose street led straight on, or was not seen here. */
const ZIJDEN = [-1, 1, -1] as const satisfies readonly Zijde[]
/** A place in the scene: what, where, and how large. */
interface Staat {
  readonly plek: string
  readonly punt: Punt
  readonly maat: number
}

/** Returns where a place stands: at the end of its street, before the sign. */
function langs(indeling: Indeling, straat: readonly [number, number], maat: number): Punt {
  const { x, y } = langsStraat(indeling, straat, AAN_HET_EIND)
  const rand = 62 * maat
  // Its roof stays under the signs.
  const onder = indeling.horizon + 36 * indeling.k + 104 * maat
  return [Math.min(indeling.w - rand, Math.max(rand, x)), Math.max(y, onder)]
}

interface Verloop {
  readonly maat: number
  /** At which side the street of each place was. */
  readonly zijden: ReadonlyMap<string, Zijde>
}

/** Returns what lies at the left of the road, and what stands beside it already. */
const grondVan = (indeling: Indeling, state: State) =>
  aanKust(state)
    ? ({ links: 'strand', bezet: lantaarnsVan(indeling).map(({ vlak }) => vlak) } as const)
    : ({ links: 'wei' } as const)

/** Returns the places of this ride that were reached before, beside the road. */
function bermVan(indeling: Indeling, state: State, { maat, zijden }: Verloop): readonly Staat[] {
  const { item } = state
  const rond = metRotonde(state)
  // A narrow screen has no verge beside the roundabout.
  const aantal = rond && indeling.isSmal ? 0 : (item?.keten?.nr ?? 0)
  const eerder = (item?.rit?.goed ?? []).slice(0, aantal)
  const staan = standplekken(
    indeling,
    eerder.map((plek, i) => zijden.get(plek) ?? ZIJDEN[i] ?? 1),
    { maat, u: rond ? 1.7 : 1.3, ...grondVan(indeling, state) },
  )
  return staan.flatMap((stand, i) => (stand ? [{ plek: eerder[i] ?? '', ...stand }] : []))
}

/** Returns what stands where: where the taxi went at this crossing, and the places of the ride before it. */
function staatVan(indeling: Indeling, state: State, verloop: Verloop): readonly Staat[] {
  const { item, opgave, gegeven, fase } = state
  if (!item || !opgave || fase === 'klaar') return []
  const { maat } = verloop
  // On the winding road it stands at its end.
  const hier = gegeven === null || wegVan(state) ? [] : [gegeven]
  const straten = hier.map((plek): Staat => {
    const straat = [opgave.plekken.indexOf(plek), opgave.plekken.length] as const
    const groot = isRaak(state) && plek === gegeven ? maat * 1.25 : maat * 0.85
    return { plek, punt: langs(indeling, straat, groot), maat: groot }
  })
  return [...straten, ...bermVan(indeling, state, verloop)]
}

/** Makes the places that come up where the taxi drives. */
export function makePlekken(stage: Stage, indeling: Indeling, land: Land) {
  const laag = stage.laag()
  const maat = Math.max(0.34, Math.min(0.95, (indeling.h - indeling.horizon) / 400))
  const texturen = new Map<string, Textuur>()
  const zijden = new Map<string, Zijde>()
  const beelden = new Map<string, { readonly beeld: Beeld; readonly y: number }>()

  function textuurVan(plek: string): Textuur {
    const oud = texturen.get(plek)
    if (oud) return oud
    const nieuw = stage.textuur(() =>
      inLicht(plekPlaat(plek, stage.schaal, maat * 1.35), land, 'plek'),
    )
    texturen.set(plek, nieuw)
    return nieuw
  }

  function add({ plek, punt: [x, y], maat: groot }: Staat, isVers: boolean): Beeld {
    const beeld = stage.beeld(textuurVan(plek), { x, y, anker: [0.5, 0.94], op: laag })
    const schaal = groot / (maat * 1.35)
    beeld.scale.set(isVers && !stage.rustig ? 0 : schaal)
    if (isVers)
      stage.tweens.start(420, (k) => beeld.scale.set(schaal * k), {
        wacht: IN_ZICHT_MS,
        verloop: VERLOPEN.terug,
      })
    return beeld
  }

  function show(state: State): void {
    const { gegeven, opgave } = state
    const zijde = opgave && zijdeVan([opgave.baan, opgave.plekken.length])
    if (gegeven !== null && zijde) zijden.set(gegeven, zijde)
    const nu = staatVan(indeling, state, { maat, zijden })
    const sleutel = ({ plek, punt }: Staat): string => `${plek} ${Math.round(punt[0])}`
    const blijft = new Set(nu.map(sleutel))
    for (const [naam, { beeld }] of beelden)
      if (!blijft.has(naam)) {
        beeld.weg()
        beelden.delete(naam)
      }
    for (const plek of nu)
      if (!beelden.has(sleutel(plek)))
        beelden.set(sleutel(plek), {
          beeld: add(plek, state.fase === 'kijken'),
          y: plek.punt[1],
        })
    // What is nearer stands before what is further off.
    laag.kinderen.sort((een, ander) => een.y - ander.y)
  }
  return {
    show,
    /** The places that were reached, each of which hops for who touches it. */
    raakbaar: (): readonly Raakbaar[] =>
      [...beelden.values()].map(({ beeld, y }) => {
        const hoog = 52 * beeld.scale.x * maat * 1.35
        return {
          x: beeld.x,
          y: y - hoog,
          r: Math.max(28, 1.3 * hoog),
          answer: () => hop(stage, beeld, y),
        }
      }),
  }
}
