/** Years before the first leerjaar: in Flanders three of kleuters. */
const KLEUTER = /^(?:k\D*([1-3])|([1-3])\D*k)/i
const LEERJAAR = /([1-6])/

/** A Flemish leerjaar, or the class that is called by it, as the standard's year: the first leerjaar is 3. */
export function jaarVanLeerjaar(tekst: string): string {
  const kleuter = KLEUTER.exec(tekst)
  if (kleuter) return String(Number(kleuter[1] ?? kleuter[2]) - 1)
  const leerjaar = LEERJAAR.exec(tekst)?.[1]
  return leerjaar === undefined ? '' : String(Number(leerjaar) + 2)
}

/** The year of a Dutch group by its name; of a combination group nothing, since its pupils differ. */
export function jaarVanGroep(tekst: string): string {
  return /^(?:groep\s*)?([1-8])(?![\d/+&-])/i.exec(tekst)?.[1] ?? ''
}
