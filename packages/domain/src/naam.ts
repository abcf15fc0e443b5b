import type { Land } from '@letterhaven/contracts/admin'
import type { Naam } from '@letterhaven/contracts/leerling'

/** Returns the name as it is said: first name, prefix, surname. A child with one name has just that one. */
export function volledigeNaam(naam: Naam): string {
  return delen(naam.voornaam, naam.tussenvoegsel, naam.achternaam).join(' ')
}

/** A name as the database returns it, for somebody who may no longer be known. */
type NaamOfNiets = { readonly [K in keyof Naam]: Naam[K] | null }

/** Returns the full name; null for somebody whose name is no longer known. */
export function bekendeNaam({ voornaam, tussenvoegsel, achternaam }: NaamOfNiets): string | null {
  if (voornaam === null) return null
  return volledigeNaam({
    voornaam,
    tussenvoegsel: tussenvoegsel ?? '',
    achternaam: achternaam ?? '',
  })
}

/** Adds the full stop to a first name with the initial of a surname, as a log keeps it: 'Noor V.'. */
export const metLetterpunt = (naam: string): string => naam.replace(/ \p{L}$/u, '$&.')

/** Returns the name as a list shows it: 'Berg, Noor van den' (nl) or 'Van den Berg, Noor' (be). */
export function lijstNaam(naam: Naam, land: Land): string {
  const { voornaam, tussenvoegsel, achternaam } = schoon(naam)
  if (!achternaam) return delen(voornaam, tussenvoegsel).join(' ')
  if (land === 'be') {
    return delen(delen(hoofdletter(tussenvoegsel), achternaam).join(' '), voornaam).join(', ')
  }
  return delen(achternaam, delen(voornaam, tussenvoegsel).join(' ')).join(', ')
}

/**
 * Returns a key that sorts by plain comparison: on the surname, without its prefix in the Netherlands and with it in Flanders,
 * ignoring accents, case and apostrophes. A child with one name sorts on that name.
 */
export function sorteerSleutel(naam: Naam, land: Land): string {
  const { voornaam, tussenvoegsel, achternaam } = schoon(naam)
  const kern =
    land === 'be'
      ? [delen(tussenvoegsel, achternaam).join(' '), voornaam]
      : [achternaam, voornaam, tussenvoegsel]
  // Two spaces sort before anything inside a name: 'Bos' comes before 'Bos-Visser'.
  return kern.map(vereenvoudigd).filter(Boolean).join('  ')
}

/** Returns the comparison of two names in this country; it is 0 for equal keys. */
export function compareNamen(land: Land): (a: Naam, b: Naam) => number {
  return (a, b) => {
    const [x, y] = [sorteerSleutel(a, land), sorteerSleutel(b, land)]
    return x < y ? -1 : x > y ? 1 : 0
  }
}

const groepSleutel = (naam: string): string =>
  vereenvoudigd(naam).replace(/\d+/g, (cijfers) => cijfers.padStart(6, '0'))

/** Compares the names of two groups: 'Groep 8' comes before 'groep 10'. */
export function compareGroepsnamen(a: string, b: string): number {
  const [x, y] = [groepSleutel(a), groepSleutel(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

function schoon({ voornaam, tussenvoegsel, achternaam }: Naam): Naam {
  const [v, t, a] = [voornaam, tussenvoegsel, achternaam].map((s) =>
    s.normalize('NFC').trim().replace(/\s+/gu, ' '),
  )
  return { voornaam: v ?? '', tussenvoegsel: t ?? '', achternaam: a ?? '' }
}

function delen(...stukken: string[]): string[] {
  return stukken.map((s) => s.normalize('NFC').trim().replace(/\s+/gu, ' ')).filter(Boolean)
}

function hoofdletter(tekst: string): string {
  return tekst.charAt(0).toLocaleUpperCase('nl') + tekst.slice(1)
}

/**
 * Returns a name without case, accents, apostrophes and hyphens, so that two spellings of it are the same and 'zoe' finds Zoë.
 */
export const kaleNaam = (tekst: string): string => vereenvoudigd(tekst)

/** Removes the accents of Latin letters and spells out letters that no decomposition reaches. */
function vereenvoudigd(tekst: string): string {
  return tekst
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæøœłđıŋðþ]/gu, (l) => UITGESCHREVEN[l] ?? l)
    .replace(/['’‘ʼ`]/gu, '')
    .replace(/-/gu, ' ')
    .trim()
}

/** How letters that no decomposition reaches are spelled out. */
export const UITGESCHREVEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ŋ: 'n',
  ð: 'd',
  þ: 'th',
}
