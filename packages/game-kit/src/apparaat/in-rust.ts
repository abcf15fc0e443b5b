/** The pause between two pieces of work in a browser that does not report idle time. */
const RUST_MS = 60

/**
 * Does a small piece of work in every idle moment until `stuk` returns false, when nothing is left. Returns a function
 * that stops it.
 */
export function runInRust(stuk: () => boolean): () => void {
  // Checked at run time because Safari does not have it.
  const kan = 'requestIdleCallback' in globalThis
  let beurt = 0
  const werk = (): void => {
    if (stuk()) vraag()
  }
  function vraag(): void {
    beurt = kan ? requestIdleCallback(werk) : window.setTimeout(werk, RUST_MS)
  }
  vraag()
  return () => (kan ? cancelIdleCallback(beurt) : clearTimeout(beurt))
}

/** Runs `perform` after the next frame was shown. Returns a function that cancels it. */
export function naBeeld(perform: () => void): () => void {
  let wekker = 0
  const beeld = requestAnimationFrame(() => {
    wekker = window.setTimeout(perform, 0)
  })
  return () => {
    cancelAnimationFrame(beeld)
    clearTimeout(wekker)
  }
}
