/** Gives a text to the browser as a file to keep. */
export function bewaarBestand(
  naam: string,
  { tekst, soort }: { readonly tekst: string; readonly soort: string },
): void {
  bewaarBlob(naam, new Blob([tekst], { type: `${soort};charset=utf-8` }))
}

/** Gives bytes to the browser as a file to keep. */
export function bewaarBlob(naam: string, blob: Blob): void {
  const adres = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = adres
  link.download = naam
  link.click()
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(adres), 0)
}
