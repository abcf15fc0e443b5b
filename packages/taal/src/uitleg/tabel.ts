import type { CatCode } from '../cat-code.ts'
import { UITLEG_ACHTERVOEGSELS } from './achtervoegsels.ts'
import { UITLEG_KLANKEN } from './klanken.ts'
import { UITLEG_LEENWOORDEN } from './leenwoorden.ts'
import { UITLEG_REGELS } from './regels.ts'
import { UITLEG_SAMENSTELLINGEN } from './samenstellingen.ts'
import { UITLEG_SCHRIFT } from './schrift.ts'
import type { Uitleg } from './uitleg.ts'
import { UITLEG_WEETWOORDEN } from './weetwoorden.ts'
import { UITLEG_WERKWOORDEN } from './werkwoorden.ts'

/** The explanation of every category; a code without one does not compile. */
export const UITLEG = {
  ...UITLEG_KLANKEN,
  ...UITLEG_REGELS,
  ...UITLEG_WEETWOORDEN,
  ...UITLEG_LEENWOORDEN,
  ...UITLEG_ACHTERVOEGSELS,
  ...UITLEG_SAMENSTELLINGEN,
  ...UITLEG_WERKWOORDEN,
  ...UITLEG_SCHRIFT,
} satisfies Readonly<Record<CatCode, Uitleg>>
