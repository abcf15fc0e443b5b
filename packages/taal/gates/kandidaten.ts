import { findCategorie } from '../src/categorieen.ts'
import { isGeenWoord } from '../src/taalregels/weren.ts'
import type { WordEntry } from '../src/woord.ts'
import { POORTEN, dubbelen, type Bronnen } from './gates.ts'
import { isKandidaat, writeRegels, type Kandidaat } from './kandidaat.ts'
import { bijnaGelijk, eenLand, plaatjesKloppen, teMoeilijk, teVaak } from './samen.ts'

/** What the candidates are checked against. */
export interface KandidaatBronnen extends Bronnen {
  corpus: readonly WordEntry[]
  noordelijk: ReadonlySet<string>
  plaatjes: ReadonlySet<string>
}

/** A file of `data/kandidaten/`, with the code it is named after. */
export interface Kandidatenbestand {
  code: string
  tekst: string
}

/**
 * Fills the fields that candidates lack: gates take a whole entry, but those used here only look at the word and its sentences.
 */
const NOG_LEEG = {
  g: [],
  lg: [],
  kg: [],
  br: [],
  cat: [],
  struct: '',
  d: [],
} satisfies Partial<WordEntry>

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])

/** Returns the candidates of a file; a line that is no candidate is left out here and reported by `bestandKlopt`. */
export function readKandidaten({ tekst }: Kandidatenbestand): Kandidaat[] {
  const inhoud: unknown = JSON.parse(tekst)
  return Array.isArray(inhoud) ? inhoud.filter(isKandidaat) : []
}

/**
 * Checks that a file has one candidate per line, in order, of the category that its name promises and not before the year that
 * teaches it.
 */
export function bestandKlopt(bestand: Kandidatenbestand): string[] {
  const { code, tekst } = bestand
  const inhoud: unknown = JSON.parse(tekst)
  if (!Array.isArray(inhoud)) return [`${code}: geen lijst`]
  const kandidaten = readKandidaten(bestand)
  const categorie = findCategorie(code)
  if (!categorie || categorie.eiland === 'werkwoorden')
    return [`${code}: geen categorie met losse woorden`]
  const woorden = kandidaten.map(({ w }) => w)
  return [
    ...inhoud
      .filter((rij) => !isKandidaat(rij))
      .map((rij) => `${code}: geen kandidaat: ${JSON.stringify(rij)}`),
    ...mits(tekst === writeRegels(inhoud), `${code}: niet één kandidaat per regel`),
    ...woorden
      .filter((w, i) => i > 0 && (woorden[i - 1] ?? '') >= w)
      .map((w) => `${code}: ${w} staat niet op volgorde`),
    ...kandidaten.flatMap(({ w, focus, groep }) => [
      ...mits(focus === code, `${w}: focus ${focus} staat in het bestand van ${code}`),
      ...mits(groep >= categorie.groep, `${w}: ${code} is in groep ${groep} nog niet aangeboden`),
    ]),
  ]
}

/** Lists everything that is wrong with one candidate: its words, its sentences, its Flemish use. */
export function kandidaatKlopt(kandidaat: Kandidaat, bronnen: KandidaatBronnen): string[] {
  const { w, lang, basis, be, zin } = kandidaat
  const { spelling, noordelijk } = bronnen
  const delen = [w, lang, ...(basis?.split('+') ?? [])].filter((deel) => deel !== undefined)
  const { focus, groep, band } = kandidaat
  const entry: WordEntry = { ...NOG_LEEG, w, zin, focus, groep, band }
  return [
    ...delen
      .filter(
        (deel) => isGeenWoord(deel) || !deel.split(' ').every((woord) => spelling.kent(woord)),
      )
      .map((deel) => `${deel} staat niet in het woordenboek`),
    ...['h: zinnen', 'i: gepast'].flatMap((poort) => POORTEN[poort]?.(entry, bronnen) ?? [poort]),
    ...mits(be !== undefined || !noordelijk.has(w), `${w} hoort bij één land`),
    ...eenLand([{ w, zin }], noordelijk).map((vondst) => `hoort bij één land: ${vondst}`),
  ].map((klacht) => `${w}: ${klacht}`)
}

/** Lists everything that is wrong between the candidates of all files, and between them and the corpus. */
export function samenKlopt(
  kandidaten: readonly Kandidaat[],
  { corpus, plaatjes }: KandidaatBronnen,
): string[] {
  const alles = [...corpus, ...kandidaten]
  return [
    ...dubbelen(alles).map((tekst) => `dubbel: ${tekst}`),
    ...bijnaGelijk(alles),
    ...teVaak(alles),
    ...teMoeilijk(kandidaten, corpus),
    ...plaatjesKloppen(alles, plaatjes),
  ]
}
