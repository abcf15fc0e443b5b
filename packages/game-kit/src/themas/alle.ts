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

/** Every painted world, for where they are looked at together; a game takes its own alone. */
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
