import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'

/** The games that can be played, each in a chunk of its own. */
export const SPELLEN: Partial<Record<SpelId, () => Promise<GameModule>>> = {
  pizzabakken: () => import('./pizzabakken/index.ts').then(({ spel }) => spel),
  glazenwasser: () => import('./glazenwasser/index.ts').then(({ spel }) => spel),
  flipperkast: () => import('./flipperkast/index.ts').then(({ spel }) => spel),
  groeivis: () => import('./groeivis/index.ts').then(({ spel }) => spel),
  leesraket: () => import('./leesraket/index.ts').then(({ spel }) => spel),
  taxirit: () => import('./taxirit/index.ts').then(({ spel }) => spel),
  postbezorger: () => import('./postbezorger/index.ts').then(({ spel }) => spel),
  platformklimmen: () => import('./platformklimmen/index.ts').then(({ spel }) => spel),
  bellenprikken: () => import('./bellenprikken/index.ts').then(({ spel }) => spel),
  fotosafari: () => import('./fotosafari/index.ts').then(({ spel }) => spel),
  wortelboer: () => import('./wortelboer/index.ts').then(({ spel }) => spel),
  sneeuwkanon: () => import('./sneeuwkanon/index.ts').then(({ spel }) => spel),
  splitsmachine: () => import('./splitsmachine/index.ts').then(({ spel }) => spel),
  quizvraag: () => import('./quizvraag/index.ts').then(({ spel }) => spel),
  leesrace: () => import('./leesrace/index.ts').then(({ spel }) => spel),
  roeien: () => import('./roeien/index.ts').then(({ spel }) => spel),
  treinmachinist: () => import('./treinmachinist/index.ts').then(({ spel }) => spel),
  bioscoop2: () => import('./bioscoop2/index.ts').then(({ spel }) => spel),
}
