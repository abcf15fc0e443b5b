import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus, SpelWoord } from '@letterhaven/contracts/taak'
import { werkwoordOpgaveVan, type Werkwoordopgave } from '@letterhaven/game-kit/opgave/werkwoorden'
import { findCategorie } from '@letterhaven/taal/categorieen'
import { homofonen } from '@letterhaven/taal/werkwoord-homofoon'
import type { Werkwoord, Werkwoordzin } from '@letterhaven/taal/werkwoord'
import { loadWerkwoorden, loadWerkwoordzinnen } from '@letterhaven/taal/werkwoorden'
import { takeTurnMet } from './beurten.ts'
import type { BekendeOpgave } from './bekende-opgave.ts'

/** For whom a taak of verbs is made, which turn it is, and the addresses of what went wrong and has to come back. */
interface Wie {
  readonly land: Land
  readonly groep: number
  readonly beurt: number
  readonly gemist?: ReadonlySet<string>
}

/** The forms of verbs in their sentences. */
export interface Werkwoorden {
  /** Returns the opgave at an address; null for one that never was. What is right is so in both countries. */
  find(id: string): BekendeOpgave | null
  /** Returns the forms of these categories as games play them: those of a turn, in sentences for the year of the pupil. */
  list(codes: readonly string[], wie: Wie): SpelWoord[]
  /** Returns the addresses of the forms of a category, each with the year for which its sentence was written. */
  adressen(code: string): readonly { readonly id: string; readonly groep: number }[]
  /** Returns the form at an address as a country reads it; null for one that never was. */
  present(id: string, land: Land): SpelWoord | null
  /** What the engine needs to know of them. */
  readonly catalogus: Catalogus
}

/** What a category of verbs is about for the engine: knowing an ending is no evidence for the spelling of other words. */
const GEBIED = 'werkwoord'
/** The year in which a form is at 0 on the logit scale, as for words. */
const ANKERGROEP = 4
/** How much harder a form is that sounds like another one, in logits: our own first guess. */
const HOMOFOON = 0.5
/** The uncertainty of a difficulty that comes from the year alone, before any answer is seen. */
const ONZEKERHEID = 0.6
/** How many sentences go into one taak: four rounds, so that a device can play on without a network. */
const PER_TAAK = 60

interface Regel {
  readonly zin: Werkwoordzin
  readonly categorie: string
  readonly isHomofoon: boolean
  readonly per: Readonly<Record<Land, Werkwoordopgave>>
}

/** Returns whether the form of a sentence sounds like another form of its verb. */
function isHomofoon(werkwoord: Werkwoord, vorm: string, { rol }: Werkwoordzin): boolean {
  return homofonen(werkwoord)
    .flat()
    .some((kant) => kant.rol === (rol === 'gw' ? 'pv' : rol) && kant.vorm === vorm)
}

function readRegel(werkwoord: Werkwoord | undefined, zin: Werkwoordzin): Regel[] {
  if (!werkwoord) return []
  const nl = werkwoordOpgaveVan(werkwoord, zin, 'nl')
  const be = werkwoordOpgaveVan(werkwoord, zin, 'be')
  const [categorie] = nl?.categorieen ?? []
  if (!nl || !be || categorie === undefined) return []
  return [{ zin, categorie, isHomofoon: isHomofoon(werkwoord, nl.word, zin), per: { nl, be } }]
}

const catalogusVan = (regels: readonly Regel[]): Catalogus => ({
  categorieen: [...new Set(regels.map(({ categorie }) => categorie))].flatMap((code) => {
    const rij = findCategorie(code)
    return rij ? [{ code, groep: rij.groep, vereist: [...rij.vereist], gebied: GEBIED }] : []
  }),
  woorden: regels.map(({ zin, categorie, isHomofoon: klinktGelijk, per }) => ({
    id: per.nl.id,
    categorie,
    kenmerken: {},
    moeilijkheid: {
      mean: zin.groep - ANKERGROEP + (klinktGelijk ? HOMOFOON : 0),
      sd: ONZEKERHEID,
    },
  })),
})

/** Presents a form of a verb as it goes to a device. */
const presentWerkwoord = ({ categorie, per }: Regel, land: Land): SpelWoord => {
  const { id, word, graphemes, syllables = [], lettergrepen = [], ...rest } = per[land]
  const { categorieen = [], choices = [], sentence = '', werkwoord } = rest
  const { stappen, ...vraag } = werkwoord
  return {
    id,
    woord: word,
    grafemen: [...graphemes],
    klankgroepen: [...syllables],
    lettergrepen: [...lettergrepen],
    categorie,
    categorieen: [...categorieen],
    zin: sentence,
    afleiders: [...choices],
    werkwoord: { ...vraag, stappen: [...stappen] },
  }
}

/** Returns them in the order in which they take turns: each verb once before any comes again. */
const verbsInTurn = (regels: readonly Regel[]): readonly Regel[] =>
  regels.toSorted((een, ander) => een.zin.nr - ander.zin.nr)

/** Loads the verbs and their sentences. */
export async function loadWerkwoordKern(): Promise<Werkwoorden> {
  const [werkwoorden, zinnen] = await Promise.all([loadWerkwoorden(), loadWerkwoordzinnen()])
  const bij = new Map(werkwoorden.map((werkwoord) => [werkwoord.infinitief, werkwoord]))
  const regels = verbsInTurn(zinnen.flatMap((zin) => readRegel(bij.get(zin.infinitief), zin)))
  const opAdres = new Map(regels.map((regel) => [regel.per.nl.id, regel]))
  return {
    catalogus: catalogusVan(regels),
    find(id) {
      const regel = opAdres.get(id)
      return regel ? { opgave: regel.per.nl, categorie: regel.categorie } : null
    },
    adressen: (code) =>
      regels
        .filter(({ categorie }) => categorie === code)
        .map(({ per, zin: { groep } }) => ({ id: per.nl.id, groep })),
    present(id, land) {
      const regel = opAdres.get(id)
      return regel ? presentWerkwoord(regel, land) : null
    },
    list(codes, { land, groep, beurt, gemist }) {
      const eigen = regels.filter(({ categorie }) => codes.includes(categorie))
      // A category that is ahead of the year of the pupil has its first sentences.
      const eerste = Math.min(...eigen.map(({ zin }) => zin.groep))
      const passend = eigen.filter(({ zin }) => zin.groep <= Math.max(groep, eerste))
      const gekozen = takeTurnMet(
        passend,
        { aantal: PER_TAAK, beurt },
        ({ per }) => gemist?.has(per.nl.id) === true,
      )
      return gekozen.map((regel) => presentWerkwoord(regel, land))
    },
  }
}
