/** What a hook made before the tests; asked for outside one it is not there yet. */
export function er<T>(deel: T | undefined): T {
  if (deel === undefined) throw new Error('only inside a test')
  return deel
}
