import * as z from 'zod/mini'

/** How much of a list is taken in. */
interface Maat {
  readonly max: number
  readonly min?: number
  /** What is said where there is less than the least; the usual sentence without it. */
  readonly leeg?: string
}

/** A list from outside: one that is too long ends before any thing of it is looked at. */
export const lijst = <T extends z.ZodMiniType>(ding: T, { max, min = 0, leeg }: Maat) =>
  z
    .array(ding)
    .check(
      z.maxLength(max, { abort: true }),
      ...(min > 0 ? [z.minLength(min, { error: leeg, abort: true })] : []),
    )
