/**
 * Returns whether a school account can be used here, which the server wrote into the page. The build, which cannot know, draws
 * a sketch of the page with one, and `shared/schets/schets.css` removes it.
 */
export const heeftSchoolaccounts = (): boolean =>
  typeof document === 'undefined' ||
  document.querySelector<HTMLMetaElement>('meta[name="schoolaccounts"]')?.content === '1'
