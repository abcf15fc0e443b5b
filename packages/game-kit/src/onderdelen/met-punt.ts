/** Returns a sentence with its mark at the end: its own, or else a full stop. */
export const metPunt = (zin: string): string => (/[.!?]['’]?$/.test(zin) ? zin : `${zin}.`)
