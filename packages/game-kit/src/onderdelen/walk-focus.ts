/** Moves the focus a number of places on among the buttons that a selector finds: past the last one comes the first. */
export function walkFocus(vlak: ParentNode | null | undefined, keus: string, stap: number): void {
  const knoppen = [...(vlak?.querySelectorAll<HTMLElement>(keus) ?? [])]
  const nu = knoppen.findIndex((knop) => knop === document.activeElement)
  knoppen.at((nu + stap) % Math.max(1, knoppen.length))?.focus({ preventScroll: true })
}
