/** Gives a file to the browser to save. */
export function saveBestand(naam: string, inhoud: Blob): void {
  const adres = URL.createObjectURL(inhoud)
  const link = document.createElement('a')
  link.href = adres
  link.download = naam
  link.click()
  // Once it has begun, the download keeps the data alive itself.
  setTimeout(() => URL.revokeObjectURL(adres), 0)
}

/** Does the same for a text. */
export const saveTekst = (
  naam: string,
  { tekst, soort }: { readonly tekst: string; readonly soort: string },
): void => saveBestand(naam, new Blob([tekst], { type: `${soort};charset=utf-8` }))
