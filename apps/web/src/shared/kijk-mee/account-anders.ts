const ANDERS = 'lh-account-anders'

/** Reports that an account was renamed, to code that shows its name without the query library. */
export const reportAccountAnders = (): boolean => dispatchEvent(new Event(ANDERS))

/** Calls back whenever an account is renamed; returns a function that ends that. */
export function bijAccountAnders(doe: () => void): () => void {
  addEventListener(ANDERS, doe)
  return () => removeEventListener(ANDERS, doe)
}
