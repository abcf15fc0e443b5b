/** Nothing waits longer than this for what a device keeps, in ms: a store may never answer. */
export const GEDULD_MS = 1000

/** Came to nothing, or did not come in time. */
export const MIS = Symbol('mis')

/**
 * What the work came to, or `MIS` where it failed or took longer than a second. `laat` hears of work that succeeded
 * after nobody waited for it any more.
 */
export function tijdig<T>(werk: Promise<T>, laat?: (uitkomst: T) => void): Promise<T | typeof MIS> {
  return new Promise((klaar) => {
    let isVoorbij = false
    const wekker = setTimeout(() => {
      isVoorbij = true
      klaar(MIS)
    }, GEDULD_MS)
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
