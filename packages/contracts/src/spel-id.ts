import * as z from 'zod/mini'

/** The 45 games of the specification, section 2, in its order. Folder and file names use these ids. */
export const SPEL_IDS = [
  'pizzabakken',
  'treinmachinist',
  'glazenwasser',
  'taxirit',
  'pijplijn',
  'verfgooien',
  'botenkoers',
  'wortelboer',
  'tuinsproeien',
  'ninja',
  'pinata',
  'postbezorger',
  'stofzuigen',
  'dinograven',
  'buurtsuper',
  'bladblazen',
  'bioscoop2',
  'ballengooien',
  'blobgezocht',
  'groeivis',
  'dozenspringen',
  'doolhof',
  'platformklimmen',
  'fotosafari',
  'kippenspuiten',
  'stuitergame',
  'rups',
  'paragame',
  'vissenvangen',
  'flipperkast',
  'splitsmachine',
  'visvijver',
  'quizvraag',
  'roeien',
  'sneeuwkanon',
  'leesrace',
  'leesraket',
  'helikopter',
  'vishaak',
  'vliegrace',
  'beestjesvangen',
  'raketstrijd',
  'bellenprikken',
  'autorace',
  'dienbladbalanceren',
] as const

export const SpelIdSchema = z.enum(SPEL_IDS)
export type SpelId = z.infer<typeof SpelIdSchema>

/** The URL segment of a game when it differs from the id: the specification writes `piñata` with its tilde. */
const AFWIJKEND_SEGMENT: Partial<Record<SpelId, string>> = { pinata: 'piñata' }

/** Returns the path segment under `/spellen/` for a game, exactly as the specification spells it. */
export function spelSegment(spel: SpelId): string {
  return AFWIJKEND_SEGMENT[spel] ?? spel
}

/** Returns the game for a decoded path segment, or undefined for an unknown one; `pinata` is accepted beside `piñata`. */
export function spelBySegment(segment: string): SpelId | undefined {
  const gezocht = segment.normalize('NFC')
  return SPEL_IDS.find((spel) => spel === gezocht || spelSegment(spel) === gezocht)
}
