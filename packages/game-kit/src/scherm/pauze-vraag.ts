const VRAAG = 'letterhaven-pauze'

/** Something else asks for attention: a game that runs on this page should wait. */
export function askPauze(): void {
  document.dispatchEvent(new Event(VRAAG))
}

/** Hears that a game should wait; returns the way to hear no more. */
export function hearPauzeVraag(doe: () => void): () => void {
  document.addEventListener(VRAAG, doe)
  return () => document.removeEventListener(VRAAG, doe)
}
