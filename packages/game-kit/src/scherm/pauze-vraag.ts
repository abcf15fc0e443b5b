const VRAAG = 'letterhaven-pauze'

/** Asks a game that runs on this page to wait, because something else needs attention. */
export function askPauze(): void {
  document.dispatchEvent(new Event(VRAAG))
}

/** Calls `perform` when a game should wait. Returns a function that stops this. */
export function hearPauzeVraag(perform: () => void): () => void {
  document.addEventListener(VRAAG, perform)
  return () => document.removeEventListener(VRAAG, perform)
}
