import type { WordEntry } from '../src/woord.ts'
import { POORTEN, dubbelen, type Bronnen } from './gates.ts'
import { KANDIDAAT_EISEN, isKandidaat, schrijfKandidaten, type Kandidaat } from './kandidaat.ts'
import { bijnaGelijk, eenLand, plaatjesKloppen, teMoeilijk, teVaak } from './samen.ts'

/** What the candidates are held against. */
export interface KandidaatBronnen extends Bronnen {
  corpus: readonly WordEntry[]
  noordelijk: ReadonlySet<string>
  plaatjes: ReadonlySet<string>
}

/** A file of `data/kandidaten/`, by the code it is named after. */
export interface Kandidatenbestand {
  code: string
  tekst: string
}

/** The smallest file of a category of which the language has plenty; a closed or an already stocked one has no floor. */
const MINSTENS = 30

/** The gates of the corpus ask for a whole entry; those used here look at the word and its sentences alone. */
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

/** The candidates of a file; a line that is no candidate is left out, and named by `bestandKlopt`. */
export function leesKandidaten({ tekst }: Kandidatenbestand): Kandidaat[] {
  const inhoud: unknown = JSON.parse(tekst)
  return Array.isArray(inhoud) ? inhoud.filter(isKandidaat) : []
}

/** How many candidates each year has, for who reads a complaint. */
export function telling(kandidaten: readonly Kandidaat[]): string {
  const perGroep = Map.groupBy(kandidaten, ({ groep }) => groep)
  return [...perGroep]
    .toSorted(([een], [twee]) => een - twee)
    .map(([groep, lijst]) => `groep ${groep}: ${lijst.length}`)
    .join(', ')
}

/** One candidate a line, in order, of the category and the years that the name of the file promises. */
export function bestandKlopt(bestand: Kandidatenbestand): string[] {
  const { code, tekst } = bestand
  const inhoud: unknown = JSON.parse(tekst)
  if (!Array.isArray(inhoud)) return [`${code}: geen lijst`]
  const kandidaten = leesKandidaten(bestand)
  const eis = Object.entries(KANDIDAAT_EISEN).find(([sleutel]) => sleutel === code)?.[1]
  if (!eis) return [`${code}: geen categorie die nog woorden zoekt`]
  const woorden = kandidaten.map(({ w }) => w)
  return [
    ...inhoud
      .filter((rij) => !isKandidaat(rij))
      .map((rij) => `${code}: geen kandidaat: ${JSON.stringify(rij)}`),
    ...mits(tekst === schrijfKandidaten(inhoud), `${code}: niet één kandidaat per regel`),
    ...woorden
      .filter((w, i) => i > 0 && (woorden[i - 1] ?? '') >= w)
      .map((w) => `${code}: ${w} staat niet op volgorde`),
    ...kandidaten.flatMap(({ w, focus, groep }) => [
      ...mits(focus === code, `${w}: focus ${focus} staat in het bestand van ${code}`),
      ...mits(groep >= eis.groep, `${w}: ${code} is in groep ${groep} nog niet aangeboden`),
      ...mits(eis.letters?.test(w) ?? true, `${w}: de letters van ${code} ontbreken`),
    ]),
    ...mits(
      eis.gesloten === true || eis.aanvulling === true || kandidaten.length >= MINSTENS,
      `${code}: ${kandidaten.length} kandidaten (${telling(kandidaten)})`,
    ),
  ]
}

/** Everything that is wrong with one candidate: its words, its sentences, its Flemish use. */
export function kandidaatKlopt(kandidaat: Kandidaat, bronnen: KandidaatBronnen): string[] {
  const { w, lang, basis, be, zin } = kandidaat
  const { spelling, oddities, noordelijk } = bronnen
  const delen = [w, lang, ...(basis?.split('+') ?? [])].filter((deel) => deel !== undefined)
  const { focus, groep, band } = kandidaat
  const entry: WordEntry = { ...NOG_LEEG, w, zin, focus, groep, band }
  return [
    ...delen
      .filter(
        (deel) => oddities.has(deel) || !deel.split(' ').every((woord) => spelling.kent(woord)),
      )
      .map((deel) => `${deel} staat niet in het woordenboek`),
    ...['h: zinnen', 'i: gepast'].flatMap((poort) => POORTEN[poort]?.(entry, bronnen) ?? [poort]),
    ...mits(be !== undefined || !noordelijk.has(w), `${w} hoort bij één land`),
    ...eenLand([{ w, zin }], noordelijk).map((vondst) => `hoort bij één land: ${vondst}`),
  ].map((klacht) => `${w}: ${klacht}`)
}

/** Everything that is wrong between the candidates of all files, and between them and the corpus. */
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
