import * as z from 'zod/mini'
import { zonderOnzichtbaar } from './onzichtbaar.ts'

type Vorm = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** How much of a text is taken in. */
interface Maat {
  readonly max: number
  readonly min?: number
  /** Spaces around it and signs that nobody sees do not count, and are taken off first. */
  readonly knip?: boolean
  /** What is said where there is less than the least; the usual sentence without it. */
  readonly leeg?: string
}

/** One line: no name has control characters, and PostgreSQL takes no NUL. */
export const ENE_REGEL = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

/** No text and no JSON of PostgreSQL takes NUL, and half a sign is none. */
const HEEL = /^[^\0\p{Cs}]*$/u

/** So many times the most may come in where what does not count is taken off: spaces of a paste, not a book of them. */
const RUIM = 8

/** Something that is seen: marks and joiners alone are nothing. */
const ZICHTBAAR = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A text from outside. What is too long ends there: no pattern or rule of `vorm` ever sees more than `max` characters, and
 * what takes off what does not count sees a small multiple of it. Every text of a call is made here
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
