/** Returns how large the pupil reads: 1 for the usual size of text, 2 for letters of twice that. */
export function readSchaal(): number {
  const maat = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return maat > 0 ? maat / 16 : 1
}
