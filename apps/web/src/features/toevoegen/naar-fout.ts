/** Brings the first field that is not right into sight and gives it the focus; false where there is none. */
export function naarFout(formulier: HTMLElement | null): boolean {
  const veld = formulier?.querySelector<HTMLElement>('[aria-invalid=true]')
  // In the middle: at the edge it would lie below the foot of the page.
  veld?.scrollIntoView({ block: 'center' })
  veld?.focus({ preventScroll: true })
  return Boolean(veld)
}
