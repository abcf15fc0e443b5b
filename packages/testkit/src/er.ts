/** Returns what a hook made before the tests; throws outside a test, where it is not there yet. */
export function er<T>(deel: T | undefined): T {
  if (deel === undefined) throw new Error('only inside a test')
  return deel
}
