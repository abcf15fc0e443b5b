import type { TeSorteren } from '@letterhaven/game-kit/onderdelen/bakken'
import type { VeelBeurt } from '@letterhaven/game-kit/regels/veel'
import { sneeuwOp } from './ronde.ts'
import { brievenIn, dezeStraat } from './straat.ts'
import type { Brief, State } from './straat.ts'

/** A letter that can be brought or written now. */
export type OpenBrief = Pick<VeelBeurt<Brief>, 'plek' | 'item' | 'opgave' | 'poging'> & TeSorteren

/** Returns the letter at a place; null when nothing can be done with it now. */
export function briefOp({ plekken }: State, plek: number): OpenBrief | null {
  const { stand, item, opgave, poging = 1 } = plekken[plek] ?? {}
  if (stand !== 'open' || !item || !opgave) return null
  return { plek, bak: opgave.huis, item, opgave, poging }
}

/** Returns the letters of the street that is ridden now, in the order of the bag. */
const briefenHier = (state: State): readonly OpenBrief[] =>
  (dezeStraat(state)?.plekken ?? []).flatMap((plek) => briefOp(state, plek) ?? [])

/** Returns letters in the order of their houses along the street. */
export function langsDeStraat(state: State, brieven: readonly OpenBrief[]): readonly OpenBrief[] {
  const huizen = dezeStraat(state)?.huizen ?? []
  const nr = ({ bak }: OpenBrief): number => huizen.indexOf(bak ?? '')
  return brieven.toSorted((a, b) => nr(a) - nr(b))
}

/** Returns the letter whose word is written at a door now: those that were brought out together come in the order of their houses. */
export const deurBrief = (state: State): OpenBrief | null =>
  langsDeStraat(
    state,
    briefenHier(state).filter(({ opgave }) => opgave.deur),
  )[0] ?? null

/** Returns the number of a letter, which it keeps as long as its bag lasts. */
export const nummerVan = (state: State, plek: number): number =>
  (dezeStraat(state)?.plekken.indexOf(plek) ?? -1) + 1

/** Returns the letter whose mistake is looked at now. */
export const terugBrief = ({ plekken }: State) =>
  plekken.find(({ stand, isJuist }) => stand === 'kijken' && isJuist === false) ?? null

/** Returns the letters of the street that can still get another house. */
export const teSorteren = (state: State): readonly OpenBrief[] =>
  briefenHier(state).filter(({ opgave }) => !opgave.deur)

/** Returns the house to which all letters go that are left; null where there is a choice of ways, or snow that can be shovelled. */
export function laatsteHuis(state: State): string | null {
  const [eerste, ...meer] = teSorteren(state)
  if (!eerste || meer.some(({ bak }) => bak !== eerste.bak)) return null
  const { nog = 0 } = sneeuwOp(brievenIn(state, dezeStraat(state))) ?? {}
  return nog > 0 ? null : eerste.bak
}

/** Returns the place of some letter that is not delivered yet; -1 where there is none. */
export const openPlek = ({ plekken }: State): number =>
  plekken.findIndex(({ stand }) => stand === 'open')

/** Whether no letter was taken to a house yet. */
export const isAllereerst = ({ goed, fout, plekken }: State): boolean =>
  goed + fout === 0 &&
  plekken.some(({ stand }) => stand === 'open') &&
  plekken.every(({ opgave }) => (opgave?.huis ?? null) === null)
