const VRAAG = 'letterhaven-pauze'

/** Asks a game that runs on this page to wait, because something else needs attention. */
export function askPauze(): void {
  document.dispatchEvent(new Event(VRAAG))
}

/** Calls `doe` when a game should wait. Returns a function that stops this. */
export function hearPauzeVraag(doe: () => void): () => void {
  document.addEventListener(VRAAG, doe)
  return () => document.removeEventListener(VRAAG, doe)
}
