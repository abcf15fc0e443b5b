import * as z from 'zod/mini'

/** How long a list may be. */
interface Maat {
  readonly max: number
  readonly min?: number
  /** The message for a list that is too short, instead of the usual one. */
  readonly leeg?: string
}

/** Makes a schema for a list from outside. A list that is too long is refused before any of its items is looked at. */
export const lijst = <T extends z.ZodMiniType>(ding: T, { max, min = 0, leeg }: Maat) =>
  z
    .array(ding)
    .check(
      z.maxLength(max, { abort: true }),
      ...(min > 0 ? [z.minLength(min, { error: leeg, abort: true })] : []),
    )
