import { readFileSync } from 'node:fs'
import { readEdexml, compare } from '../packages/importers/src/index.ts'
import { parseBare } from '../packages/importers/src/edexml/proef/parse-bare.ts'
import { variantenVan } from '../packages/importers/src/edexml/proef/varianten.ts'
import { moet } from '../rig/moet.ts'
import { makeBig } from '../rig/groot-bestand.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const VOORBEELD = new URL('../packages/importers/voorbeelden/school.xml', import.meta.url)
const KEREN = 5
const MB = 1_000_000

const tijd = (perform: () => unknown): number => {
  const begin = performance.now()
  perform()
  return performance.now() - begin
}

/** Measures reading the file of a school board, comparing it with the account, and refusing malicious files. */
export async function measureEdexml(): Promise<void> {
  printTitel('edexml', 'een bestand van 10 MB lezen en vergelijken, en weigeren wat kwaad wil')
  const basis = readFileSync(VOORBEELD, 'utf8')
  const tekst = makeBig(basis)
  const bytes = new TextEncoder().encode(tekst)
  const voor = process.memoryUsage().rss
  const opname = moet(readEdexml(bytes).momentopname, 'a file that is read')
  const erbij = (process.memoryUsage().rss - voor) / MB
  const bekend = {
    leerlingen: opname.leerlingen.map((leerling, i) => ({ ...leerling, id: `${i}` })),
    groepen: opname.groepen.map(({ sleutel, naam }, i) => ({ id: `${i}`, sleutel, naam })),
  }
  const rondes = Array.from({ length: KEREN }, () => ({
    kaal: tijd(() => parseBare(tekst)),
    lees: tijd(() => readEdexml(bytes)),
    naast: tijd(() => compare(opname, bekend)),
  }))
  const midden = (naam: 'kaal' | 'lees' | 'naast') => mediaan(rondes.map((ronde) => ronde[naam]))
  const vijandig = variantenVan(basis)
    .filter(({ status }) => status === 'geweigerd')
    .map(({ naam, bytes: kwaad, opties }) => ({
      naam,
      ms: mediaan(Array.from({ length: 3 }, () => tijd(() => readEdexml(kwaad, opties)))),
    }))
    .toSorted((a, b) => b.ms - a.ms)
  printTabel(
    [
      `${getal(opname.leerlingen.length)} leerlingen, ${getal(bytes.length / MB, 1)} MB`,
      'ms',
      '× kaal',
    ],
    [
      ['kaal ontleden (saxes, niemand luistert)', getal(midden('kaal')), '1,0'],
      ['lezen', getal(midden('lees')), getal(midden('lees') / midden('kaal'), 2)],
      [
        'vergelijken met wat bekend is',
        getal(midden('naast')),
        getal(midden('naast') / midden('kaal'), 2),
      ],
    ],
  )
  printTabel(
    [`de traagste van ${vijandig.length} weigeringen`, 'ms'],
    vijandig.slice(0, 6).map(({ naam, ms }) => [naam, getal(ms)]),
  )
  const hoogstens = { soort: 'hoogstens', decimalen: 0 } as const
  printDoelen([
    {
      ...hoogstens,
      naam: 'lezen en vergelijken',
      gemeten: midden('lees') + midden('naast'),
      grens: 3000,
      eenheid: 'ms',
    },
    { ...hoogstens, naam: 'geheugen erbij', gemeten: erbij, grens: 300, eenheid: 'MB' },
    {
      ...hoogstens,
      naam: 'de traagste weigering',
      gemeten: vijandig[0]?.ms ?? Number.NaN,
      grens: 100,
      eenheid: 'ms',
    },
  ])
}
