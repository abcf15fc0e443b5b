/** 'system' follows the device. These words are also what is kept in storage. */
export type Thema = 'light' | 'dark' | 'system'

/** The storage key of the choice. It is not personal, so it survives signing out. */
export const THEMA_SLEUTEL = 'theme'

/** Reads a stored value. An unknown value, or none at all, gives the default: light. */
export function parseThema(stored: string | null): Thema {
  return stored === 'dark' || stored === 'system' ? stored : 'light'
}

/** Puts the choice on the root element: `data-theme`, absent for 'system'. */
export function applyThema(root: { dataset: DOMStringMap }, thema: Thema): void {
  if (thema === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = thema
}
