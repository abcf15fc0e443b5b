import type { Catalogus } from '@letterhaven/contracts/taak'
import {
  LEES_CATEGORIEEN,
  leescodeVan,
  LEZEN,
  type LeesRij,
} from '@letterhaven/taal/lees-categorieen'
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

/** The address of a word as it is read. */
const adresVan = (w: string): string => `lees:${w}`

/** Mixes the alphabet, always in the same way, so that a turn has words of all kinds. */
function mixOf(w: string): number {
  let som = 0
  for (const teken of w) som = (Math.imul(som, 31) + (teken.codePointAt(0) ?? 0)) >>> 0
  return Math.imul(som, 0x9e3779b1) >>> 0
}

const catalogusVan = (alle: readonly Leeswoord[]): Catalogus => ({
  categorieen: Object.values(LEES_CATEGORIEEN).map(({ code, groep, vereist }) => ({
    code,
    groep,
    vereist: [...vereist],
    gebied: LEZEN,
  })),
  woorden: alle.map(({ id, entry, categorie }) => ({
    id,
    categorie,
    kenmerken: {},
    moeilijkheid: {
      mean: rijVan(categorie).groep - ANKERGROEP + PER_BAND * (entry.band - GEWONE_BAND),
      sd: ONZEKERHEID,
    },
  })),
})

const RIJEN = new Map<string, LeesRij>(Object.entries(LEES_CATEGORIEEN))

function rijVan(categorie: string): LeesRij {
  const rij = RIJEN.get(categorie)
  if (!rij) throw new Error(`no category ${categorie}`)
  return rij
}

/** Makes the words to read of the words of the corpus. */
export function makeLeeswoorden(woorden: readonly WordEntry[]): Leeswoorden {
  const alle = woorden
    .toSorted((een, ander) => mixOf(een.w) - mixOf(ander.w))
    .flatMap((entry): Leeswoord[] => {
      const categorie = leescodeVan(entry)
      return categorie ? [{ id: adresVan(entry.w), entry, categorie }] : []
    })
  const opAdres = new Map(alle.map((leeswoord) => [leeswoord.id, leeswoord]))
  return {
    catalogus: catalogusVan(alle),
    find(id) {
      const gevonden = opAdres.get(id)
      if (!gevonden) return null
      const { entry, categorie } = gevonden
      return { opgave: { ...opgaveVanWoord(id, entry), categorieen: [categorie] }, categorie }
    },
    list: (codes, { beurt, gemist }) =>
      takeTurnMet(
        alle.filter(({ categorie }) => codes.includes(categorie)),
        { aantal: PER_TAAK, beurt },
        ({ id }) => gemist?.has(id) === true,
      ),
  }
}
