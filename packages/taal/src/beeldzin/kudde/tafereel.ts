import { shuffle } from '../../rijen/loting.ts'
import type { Gezicht } from '../adres.ts'
import { makeDingen } from '../dingen.ts'
import { choose } from '../loot.ts'
import {
  geldtIn,
  type Cel,
  type Dier,
  type Dierdetail,
  type Savanne,
  type Schets,
  type Uiterste,
} from './dier.ts'
import { makeSchets, type Kader } from './schets.ts'
import { BAKENS, PLEKKEN, type Maat } from './woorden.ts'

/** Each thing of the savanna has so many columns, and so many animals find room in one place. */
const BREED = 5
const RIJEN = 3

const sayUiterlijk = ({ soort, kleur, maat, dracht, plek }: Schets): string =>
  [soort, kleur, maat, ...dracht.map((stuk) => Object.values(stuk).join()).toSorted(), plek].join()

/** How each animal looks, which is asked anew for every one that may stand beside it. */
const bewaard = new WeakMap<Schets, string>()

/** Everything of an animal that is seen whatever it does. Two that agree in it could not be told apart in words. */
function uiterlijkVan(schets: Schets): string {
  const uiterlijk = bewaard.get(schets) ?? sayUiterlijk(schets)
  bewaard.set(schets, uiterlijk)
  return uiterlijk
}

/** Returns whether all are different, and no more are in one place than find room there. */
function passenSamen(dieren: readonly Schets[]): boolean {
  const perPlek = Object.values(Object.groupBy(dieren, ({ plek }) => plek))
  return (
    new Set(dieren.map(uiterlijkVan)).size === dieren.length &&
    perPlek.every((daar) => daar.length <= BREED)
  )
}

/** Returns whether a detail is true of an animal in any of its poses, whoever stands beside it. */
const isWaarVan = (detail: Dierdetail, dier: Schets): boolean =>
  dier.houdingen.some((houding) => geldtIn([])(detail, { dier, houding }))

const MATEN = {
  2: ['groot', 'klein'],
  3: ['groot', 'middel', 'klein'],
} as const satisfies Record<number, readonly Maat[]>

/** Puts others of its kind beside an animal, of all sizes, so that it is the largest or smallest of them. */
function metSoortgenoten(
  schets: Schets,
  { is, van, hier }: Uiterste,
  { voorraad, loting }: Kader,
): Schets[] {
  const maten: readonly Maat[] = is === 'grootste' ? MATEN[van] : MATEN[van].toReversed()
  return maten.map((maat, nummer) => {
    const plek = hier || nummer === 0 ? schets.plek : choose(voorraad.plekken, loting)
    return { ...schets, plek: plek ?? schets.plek, maat }
  })
}

/** Draws an animal of a kind that is not there yet: it changes nothing where others are counted and compared. */
function makeLosDier(kader: Kader, dieren: readonly Schets[]): Schets[] | undefined {
  const soorten = kader.voorraad.soorten.filter((naam) =>
    dieren.every(({ soort }) => soort !== naam),
  )
  const los = makeSchets(() => true, {
    ...kader,
    details: [],
    voorraad: { ...kader.voorraad, soorten },
  })
  return los && [los]
}

/** Draws the animals of a scene for the details of its sentence; null where these do not go together. */
export function makeSchetsen(kader: Kader, aantal: number): readonly Schets[] | null {
  const uiterste = kader.details.find((detail) => detail.trek === 'uiterste')
  const details = kader.details.filter((detail) => detail !== uiterste)
  return makeDingen<Dierdetail, Schets>({
    details,
    aantal,
    loting: kader.loting,
    trek: (isWaar, tegenpool) => {
      const schets = makeSchets(isWaar, tegenpool ? { ...kader, tegenpool } : kader)
      const isZoals =
        schets && details.every((detail) => isWaarVan(detail, schets) === isWaar(detail))
      if (!isZoals) return undefined
      return uiterste ? metSoortgenoten(schets, uiterste, kader) : [schets]
    },
    isWaar: isWaarVan,
    past: passenSamen,
    ...(uiterste && { los: (dieren) => makeLosDier(kader, dieren) }),
  })
}

/** Returns what deals out the cells of each place, every one once. */
function makeCellen(bakens: Savanne['bakens'], loting: () => number): (schets: Schets) => Cel {
  const over = new Map<string, Cel[]>()
  return ({ plek }) => {
    const { baken, rij } = PLEKKEN[plek]
    const begin = bakens.find(({ wat }) => wat === baken)?.kolom ?? 0
    const alle = Array.from({ length: BREED }, (_, n) => ({ kolom: begin + n, rij }))
    const vrij = over.get(plek) ?? shuffle(alle, loting)
    over.set(plek, vrij)
    return vrij.pop() ?? { kolom: begin, rij }
  }
}

/** Gives every animal a cell of its own in its place, and a name; from left to right. */
export function makeSavanne(
  schetsen: readonly Schets[],
  gezicht: Gezicht,
  loting: () => number,
): Savanne {
  const bakens = shuffle(BAKENS[gezicht], loting).map((wat, nummer) => ({
    wat,
    kolom: nummer * BREED,
    breed: BREED,
  }))
  const celVan = makeCellen(bakens, loting)
  const geplaatst = schetsen
    .map((schets) => ({ ...schets, cel: celVan(schets) }))
    .toSorted((een, ander) => een.cel.kolom - ander.cel.kolom || een.cel.rij - ander.cel.rij)
  const dieren = geplaatst.map((schets, i): Dier => {
    const eerder = geplaatst.slice(0, i).filter(({ soort }) => soort === schets.soort).length
    const kijkt = loting() < 0.5 ? 'links' : 'rechts'
    return { id: `${schets.soort}${eerder + 1}`, ...schets, kijkt }
  })
  return { kolommen: bakens.length * BREED, rijen: RIJEN, bakens, dieren }
}
