import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'

/** What can be pressed in a game that is not its bar, by a hand that has just come to it. */
export const SPEELBAAR = '.lhs-spel [data-begin]:not(:disabled):not([aria-disabled="true"])'
/** The picture of a game stands. */
export const GETEKEND = '.lhs-doek[data-klaar="ja"]'

/** The games whose world moves under the player: nearly every pixel is another one in the next frame. */
const SCHUIFT: ReadonlySet<SpelId> = new Set([
  'taxirit',
  'platformklimmen',
  'fotosafari',
  'autorace',
  'vliegrace',
  'leesrace',
  'helikopter',
])

/** Frames per second that a game must reach, by how many times slower the processor is made. */
export interface Beeldgrens {
  readonly 1: number
  readonly 4: number
}

const STAAND: Beeldgrens = { 1: 50, 4: 24 }
const SCHUIVEND: Beeldgrens = { 1: 30, 4: 15 }

export const schuift = (spel: SpelId): boolean => SCHUIFT.has(spel)

export const beeldgrens = (spel: SpelId): Beeldgrens => (schuift(spel) ? SCHUIVEND : STAAND)

const gevraagd = process.env['BENCH_SPELLEN']?.split(',')
/** Who names pages alone asks for no game. */
const isVanPaginas = process.env['BENCH_PAGINAS'] !== undefined

/** Every finished game, or those that BENCH_SPELLEN names. */
export const SPELLEN: readonly SpelId[] = SPEL_IDS.filter(
  (id) => MANIFESTS[id].status === 'klaar' && (gevraagd?.includes(id) ?? !isVanPaginas),
)
