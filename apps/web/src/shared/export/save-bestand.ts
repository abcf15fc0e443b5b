/** Gives a file to the browser to keep. */
export function saveBestand(naam: string, inhoud: Blob): void {
  const adres = URL.createObjectURL(inhoud)
  const link = document.createElement('a')
  link.href = adres
  link.download = naam
  link.click()
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(adres), 0)
}

/** The same with a text. */
export const saveTekst = (
  naam: string,
  { tekst, soort }: { readonly tekst: string; readonly soort: string },
): void => saveBestand(naam, new Blob([tekst], { type: `${soort};charset=utf-8` }))
