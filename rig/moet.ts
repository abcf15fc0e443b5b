/** Returns a value that must be there, or throws with its name. */
export function moet<T>(waarde: T | null | undefined, wat: string): T {
  if (waarde === null || waarde === undefined) throw new Error(`${wat} is missing`)
  return waarde
}
