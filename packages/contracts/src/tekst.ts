import * as z from 'zod/mini'
import { zonderOnzichtbaar } from './onzichtbaar.ts'

type Vorm = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** How long a text may be. */
interface Maat {
  readonly max: number
  readonly min?: number
  /** Whether to first remove surrounding spaces and invisible characters, which do not count. */
  readonly knip?: boolean
  /** The message for a text that is too short, instead of the usual one. */
  readonly leeg?: string
}

/** A single line: no name has control characters, and PostgreSQL does not accept NUL. */
export const ENE_REGEL = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

/** PostgreSQL accepts NUL in neither text nor JSON, and half a surrogate pair is not a character. */
const HEEL = /^[^\0\p{Cs}]*$/u

/** How many times the maximum may come in before trimming: enough for the spaces of a paste, but not for a whole book. */
const RUIM = 8

/** Something visible: combining marks and joiners alone do not count. */
const ZICHTBAAR = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Makes a schema for a text from outside. A text that is too long is refused there: no pattern or rule in `vorm` ever
 * sees more than `max` characters, and the trimming sees only a small multiple of it. Every text in a call is made here
 * (`tooling/patronen/schema-walk.test.ts`).
 */
export const tekst = ({ max, min = 0, knip = false, leeg }: Maat, ...vorm: readonly Vorm[]) =>
  z
    .string()
    .check(
      ...(knip
        ? [z.maxLength(RUIM * max, { abort: true }), z.overwrite(zonderOnzichtbaar), z.trim()]
        : []),
      z.maxLength(max, { abort: true }),
      ...(min > 0 ? [z.minLength(min, { error: leeg, abort: true })] : []),
      ...(knip && min > 0 ? [z.regex(ZICHTBAAR, { error: leeg, abort: true })] : []),
      z.regex(HEEL, { abort: true }),
      ...vorm,
    )
