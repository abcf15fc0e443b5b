/** Returns only the fields that differ from what they were, so that a save does not undo what a colleague changed meanwhile. */
export const andersVan = <T extends object>(
  was: Readonly<Record<string, unknown>>,
  wordt: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(wordt).filter(([veld, waarde]) => waarde !== was[veld]),
  ) as Partial<T>
