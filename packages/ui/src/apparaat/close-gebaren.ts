/**
 * Calls `onSluit` on Escape, and on a press that starts and ends beside the dialog (a text selection that ends there is
 * not such a press). Returns a function that stops listening.
 */
export function closeGebaren(dialog: HTMLDialogElement, onSluit: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let pressedBeside = false
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      onSluit()
    },
    { signal },
  )
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedBeside = target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressedBeside && target === dialog) onSluit()
    },
    { signal },
  )
  return () => stop.abort()
}
