const ANDERS = 'lh-account-anders'

/** Says that an account has another name, to what names it without the query library. */
export const reportAccountAnders = (): boolean => dispatchEvent(new Event(ANDERS))

/** Calls back whenever it does; answers how to end that. */
export function bijAccountAnders(doe: () => void): () => void {
  addEventListener(ANDERS, doe)
  return () => removeEventListener(ANDERS, doe)
}
