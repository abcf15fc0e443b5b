/** 'system' follows the device. The words are also what stands in storage. */
export type Thema = 'light' | 'dark' | 'system'

/** Storage key of the choice; not personal, so it survives signing out. */
export const THEMA_SLEUTEL = 'theme'

/** Reads a stored value; anything unknown, and nothing at all, is the default: light. */
export function parseThema(stored: string | null): Thema {
  return stored === 'dark' || stored === 'system' ? stored : 'light'
}

/** Puts the choice on the root element: `data-theme`, absent for 'system'. */
export function applyThema(root: { dataset: DOMStringMap }, thema: Thema): void {
  if (thema === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = thema
}
