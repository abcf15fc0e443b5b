/** Live region that waits for a pause in speech. */
export const statusGebied = { role: 'status' } as const

/** Box that scrolls on its own: it must be reachable by keyboard (WCAG 2.1.1), so it has a name and a tab stop. */
export function schuifgebied(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const
}

/** Drawing that is spoken as one picture, named by the `<title>` with this id: it has names in it, and no room for other words. */
export function tekening(titleId: string) {
  return { role: 'img', 'aria-labelledby': titleId, translate: 'no' } as const
}
