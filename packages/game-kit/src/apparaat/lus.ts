/**
 * Calls `frame` with the ms since the last one, once per animation frame. A hidden tab or a
 * closed laptop gives no frames; coming back starts at zero, so that time never counts.
 */
export function startLus(frame: (ms: number) => void): () => void {
  let vorige: number | null = null
  let id = requestAnimationFrame(lus)

  function lus(nu: number): void {
    id = requestAnimationFrame(lus)
    if (vorige !== null) frame(nu - vorige)
    vorige = nu
  }
  function wissel(): void {
    vorige = null
  }
  document.addEventListener('visibilitychange', wissel)
  return () => {
    cancelAnimationFrame(id)
    document.removeEventListener('visibilitychange', wissel)
  }
}
