/** Whether a school account can be used here, as the server wrote it into the page. */
export const heeftSchoolaccounts = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="schoolaccounts"]')?.content === '1'
