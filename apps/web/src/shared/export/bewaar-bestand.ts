/** Gives bytes to the browser as a file to keep. */
export function bewaarBytes(naam: string, bytes: Blob): void {
  const adres = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = adres
  link.download = naam
  link.click()
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(adres), 0)
}

/** Gives a text to the browser as a file to keep. */
export const bewaarBestand = (
  naam: string,
  { tekst, soort }: { readonly tekst: string; readonly soort: string },
): void => bewaarBytes(naam, new Blob([tekst], { type: `${soort};charset=utf-8` }))
