import * as z from 'zod/mini'

type Vorm = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** How much of a text is taken in. */
interface Maat {
  readonly max: number
  readonly min?: number
  /** Spaces around it do not count, and are taken off first. */
  readonly knip?: boolean
  /** What is said where there is less than the least; the usual sentence without it. */
  readonly leeg?: string
}

/** One line: no name has control characters, and PostgreSQL takes no NUL. */
export const ENE_REGEL = z.regex(/^\P{Cc}*$/u)

/**
 * A text from outside. What is too long ends there: no pattern, change or rule of `vorm` ever sees more than `max`
 * characters, whatever it costs. Every text of a call is made here (`tooling/patronen/schema-walk.test.ts`).
 */
export const tekst = ({ max, min = 0, knip = false, leeg }: Maat, ...vorm: readonly Vorm[]) =>
  z
    .string()
    .check(
      ...(knip ? [z.trim()] : []),
      z.maxLength(max, { abort: true }),
      ...(min > 0 ? [z.minLength(min, { error: leeg, abort: true })] : []),
      ...vorm,
    )
