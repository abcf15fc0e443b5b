import type { Naam } from '@letterhaven/contracts/leerling'
import { schoneTekst } from './schone-tekst.ts'

/** Words that stand between a first name and a surname, in Dutch and in the languages of our pupils. */
const TUSSEN = new Set(
  "van de der den het 't ten ter te tot in op aan bij onder over uit voor von vom zu zum da das do dos di del della du des la le el al".split(
    ' ',
  ),
)

const isTussen = (woord: string): boolean => TUSSEN.has(woord.toLowerCase().replaceAll('’', "'"))

/** Whether a word is a prefix written in lower case. With a capital it is part of the surname, as in Flanders. */
const isKleinTussen = (woord: string): boolean => isTussen(woord) && woord === woord.toLowerCase()

type Achternaam = Pick<Naam, 'tussenvoegsel' | 'achternaam'>

const woordenVan = (tekst: string): string[] => schoneTekst(tekst).split(' ').filter(Boolean)

/**
 * Splits one cell into a prefix and a surname: 'van der Berg', 'Berg, van der' and 'Berg van der' are the same. A surname with
 * a capital in its prefix stays whole ('Van den Berghe'), as does one that holds no clear prefix.
 */
export function splitAchternaam(tekst: string): Achternaam {
  const [voor = [], na = [], ...meer] = tekst.split(',').map(woordenVan)
  if (na.length > 0 || meer.length > 0)
    return na.every(isTussen) && voor.length > 0 && meer.length === 0
      ? { tussenvoegsel: na.join(' '), achternaam: voor.join(' ') }
      : { tussenvoegsel: '', achternaam: schoneTekst(tekst) }
  const woorden = voor
  const begin = woorden.findIndex((woord) => !isKleinTussen(woord))
  if (begin > 0) {
    return { tussenvoegsel: woorden.slice(0, begin).join(' '), achternaam: rest(woorden, begin) }
  }
  const eind = woorden.findLastIndex((woord) => !isKleinTussen(woord)) + 1
  if (begin === 0)
    return { tussenvoegsel: rest(woorden, eind), achternaam: woorden.slice(0, eind).join(' ') }
  return { tussenvoegsel: '', achternaam: woorden.join(' ') }
}

const rest = (woorden: readonly string[], vanaf: number): string => woorden.slice(vanaf).join(' ')

/** Splits 'Berg, Noor van den', 'Berg van den, Noor', 'Berg, van den, Noor' and 'van den Berg, Noor'. */
function splitAtKomma(delen: readonly string[]): Naam {
  const [voor = '', ...na] = delen
  const [voornaam = '', ...meer] = na.flatMap(woordenVan).toSorted(
    // The first name comes first, wherever the prefix was written; the order of the rest stays.
    (a, b) => Number(isTussen(a)) - Number(isTussen(b)),
  )
  const tussen = meer.filter(isTussen)
  const namen = meer.filter((woord) => !isTussen(woord))
  const { tussenvoegsel, achternaam } = splitAchternaam(voor)
  return {
    voornaam: [voornaam, ...namen].join(' '),
    tussenvoegsel: [...tussen, tussenvoegsel].filter(Boolean).join(' '),
    achternaam,
  }
}

/** Prefixes of Dutch surnames with which no first name begins. */
const VOOR_ACHTERNAAM = new Set("van de der den het 't ten ter te".split(' '))

/**
 * Splits a name that was written in one go: 'Noor van den Berg', or 'Berg, Noor van den' and 'De Smet Lotte' as class lists
 * have it.
 */
export function splitNaam(tekst: string): Naam {
  const delen = tekst.split(',').map(schoneTekst).filter(Boolean)
  if (delen.length > 1) return splitAtKomma(delen)
  const woorden = woordenVan(delen[0] ?? '')
  const laatste = woorden.at(-1) ?? ''
  if (woorden.length > 2 && VOOR_ACHTERNAAM.has((woorden[0] ?? '').toLowerCase()))
    return { voornaam: laatste, ...splitAchternaam(woorden.slice(0, -1).join(' ')) }
  const eerste = woorden.findIndex((woord, i) => i > 0 && isTussen(woord))
  if (eerste === -1) {
    const [voornaam = '', ...na] = woorden
    return { voornaam, tussenvoegsel: '', achternaam: na.join(' ') }
  }
  let eind = eerste
  while (eind < woorden.length - 1 && isTussen(woorden[eind] ?? '')) eind += 1
  return {
    voornaam: woorden.slice(0, eerste).join(' '),
    tussenvoegsel: woorden.slice(eerste, eind).join(' '),
    achternaam: rest(woorden, eind),
  }
}
