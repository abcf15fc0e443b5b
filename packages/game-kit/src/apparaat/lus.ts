/**
 * Calls `frame` once per animation frame with the ms since the previous one. A hidden tab or a closed laptop gets no
 * frames; the count starts afresh on return, so that time never counts.
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
