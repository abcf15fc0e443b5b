import type { ManifestDelen } from '@letterhaven/game-kit/regels/manifest'

/** What is decided about a game before it is built. */
export type Komend = Pick<
  ManifestDelen,
  'title' | 'family' | 'hoofdvorm' | 'gok' | 'vormen' | 'beschrijving'
>
