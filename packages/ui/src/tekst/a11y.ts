/** A live region that waits for a pause in speech. */
export const statusGebied = { role: 'status' } as const

/** A box that scrolls by itself. It must be reachable by keyboard (WCAG 2.1.1), so it has a name and a tab stop. */
export function schuifgebied(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const
}

/**
 * A drawing that is spoken as one picture, named by the `<title>` with this id. It is not translated: it contains
 * names, and has no room for other words.
 */
export function tekening(titleId: string) {
  return { role: 'img', 'aria-labelledby': titleId, translate: 'no' } as const
}
