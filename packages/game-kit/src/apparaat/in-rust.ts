/** Where the browser does not say when it has nothing to do. */
const RUST_MS = 60

/** Does a small piece of work in every idle moment, until it answers that nothing is left. Returns the way to stop. */
export function runInRust(stuk: () => boolean): () => void {
  // Asked at run time: Safari has none.
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

/** Does something after the next frame was shown. Returns the way to call it off. */
export function naBeeld(doe: () => void): () => void {
  let wekker = 0
  const beeld = requestAnimationFrame(() => {
    wekker = window.setTimeout(doe, 0)
  })
  return () => {
    cancelAnimationFrame(beeld)
    clearTimeout(wekker)
  }
}
