import { codering, school, vorm } from './bestand.ts'
import { namen, rijen } from './inhoud.ts'
import { utf8, type Variant } from './variant.ts'
import { vijandig } from './vijandig.ts'

/** Returns all variants, both what schools send and what is sent to do harm, made from one valid file. */
export const variantenVan = (basis: string): Variant[] =>
  [codering, vorm, school, rijen, namen, vijandig]
    .flatMap((deel) => deel(basis))
    .map(([naam, inhoud, soort]) => ({
      naam,
      bytes: typeof inhoud === 'string' ? utf8(inhoud) : inhoud,
      ...soort,
    }))
