/** Of what is filled in only what is different: what a colleague changed meanwhile is not put back by it. */
export const andersVan = <T extends object>(
  was: Readonly<Record<string, unknown>>,
  wordt: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(wordt).filter(([veld, waarde]) => waarde !== was[veld]),
  ) as Partial<T>
