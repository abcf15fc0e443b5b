/**
 * Starts keeping the pupil's area for when the network drops; only in a built app. The page is
 * left to load first. A browser that refuses plays on with a network.
 */
export function registreerWerker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
