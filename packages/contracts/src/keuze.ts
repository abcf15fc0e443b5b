import * as z from 'zod/mini'

/** The branches of each schema made by `keuze`, for code that walks over schemas. */
export const keuzes = z.registry<{ readonly takken: readonly z.ZodMiniType[] }>()

/**
 * Makes a schema for one of several shapes. The value itself tells which one is meant before any is tried, so that only
 * one is parsed and an error uses the messages of that shape.
 */
export function keuze<Naam extends string, T extends Readonly<Record<Naam, z.ZodMiniType>>>(
  takken: T,
  choose: (rauw: unknown) => Naam,
): z.ZodMiniType<z.output<T[Naam]>, z.input<T[Naam]>> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((rauw, ctx) => {
      const gelezen = z.safeParse(takken[choose(rauw)], rauw)
      if (gelezen.success) return gelezen.data
      for (const issue of gelezen.error.issues) ctx.issues.push({ ...issue, input: rauw } as never)
      return z.NEVER
    }),
  ) as unknown as z.ZodMiniType<z.output<T[Naam]>, z.input<T[Naam]>>
  keuzes.add(schema, { takken: Object.values(takken) })
  return schema
}
