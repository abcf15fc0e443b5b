import { fx } from '@letterhaven/game-kit/regels/fx'
import { grenzenVan, type Opgave } from './quiz.ts'
import { BANKEN, meesteVan, stapelsVan } from './stenen.ts'
import type { Input, Nu, Stap } from './zet.ts'

/** How long the drum rolls in ms, and how far its beats are apart. */
const TROM_MS = 1300
const SLAG_MS = 160
/** How many visitors a mended answer brings. */
const HERSTELD = 1

const isBank = (plek: number): boolean => Number.isInteger(plek) && plek >= 0 && plek < BANKEN

/** Whether a stone may lie on a desk: its answer is not put aside. */
export const isVrij = ({ weg }: Opgave, plek: number): boolean =>
  isBank(plek) && !weg.includes(plek)

/** Lays a stone on a desk. */
export function lay({ opgave, staat }: Nu, plek: number): Stap {
  const kan = isVrij(opgave, plek) && opgave.gelegd.length < grenzenVan(opgave, staat).meest
  if (!kan) return null
  const gelegd = [...opgave.gelegd, plek]
  return { opgave: { ...opgave, gelegd, isGelijk: false }, events: [fx('leg', plek)] }
}

/** Takes the last stone of a desk back, or moves it to another one. */
export function move({ opgave }: Nu, plek: number, naar: number | null): Stap {
  const nr = opgave.gelegd.lastIndexOf(plek)
  if (nr < 0 || plek === naar || (naar !== null && !isVrij(opgave, naar))) return null
  const zonder = opgave.gelegd.toSpliced(nr, 1)
  const gelegd = naar === null ? zonder : [...zonder, naar]
  const wat = naar === null ? fx('wis', plek) : fx('leg', naar)
  return { opgave: { ...opgave, gelegd, isGelijk: false }, events: [wat] }
}

/** Returns what an answer that is right changes in the hall: who comes in, who wins a hat, and the poster. */
function winBij({ item, opgave, staat }: Nu, bank: number): Opgave {
  // A mended answer brings one visitor, and those of a stone of doubt that lay right the first time.
  const winst =
    staat.poging === 1 ? (stapelsVan(opgave.gelegd)[bank] ?? 0) : HERSTELD + opgave.tegoed
  const [plaats] = item.citaat ?? []
  const zin = plaats === undefined ? undefined : item.zinnen[plaats]
  return {
    ...opgave,
    winst,
    tegoed: 0,
    publiek: opgave.publiek + winst,
    hoeden: opgave.hoeden.map((n, nr) => (nr === bank ? n + 1 : n)),
    poster: zin === undefined ? opgave.poster : { titel: item.titel ?? '', zin },
  }
}

/** Gives what lies there, at the end of the drum roll. */
export function give(nu: Nu): Stap {
  const { item, staat } = nu
  const opgave = { ...nu.opgave, trom: null }
  const stapels = stapelsVan(opgave.gelegd)
  const bank = meesteVan(stapels)
  if (bank === null) return null
  const gegeven = item.keuzes.map((_, keuze) => stapels[opgave.plekken.indexOf(keuze)] ?? 0).join()
  const raak = opgave.plekken[bank] === item.goed
  if (raak) return { opgave: winBij({ ...nu, opgave }, bank), gegeven }
  // A stone of doubt that lay right is told only once the question is done with: before that it would give the answer away.
  const op = stapels[opgave.plekken.indexOf(item.goed)] ?? 0
  const tegoed = staat.poging === 1 ? op : opgave.tegoed
  return { opgave: { ...opgave, tegoed, winst: 0 }, gegeven }
}

/** Begins the drum roll where one desk has most stones; where they lie level the text comes back. */
export function drum(nu: Nu): Stap {
  const { opgave, staat } = nu
  const { minst } = grenzenVan(opgave, staat)
  // Stones that lay level are moved first.
  if (opgave.gelegd.length < minst || opgave.isGelijk) return null
  if (meesteVan(stapelsVan(opgave.gelegd)) === null)
    return { opgave: { ...opgave, isOpen: true, isGelijk: true }, events: [fx('dicht')] }
  if (staat.opties.calm) return give(nu)
  return { opgave: { ...opgave, trom: TROM_MS }, events: [fx('flits')] }
}

/** Lets the drum roll on, and gives at its end. */
export function tick(nu: Nu, ms: number): Stap {
  const { opgave } = nu
  if (opgave.trom === null) return null
  const trom = opgave.trom - ms
  if (trom <= 0) return give(nu)
  const isSlag = Math.floor(trom / SLAG_MS) < Math.floor(opgave.trom / SLAG_MS)
  return { opgave: { ...opgave, trom }, events: isSlag ? [fx('stamp', 0)] : [] }
}

/**
 * Returns what a tap on a desk does: it lays a stone as long as there are stones to lay, and takes one up where all lie. So every
 * stone can be moved with two taps. Null where the desk has none to take.
 */
export function tapInput(
  { opgave, staat }: Pick<Nu, 'opgave' | 'staat'>,
  plek: number,
): Input | null {
  if (opgave.gelegd.length < grenzenVan(opgave, staat).meest) return { type: 'leg', plek }
  return opgave.gelegd.includes(plek) ? { type: 'neem', plek } : null
}
