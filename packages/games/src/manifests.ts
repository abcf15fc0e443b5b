import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { makeManifest } from '@letterhaven/game-kit/regels/manifest'
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
import { wortelboer } from './wortelboer/manifest.ts'
import { sneeuwkanon } from './sneeuwkanon/manifest.ts'
import { splitsmachine } from './splitsmachine/manifest.ts'
import { quizvraag } from './quizvraag/manifest.ts'
import { leesrace } from './leesrace/manifest.ts'
import { roeien } from './roeien/manifest.ts'
import { treinmachinist } from './treinmachinist/manifest.ts'
import { bioscoop2 } from './bioscoop2/manifest.ts'
import { KOMEND_MAKEN } from './komend-maken.ts'
import { KOMEND_WERELD } from './komend-wereld.ts'
import type { Komend } from './komend.ts'

const KOMEND: Partial<Record<SpelId, Komend>> = { ...KOMEND_MAKEN, ...KOMEND_WERELD }

const komend = Object.entries(KOMEND).map(
  ([id, delen]) =>
    [
      id,
      makeManifest({
        id: id as SpelId,
        ...delen,
        minutes: [2, 4],
        calm: 'same',
        status: 'later',
      }),
    ] as const,
)

/** The manifests of all 45 games. */
export const MANIFESTS = {
  ...Object.fromEntries(komend),
  roeien,
  treinmachinist,
  bioscoop2,
  quizvraag,
  leesrace,
  sneeuwkanon,
  splitsmachine,
  wortelboer,
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
