import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'

/** Selects what can be pressed in a game, apart from its bar, by a player who has just opened it. */
export const SPEELBAAR = '.lhs-spel [data-begin]:not(:disabled):not([aria-disabled="true"])'
/** Selects the canvas once the picture of a game has been drawn. */
export const GETEKEND = '.lhs-doek[data-klaar="ja"]'

/** The games whose world scrolls under the player, so that nearly every pixel changes in the next frame. */
const SCHUIFT: ReadonlySet<SpelId> = new Set([
  'taxirit',
  'platformklimmen',
  'fotosafari',
  'autorace',
  'vliegrace',
  'leesrace',
  'helikopter',
])

/** Frames per second that a game must reach, by how many times the processor is slowed down. */
export interface Beeldgrens {
  readonly 1: number
  readonly 4: number
}

const STAAND: Beeldgrens = { 1: 50, 4: 24 }
const SCHUIVEND: Beeldgrens = { 1: 30, 4: 15 }

export const schuift = (spel: SpelId): boolean => SCHUIFT.has(spel)

export const beeldgrens = (spel: SpelId): Beeldgrens => (schuift(spel) ? SCHUIVEND : STAAND)

const gevraagd = process.env['BENCH_SPELLEN']?.split(',')
/** When only pages are named, no game is measured. */
const isVanPaginas = process.env['BENCH_PAGINAS'] !== undefined

/** Every finished game, or those that BENCH_SPELLEN names. */
export const SPELLEN: readonly SpelId[] = SPEL_IDS.filter(
  (id) => MANIFESTS[id].status === 'klaar' && (gevraagd?.includes(id) ?? !isVanPaginas),
)
