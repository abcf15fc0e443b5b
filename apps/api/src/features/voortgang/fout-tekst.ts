import { gemeendeVorm } from '@letterhaven/game-kit/opgave/gemeend'
import { wegenMet } from '@letterhaven/game-kit/opgave/gemerkt'
import type { Opgave, OpgaveVan } from '@letterhaven/game-kit/opgave/opgave'
import type { ZinSoort } from '@letterhaven/game-kit/opgave/zinnen'
import { readVraag } from '@letterhaven/game-kit/opgave/vraag'
import { zinMet } from '@letterhaven/game-kit/opgave/werkwoorden'
import { beschrijvingVan, findKeuze, makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { GAT } from '@letterhaven/taal/gat'
import { findOpgave, type Opgavenbron } from '../../kern/opgaven.ts'

/** A mistake in words: what is right, and what was given in its place. */
interface Fouttekst {
  readonly goed: string
  readonly gegeven: string
}

/** Says which thing of a scene was meant. */
function beschrijf(adres: string, gegeven: string): string {
  const beeldzin = makeBeeldzin(adres)
  const keuze = beeldzin && findKeuze(beeldzin, gegeven)
  return beeldzin && keuze ? beschrijvingVan(beeldzin, keuze) : gegeven
}

/** Says what was answered to a question about a text: the choice with most stones, or the sentence that was pointed at. */
function sayAntwoord({ keuzes, zinnen }: OpgaveVan<'tekst'>, gegeven: string): string {
  const nummers = gegeven.split(',').map(Number)
  const [eerste = -1] = nummers
  if (nummers.length === 1) return zinnen[eerste] ?? gegeven
  return keuzes[nummers.indexOf(Math.max(...nummers))] ?? gegeven
}

type Soort = ZinSoort | 'teken' | 'tekst'

const IN_WOORDEN: {
  readonly [S in Soort]: (opgave: OpgaveVan<S>, gegeven: string) => Fouttekst
} = {
  zin: ({ woorden }, gegeven) => ({
    goed: woorden.join(' '),
    gegeven: gegeven.replaceAll('/', ' '),
  }),
  gat: ({ zin, goed: [goed = ''] }, gegeven) => ({
    goed: zin.replace(GAT, goed),
    gegeven: zin.replace(GAT, gegeven),
  }),
  beeld: ({ id, zin }, gegeven) => ({ goed: zin, gegeven: beschrijf(id, gegeven) }),
  film: ({ zin }, gegeven) => ({ goed: zin, gegeven: gegeven.replaceAll('/', ' ') }),
  // In the words of the country in which it was marked.
  teken: (opgave, gegeven) => {
    const [goed = opgave.goed[0] ?? ''] = wegenMet(opgave, gegeven)
    return { goed, gegeven }
  },
  tekst: (opgave, gegeven) => {
    const { vraag = '', keuzes, goed, zinnen, bewijs } = opgave
    const juist = gegeven.includes(',') ? keuzes[goed] : zinnen[bewijs[0] ?? -1]
    return {
      goed: `${vraag} ${juist ?? ''}`.trim(),
      gegeven: `${vraag} ${sayAntwoord(opgave, gegeven)}`,
    }
  },
}

const isZin = (opgave: Opgave): opgave is OpgaveVan<Soort> => opgave.soort in IN_WOORDEN

/** What is said of a word that a listener heard go wrong: nobody wrote down what was read instead. */
const ANDERS_GELEZEN = 'las iets anders'

/** Returns what was given for a word as a screen shows it: cut, put together, read to who listens, or written. */
function sayGegeven(vraag: string | null, gegeven: string): string {
  switch (vraag === null ? null : readVraag(vraag)?.vorm) {
    case 'splits':
      return gegeven.replaceAll('|', '-')
    case 'paar':
      return gegeven.replaceAll('/', '')
    case 'oordeel':
      return ANDERS_GELEZEN
    default:
      return gemeendeVorm(vraag, gegeven)
  }
}

/** Whether it was asked where the pieces of a word part. */
const isKnip = (vraag: string | null): boolean =>
  vraag !== null && readVraag(vraag)?.vorm === 'splits'

/** What is read as a word is read, and is none. */
const zonderWoord = ({ isNep, isLetter }: OpgaveVan<'woord'>): string =>
  isNep === true ? ' (nepwoord)' : isLetter === true ? ' (klank)' : ''

const inStukken = ({ word, syllables = [word] }: OpgaveVan<'woord'>): string => syllables.join('-')

/** Returns an opgave as a screen names it: its word, its sentence, or its question with what is right. */
export const sayOpgave = (inhoud: Opgavenbron, id: string): string =>
  foutTekst(inhoud, { woord_id: id, vraag: null, gegeven: '' }).goed

/**
 * Returns a stored mistake as a screen shows it: a word as it was written, a sentence as it was laid or read, a question with its
 * answer. A word that the corpus no longer has keeps its id, which is the word.
 */
export function foutTekst(
  inhoud: Opgavenbron,
  fout: { readonly woord_id: string; readonly vraag: string | null; readonly gegeven: string },
): Fouttekst {
  const opgave = findOpgave(inhoud, fout.woord_id)?.opgave
  if (opgave && isZin(opgave)) {
    const say = IN_WOORDEN[opgave.soort] as (opgave: Opgave, gegeven: string) => Fouttekst
    return say(opgave, fout.gegeven)
  }
  const gegeven = sayGegeven(fout.vraag, fout.gegeven)
  if (opgave?.soort !== 'woord') return { goed: fout.woord_id, gegeven }
  const { word, werkwoord } = opgave
  // Only its sentence tells which form of a verb is right.
  if (werkwoord) return { goed: zinMet(werkwoord, word), gegeven: zinMet(werkwoord, gegeven) }
  const goed = isKnip(fout.vraag) ? inStukken(opgave) : word
  return { goed: `${goed}${zonderWoord(opgave)}`, gegeven }
}
