/**
 * `npm run bench [-- naam …]`: runs the named benchmarks, or all of them one after another. The figures are meant to be read: a
 * missed goal prints ✗ but the exit code stays 0, since no two machines are alike. Only a benchmark that cannot run exits with
 * 1.
 */
import { availableParallelism, loadavg } from 'node:os'

const METINGEN = {
  taal: async () => (await import('./taal.ts')).measureTaal(),
  spellen: async () => (await import('./spellen.ts')).measureSpellen(),
  speelsheid: async () => (await import('./speelsheid.ts')).measureSpeelsheid(),
  bundels: async () => (await import('./bundels.ts')).measureBundels(),
  antwoorden: async () => (await import('./antwoorden.ts')).measureAntwoorden(),
  voortgang: async () => (await import('./voortgang.ts')).measureVoortgang(),
  schoollijst: async () => (await import('./schoollijst.ts')).measureSchoollijst(),
  paginas: async () => (await import('./paginas.ts')).measurePaginas(),
  inloggen: async () => (await import('./inloggen.ts')).measureInloggen(),
  herkenbaar: async () => (await import('./herkenbaar.ts')).measureHerkenbaar(),
  tokens: async () => (await import('./tokens.ts')).measureTokens(),
  toetsen: async () => (await import('./toetsen.ts')).measureToetsen(),
  spelbeeld: async () => (await import('./spelbeeld.ts')).measureSpelbeeld(),
  adaptief: async () => (await import('./adaptief/main.ts')).measureAdaptief(),
  inlezen: async () => (await import('./inlezen.ts')).measureInlezen(),
  edexml: async () => (await import('./edexml.ts')).measureEdexml(),
  storm: async () => (await import('./storm.ts')).measureStormen(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
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
