/** Returns where a key moves the focus in a menu of `aantal` lines, from line `huidig`; undefined for other keys. */
export function volgendItem(key: string, huidig: number, aantal: number): number | undefined {
  if (aantal === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (huidig + 1) % aantal
    case 'ArrowUp':
      return (huidig - 1 + aantal) % aantal
    case 'Home':
      return 0
    case 'End':
      return aantal - 1
    default:
      return undefined
  }
}

/** Returns the first line after `huidig` (wrapping round) whose label starts with the typed letter. */
export function itemMetLetter(
  letter: string,
  huidig: number,
  labels: readonly string[],
): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined
  const wanted = letter.toLocaleLowerCase('nl')
  const order = labels.map((_, step) => (huidig + 1 + step) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase('nl').startsWith(wanted))
}
