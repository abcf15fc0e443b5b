import type { Thema } from './thema.ts'
import {
  BOERDERIJ,
  BOS,
  GRACHT,
  JUNGLE,
  KERMIS,
  MARKT,
  ONDERWATER,
  POLDER,
  RUIMTE,
  SNEEUW,
  WEG,
  ZEE,
} from './werelden.ts'

/** Every painted world, for pages that show them together. A game imports only its own. */
export const THEMAS: readonly Thema[] = [
  GRACHT,
  POLDER,
  ZEE,
  ONDERWATER,
  RUIMTE,
  SNEEUW,
  JUNGLE,
  BOERDERIJ,
  MARKT,
  WEG,
  BOS,
  KERMIS,
]
