/** How many rows one statement carries: a school of 15,000 goes in thirty. */
export const DEEL = 500

/** Does something to many items, some at a time and one part after the other. */
export async function perDeel<T>(
  alle: readonly T[],
  perform: (deel: T[]) => Promise<unknown>,
): Promise<void> {
  for (let begin = 0; begin < alle.length; begin += DEEL)
    await perform(alle.slice(begin, begin + DEEL))
}
