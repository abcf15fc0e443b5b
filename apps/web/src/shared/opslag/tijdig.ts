/** The longest that anything waits for the device's storage, in ms: a store may never answer. */
export const GEDULD_MS = 1000

/** The waiting is done in so many turns: a page that is busy for a second uses up one of them, and hears the store after it. */
const BEURTEN = 10

/** The result of work that failed or did not finish in time. */
export const MIS = Symbol('mis')

/**
 * Returns the result of the work, or `MIS` when it failed or took longer than a second. `laat` is called with the result of
 * work that succeeded after nobody waited for it any more.
 */
export function tijdig<T>(werk: Promise<T>, laat?: (uitkomst: T) => void): Promise<T | typeof MIS> {
  return new Promise((klaar) => {
    let isVoorbij = false
    let wekker: ReturnType<typeof setTimeout>
    function wait(beurten: number): void {
      wekker = setTimeout(() => {
        if (beurten > 1) return wait(beurten - 1)
        isVoorbij = true
        klaar(MIS)
      }, GEDULD_MS / BEURTEN)
    }
    wait(BEURTEN)
    werk.then(
      (uitkomst) => {
        clearTimeout(wekker)
        if (isVoorbij) laat?.(uitkomst)
        else klaar(uitkomst)
      },
      () => {
        clearTimeout(wekker)
        klaar(MIS)
      },
    )
  })
}
