/**
 * `npm run bench [-- naam …]`: runs the named benchmarks, or all of them one after another. Figures
 * are for reading: a goal that is missed says ✗ and the exit code stays 0, since no machine is like
 * another. Only a benchmark that cannot be carried out ends with 1.
 */
import { availableParallelism, loadavg } from 'node:os'

const METINGEN = {
  taal: async () => (await import('./taal.ts')).meetTaal(),
  spellen: async () => (await import('./spellen.ts')).meetSpellen(),
  bundels: async () => (await import('./bundels.ts')).meetBundels(),
  antwoorden: async () => (await import('./antwoorden.ts')).meetAntwoorden(),
  voortgang: async () => (await import('./voortgang.ts')).meetVoortgang(),
  schoollijst: async () => (await import('./schoollijst.ts')).meetSchoollijst(),
  paginas: async () => (await import('./paginas.ts')).meetPaginas(),
  inloggen: async () => (await import('./inloggen.ts')).meetInloggen(),
  herkenbaar: async () => (await import('./herkenbaar.ts')).meetHerkenbaar(),
  tokens: async () => (await import('./tokens.ts')).meetTokens(),
  toetsen: async () => (await import('./toetsen.ts')).meetToetsen(),
  spelbeeld: async () => (await import('./spelbeeld.ts')).meetSpelbeeld(),
  adaptief: async () => (await import('./adaptief/main.ts')).meetAdaptief(),
  inlezen: async () => (await import('./inlezen.ts')).meetInlezen(),
  edexml: async () => (await import('./edexml.ts')).meetEdexml(),
  storm: async () => (await import('./storm.ts')).meetStormen(),
  lighthouse: async () => (await import('./lighthouse.ts')).meetLighthouse(),
} as const

type Naam = keyof typeof METINGEN

const isNaam = (tekst: string): tekst is Naam => Object.hasOwn(METINGEN, tekst)

async function run(namen: readonly string[]): Promise<void> {
  const onbekend = namen.filter((naam) => !isNaam(naam))
  if (onbekend.length > 0) {
    process.stderr.write(
      `Onbekend: ${onbekend.join(', ')}. Kies uit ${Object.keys(METINGEN).join(', ')}.\n`,
    )
    process.exitCode = 1
    return
  }
  const gekozen = namen.length > 0 ? namen.filter(isNaam) : Object.keys(METINGEN).filter(isNaam)
  for (const naam of gekozen) {
    const [druk = 0] = loadavg()
    process.stdout.write(
      `\n[${availableParallelism()} kernen, belasting vooraf ${druk.toFixed(1)}]`,
    )
    try {
      await METINGEN[naam]()
    } catch (error) {
      process.stderr.write(`✗ ${naam} kon niet gemeten worden: ${String(error)}\n`)
      process.exitCode = 1
    }
  }
}

await run(process.argv.slice(2))
