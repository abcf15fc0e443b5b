import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Item, Manifest, Soort } from '@letterhaven/game-kit/regels/contract'
import { glazenwasser } from './glazenwasser/manifest.ts'
import { flipperkast } from './flipperkast/manifest.ts'
import { groeivis } from './groeivis/manifest.ts'
import { leesraket } from './leesraket/manifest.ts'
import { pizzabakken } from './pizzabakken/manifest.ts'
import { taxirit } from './taxirit/manifest.ts'
import { postbezorger } from './postbezorger/manifest.ts'
import { platformklimmen } from './platformklimmen/manifest.ts'
import { bellenprikken } from './bellenprikken/manifest.ts'
import { fotosafari } from './fotosafari/manifest.ts'
import { KOMEND_MAKEN } from './komend-maken.ts'
import { KOMEND_WERELD } from './komend-wereld.ts'
import type { Rij } from './rij.ts'

const KOMEND: Partial<Record<SpelId, Rij>> = {
  ...KOMEND_MAKEN,
  ...KOMEND_WERELD,
}

/** What an item must have besides its word and graphemes, by kind. */
const NODIG: Partial<Record<Soort, keyof Item>> = {
  splitsen: 'syllables',
  zinnen: 'sentence',
  spelling: 'choices',
}

function manifest(id: SpelId, { titel, familie, soorten, groepen, over }: Rij): Manifest {
  const extra = soorten.flatMap((soort) => NODIG[soort] ?? [])
  return {
    id,
    title: titel,
    family: familie,
    kinds: soorten,
    groups: groepen,
    minutes: [2, 4],
    needs: ['word', 'graphemes', ...new Set(extra)],
    calm: familie === 'banen' || familie === 'mikken' ? 'turn-based' : 'same',
    beschrijving: over,
    status: 'later',
  }
}

const komend = Object.entries(KOMEND).map(([id, r]) => [id, manifest(id as SpelId, r)] as const)

/** The manifests of all 45 games. */
export const MANIFESTS = {
  ...Object.fromEntries(komend),
  fotosafari,
  platformklimmen,
  bellenprikken,
  postbezorger,
  leesraket,
  taxirit,
  pizzabakken,
  flipperkast,
  groeivis,
  glazenwasser,
} as Record<SpelId, Manifest>
