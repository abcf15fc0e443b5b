import type { Catalogus } from '@letterhaven/contracts/taak'
import {
  LEES_CATEGORIEEN,
  leescodeVan,
  LEZEN,
  type LeesCode,
  type LeesRij,
} from '@letterhaven/taal/lees-categorieen'
import { LEESLETTERS } from '@letterhaven/taal/leesletters'
import type { Nepwoord } from '@letterhaven/taal/nepwoorden'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { BekendeOpgave } from './bekende-opgave.ts'
import { takeTurnMet } from './beurten.ts'
import { opgaveVanWoord } from './opgave-van-woord.ts'

/** A word of the corpus as it is read: an opgave of its own, because who reads it may not be able to write it. */
export interface Leeswoord {
  readonly id: string
  readonly entry: WordEntry
  readonly categorie: string
}

/** A word that does not exist, under its address. */
export interface NepOpgave {
  readonly id: string
  readonly nepwoord: Nepwoord
}

/** A letter or a group of letters, of which the sound is said, under its address. */
export interface LetterOpgave {
  readonly id: string
  readonly letter: string
  readonly categorie: string
}

/** Which turn it is, and the addresses of what went wrong and has to come back. */
interface Wie {
  readonly beurt: number
  readonly gemist?: ReadonlySet<string>
}

