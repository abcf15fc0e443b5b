import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { pseudo } from '../packages/taal/src/rijen/pseudo.ts'
import { checkWoordenlijst } from '../packages/taal/src/woordenlijst/check.ts'
import { woordenTotEnMet } from '../packages/taal/src/woorden.ts'
import { getal, mediaan, printDoelen, printTabel } from './verslag.ts'

const KEREN = 9
const HONDERD = 100
const BYTES_PER_KB = 1000
const INGANG = path.join(import.meta.dirname, '../packages/taal/src/index.ts')

/**
 * Measures how much the whole package makes a browser fetch when it imports all of it, after gzip: code and lists of
 * exceptions.
 */
async function meetCode(): Promise<number> {
  const gebouwd = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: INGANG, formats: ['es'], fileName: 'taal' },
    },
  })
  const delen = [gebouwd].flat().flatMap((bundel) => ('output' in bundel ? bundel.output : []))
  const stukken = new Map(delen.map((deel) => [deel.fileName, deel]))
  const nodig = new Set<string>()
  const take = (naam: string): void => {
    const stuk = stukken.get(naam)
    if (nodig.has(naam) || stuk?.type !== 'chunk') return
    nodig.add(naam)
    stuk.imports.forEach(take)
  }
  for (const deel of delen) if (deel.type === 'chunk' && deel.isEntry) take(deel.fileName)
  let som = 0
  for (const naam of nodig) {
    const stuk = stukken.get(naam)
    if (stuk?.type === 'chunk') som += gzipSync(stuk.code).length
  }
  return som / BYTES_PER_KB
}

/** Returns the median of some runs in milliseconds, after one run that does not count. */
function measureMs(perform: (keer: number) => unknown): number {
  perform(0)
  return mediaan(
    Array.from({ length: KEREN }, (_, keer) => {
      const begin = performance.now()
      perform(keer + 1)
      return performance.now() - begin
    }),
  )
}

/** Measures a pasted list, made-up words, and the amount of code; the rules are loaded already. */
export async function measureEigen(losseWoorden: readonly string[]): Promise<void> {
  const bewaard = await woordenTotEnMet(8)
  const honderd = losseWoorden.slice(0, HONDERD)
  const fout = honderd.map((w) => `${w.slice(0, 2)}q${w.slice(2)}`)
  const keuring = measureMs(() => checkWoordenlijst(honderd.join('\n'), { woorden: bewaard }))
  const onbekend = measureMs(() => checkWoordenlijst(fout.join('\n'), { woorden: bewaard }))
  const verzinnen = measureMs((keer) => pseudo('MMKM', { n: 10, seed: keer, woorden: bewaard }))
  const code = await meetCode()
  printTabel(
    ['eigen woorden', 'gemeten'],
    [
      ['lijst van 100 woorden keuren', `${getal(keuring, 0)} ms`],
      ['lijst van 100 fout geschreven woorden', `${getal(onbekend, 0)} ms`],
      ['10 pseudowoorden verzinnen', `${getal(verzinnen, 0)} ms`],
      ['code voor de browser, na gzip', `${getal(code, 1)} kB`],
    ],
  )
  const hoogstens = { soort: 'hoogstens', decimalen: 0 } as const
  printDoelen([
    { ...hoogstens, naam: '100 woorden keuren', gemeten: keuring, grens: 150, eenheid: 'ms' },
    { ...hoogstens, naam: '100 fouten keuren', gemeten: onbekend, grens: 150, eenheid: 'ms' },
    { ...hoogstens, naam: 'code', gemeten: code, grens: 60, eenheid: 'kB', decimalen: 1 },
  ])
}
