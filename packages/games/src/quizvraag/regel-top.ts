/** The room above the first line, relative to the size of its letters: there the text fades. */
const RUIM = 0.9

/** Returns where a text stands when a whole line is the first: the last one that begins above `top`, from where its lines begin. */
export function wholeTop(regels: readonly number[], top: number, ruim: number): number {
  const hier = regels.map((regel) => regel - ruim).filter((plek) => plek <= top + 1)
  return Math.max(0, ...hier)
}

/** Returns the same of a text on the screen. */
export function regelTop(vlak: HTMLElement, top: number): number {
  if (top >= vlak.scrollHeight - vlak.clientHeight - 1) return top
  const boven = vlak.getBoundingClientRect().top - vlak.scrollTop
  const regels = [...vlak.querySelectorAll('[data-zin]')].flatMap((zin) =>
    Array.from(zin.getClientRects(), (kader) => kader.top - boven),
  )
  return wholeTop(regels, top, RUIM * Number.parseFloat(getComputedStyle(vlak).fontSize))
}