/** The words to read. */
export interface Leeswoorden {
  /** Returns the opgave at an address; null for one that never was. */
  find(id: string): BekendeOpgave | null
  /** Returns words of these categories: those of a turn, and what was missed. */
  list(codes: readonly string[], wie: Wie): readonly Leeswoord[]
  /** Returns words of this make that do not exist, in the same way. */
  listNep(codes: readonly string[], wie: Wie): readonly NepOpgave[]
  /** Returns letters, where words of these categories are read by who learns them. */
  listLetters(codes: readonly string[], wie: Wie): readonly LetterOpgave[]
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** The year in which a word is at 0 on the logit scale, as for spelling. */
const ANKERGROEP = 4
/** How much harder a word is to read that is one band rarer in a child's life, in logits: our own first guess. */
const PER_BAND = 0.15
/** The band of a usual word of a category. */
const GEWONE_BAND = 2
/** The uncertainty of a difficulty that comes from make and year alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** How many words go into one taak: rounds enough for a device to play on without a network. */
const PER_TAAK = 60
/** How many of them that do not exist. */
const NEP_PER_TAAK = 18
/** How much harder a word is to read that nobody has seen before, in logits: our own first guess. */
const NEP = 0.6

/** With which words letters are learned, and how many of those go into one taak: all of them in three turns. */
const MET_LETTERS: LeesCode = 'lees-1'
const LETTERS_PER_TAAK = 14
/** How much harder the sound of a letter is to say than a word of its make to read, in logits: our own first guess. */
const LETTER = -1.2

/** The address of a word as it is read. */
const adresVan = (w: string): string => `lees:${w}`
const NEP_VOOR = 'nep:'
const adresVanNep = (w: string): string => `${NEP_VOOR}${w}`

/** Returns whether an address is that of a word that does not exist. */
export const isNepAdres = (id: string): boolean => id.startsWith(NEP_VOOR)

const LETTER_VOOR = 'letter:'

/** Returns the letter at an address; null for the address of anything else. */
export const letterOp = (id: string): string | null =>
  id.startsWith(LETTER_VOOR) ? id.slice(LETTER_VOOR.length) : null

/** Mixes the alphabet, always in the same way, so that a turn has words of all kinds. */
function mixOf(w: string): number {
  let som = 0
  for (const teken of w) som = (Math.imul(som, 31) + (teken.codePointAt(0) ?? 0)) >>> 0
  return Math.imul(som, 0x9e3779b1) >>> 0
}

const catalogusVan = (alle: readonly Leeswoord[], nepwoorden: readonly NepOpgave[]): Catalogus => ({
  categorieen: Object.values(LEES_CATEGORIEEN).map(({ code, groep, vereist }) => ({
    code,
    groep,
    vereist: [...vereist],
    gebied: LEZEN,
  })),
  woorden: [
    ...alle.map(({ id, entry, categorie }) =>
      catalogusRij(id, categorie, PER_BAND * (entry.band - GEWONE_BAND)),
    ),
    ...nepwoorden.map(({ id, nepwoord }) => catalogusRij(id, nepwoord.code, NEP)),
    ...LETTERS.map(({ id, categorie }) => catalogusRij(id, categorie, LETTER)),
  ],
})

/** What the engine needs to know of a word: how hard it is by the year of its make, and by how much more than that. */
const catalogusRij = (
  id: string,
  categorie: string,
  meer: number,
): Catalogus['woorden'][number] => ({
  id,
  categorie,
  kenmerken: {},
  moeilijkheid: { mean: rijVan(categorie).groep - ANKERGROEP + meer, sd: ONZEKERHEID },
})

const RIJEN = new Map<string, LeesRij>(Object.entries(LEES_CATEGORIEEN))

function rijVan(categorie: string): LeesRij {
  const rij = RIJEN.get(categorie)
  if (!rij) throw new Error(`no category ${categorie}`)
  return rij
}

/** Mixes a list by its words. */
const mix = <T>(lijst: readonly T[], woordIn: (een: T) => string): readonly T[] =>
  lijst.toSorted((een, ander) => mixOf(woordIn(een)) - mixOf(woordIn(ander)))

const bekendNep = ({ id, nepwoord: { w, g, kg, code } }: NepOpgave): BekendeOpgave => ({
  opgave: {
    soort: 'woord',
    id,
    word: w,
    graphemes: g,
    syllables: kg,
    lettergrepen: kg,
    categorieen: [code],
    isNep: true,
  },
  categorie: code,
})

const LETTERS: readonly LetterOpgave[] = mix(LEESLETTERS, (letter) => letter).map((letter) => ({
  id: `${LETTER_VOOR}${letter}`,
  letter,
  categorie: MET_LETTERS,
}))

const bekendeLetter = ({ id, letter, categorie }: LetterOpgave): BekendeOpgave => ({
  opgave: {
    soort: 'woord',
    id,
    word: letter,
    graphemes: [letter],
    categorieen: [categorie],
    isLetter: true,
  },
  categorie,
})

const bekendEcht = ({ id, entry, categorie }: Leeswoord): BekendeOpgave => ({
  opgave: { ...opgaveVanWoord(id, entry), categorieen: [categorie] },
  categorie,
})

/** Makes the words to read of the words of the corpus, and of those that do not exist. */
export function makeLeeswoorden(
  woorden: readonly WordEntry[],
  nepwoorden: readonly Nepwoord[],
): Leeswoorden {
  const alle = mix(woorden, ({ w }) => w).flatMap((entry): Leeswoord[] => {
    const categorie = leescodeVan(entry)
    return categorie ? [{ id: adresVan(entry.w), entry, categorie }] : []
  })
  const nep = mix(nepwoorden, ({ w }) => w).map((nepwoord) => ({
    id: adresVanNep(nepwoord.w),
    nepwoord,
  }))
  const opAdres = new Map(
    [...alle.map(bekendEcht), ...nep.map(bekendNep), ...LETTERS.map(bekendeLetter)].map(
      (bekend) => [bekend.opgave.id, bekend],
    ),
  )
  const isGemist =
    ({ gemist }: Wie) =>
    ({ id }: { readonly id: string }): boolean =>
      gemist?.has(id) === true
  return {
    catalogus: catalogusVan(alle, nep),
    find: (id) => opAdres.get(id) ?? null,
    list: (codes, wie) =>
      takeTurnMet(
        alle.filter(({ categorie }) => codes.includes(categorie)),
        { aantal: PER_TAAK, beurt: wie.beurt },
        isGemist(wie),
      ),
    listNep: (codes, wie) =>
      takeTurnMet(
        nep.filter(({ nepwoord: { code } }) => codes.includes(code)),
        { aantal: NEP_PER_TAAK, beurt: wie.beurt },
        isGemist(wie),
      ),
    listLetters: (codes, wie) =>
      takeTurnMet(
        codes.includes(MET_LETTERS) ? LETTERS : [],
        { aantal: LETTERS_PER_TAAK, beurt: wie.beurt },
        isGemist(wie),
      ),
  }
}
