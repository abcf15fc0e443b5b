const ANDERS = 'lh-account-anders'

/** Reports that an account was renamed, to code that shows its name without the query library. */
export const reportAccountAnders = (): boolean => dispatchEvent(new Event(ANDERS))

/** Calls back whenever an account is renamed; returns a function that ends that. */
export function bijAccountAnders(perform: () => void): () => void {
  addEventListener(ANDERS, perform)
  return () => removeEventListener(ANDERS, perform)
}
