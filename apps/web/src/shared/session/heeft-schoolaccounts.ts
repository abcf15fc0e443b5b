/**
 * Whether a school account can be used here, as the server wrote it into the page. The build, which cannot
 * know, draws a sketch of the page with one, and `shared/schets/schets.css` takes it away.
 */
export const heeftSchoolaccounts = (): boolean =>
  typeof document === 'undefined' ||
  document.querySelector<HTMLMetaElement>('meta[name="schoolaccounts"]')?.content === '1'
