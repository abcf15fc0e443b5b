/** Scrolls to the first invalid field and gives it the focus; returns false when there is none. */
export function naarFout(formulier: HTMLElement | null): boolean {
  const veld = formulier?.querySelector<HTMLElement>('[aria-invalid=true]')
  // In the middle: at the edge it would be behind the foot of the page.
  veld?.scrollIntoView({ block: 'center' })
  veld?.focus({ preventScroll: true })
  return Boolean(veld)
}
