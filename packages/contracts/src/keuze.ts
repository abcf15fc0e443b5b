import * as z from 'zod/mini'

/** What a schema of `keuze` may turn out to be: for who walks over schemas. */
export const keuzes = z.registry<{ readonly takken: readonly z.ZodMiniType[] }>()

/**
 * One of several shapes, told by the value itself before any is tried: one is read, and a fault is told in the words of
 * the one that was meant.
 */
export function keuze<Naam extends string, T extends Readonly<Record<Naam, z.ZodMiniType>>>(
  takken: T,
  kies: (rauw: unknown) => Naam,
): z.ZodMiniType<z.output<T[Naam]>, z.input<T[Naam]>> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((rauw, ctx) => {
      const gelezen = z.safeParse(takken[kies(rauw)], rauw)
      if (gelezen.success) return gelezen.data
      for (const issue of gelezen.error.issues) ctx.issues.push({ ...issue, input: rauw } as never)
      return z.NEVER
    }),
  ) as unknown as z.ZodMiniType<z.output<T[Naam]>, z.input<T[Naam]>>
  keuzes.add(schema, { takken: Object.values(takken) })
  return schema
}
