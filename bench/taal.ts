import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CatCode } from '../packages/taal/src/cat-code.ts'
import { classify } from '../packages/taal/src/classify.ts'
import { segment } from '../packages/taal/src/grafemen.ts'
import { syllables } from '../packages/taal/src/lettergrepen.ts'
import { loadRules } from '../packages/taal/src/taalregels/laad.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const TOETS = path.resolve(import.meta.dirname, '../packages/taal/toets/woorden.jsonl')
const US_PER_MS = 1000
const OPWARMEN = 2000

/** A word of the list that was labelled by hand, before any program had looked at it. */
interface Gelabeld {
  readonly w: string
  readonly g: readonly string[]
  readonly lg: readonly string[]
  readonly kg: readonly string[]
  readonly br: readonly string[]
  readonly cat: readonly CatCode[]
  readonly context: readonly CatCode[]
}

/** Every fourth word may be looked at to better the rules; the figures are of the others, which nobody looks at. */
const TE_ZIEN = 4
const isTeZien = (i: number): boolean => i % TE_ZIEN === 0

const leesToets = (): Gelabeld[] =>
  readFileSync(TOETS, 'utf8')
    .split('\n')
    .filter((regel) => regel !== '')
    .map((regel) => JSON.parse(regel) as Gelabeld)

/** What a rule makes of a word, beside the label. */
interface Proef {
  readonly naam: string
  readonly maak: (w: string) => string
  readonly label: (woord: Gelabeld) => string
}

const vormcodes = ({ cat, context }: Gelabeld): CatCode[] =>
  cat.filter((code) => !context.includes(code))

/** Categories that a word alone does not show are in no figure, on either side. */
const zonderContext = (codes: readonly CatCode[], { context }: Gelabeld): CatCode[] =>
  codes.filter((code) => !context.includes(code) && !ALLEEN_CONTEXT.has(code))

const ALLEEN_CONTEXT: ReadonlySet<CatCode> = new Set([
  'samen',
  'tussen-n',
  'tussen-s',
  'stom',
  'ww-tt',
  'ww-vt',
  'ww-vd',
  'ww-bvd',
  'hoofd',
  'engels',
])

const VERDELINGEN: readonly Proef[] = [
  { naam: 'grafemen', maak: (w) => segment(w).graphemes.join('·'), label: ({ g }) => g.join('·') },
  {
    naam: 'lettergrepen',
    maak: (w) => syllables(w, 'lettergreep').parts.join('·'),
    label: ({ lg }) => lg.join('·'),
  },
  {
    naam: 'klankgroepen',
    maak: (w) => syllables(w, 'klankgroep').parts.join('·'),
    label: ({ kg }) => kg.join('·'),
  },
  {
    naam: 'afbreking',
    maak: (w) => syllables(w, 'afbreking').parts.join('·'),
    label: ({ br }) => br.join('·'),
  },
]

function printFouten(naam: string, fouten: readonly string[]): void {
  process.stdout.write(`  ${naam}:\n${fouten.map((fout) => `    ${fout}`).join('\n')}\n\n`)
}

const verdelingsfouten = (woorden: readonly Gelabeld[], { maak, label }: Proef): string[] =>
  woorden
    .filter((woord) => maak(woord.w) !== label(woord))
    .map((woord) => `${maak(woord.w)}  (${label(woord)})`)

function meetCategorieen(woorden: readonly Gelabeld[]) {
  let [goed, raak, mis, gemist] = [0, 0, 0, 0]
  const fouten: string[] = []
  for (const woord of woorden) {
    const gevonden = zonderContext(
      classify(woord.w).map(({ code }) => code),
      woord,
    )
    const gelabeld = zonderContext(vormcodes(woord), woord)
    const teveel = gevonden.filter((code) => !gelabeld.includes(code))
    const weg = gelabeld.filter((code) => !gevonden.includes(code))
    raak += gevonden.length - teveel.length
    mis += teveel.length
    gemist += weg.length
    if (teveel.length + weg.length === 0) goed += 1
    else fouten.push(`${woord.w}  te veel: ${teveel.join(' ')}  gemist: ${weg.join(' ')}`)
  }
  return {
    fouten,
    precies: goed / woorden.length,
    precisie: raak / (raak + mis),
    bereik: raak / (raak + gemist),
  }
}

/** Microseconds per call: the median over the words. */
function meetTijd(woorden: readonly Gelabeld[], doe: (w: string) => unknown): number {
  for (let i = 0; i < OPWARMEN; i += 1) doe(woorden[i % woorden.length]?.w ?? '')
  const tijden = woorden.map(({ w }) => {
    const begin = performance.now()
    doe(w)
    return (performance.now() - begin) * US_PER_MS
  })
  return mediaan(tijden)
}

/** How good and how quick the rules are, on words that nobody made them for. */
export async function meetTaal(): Promise<void> {
  const alle = leesToets()
  const [woorden, proefwoorden] = [
    alle.filter((_, i) => !isTeZien(i)),
    alle.filter((_, i) => isTeZien(i)),
  ]
  printTitel('taal', `${woorden.length} woorden buiten het corpus, met de hand gelabeld`)
  const begin = performance.now()
  await loadRules()
  const laden = performance.now() - begin
  const delen = VERDELINGEN.map((proef) => ({
    naam: proef.naam,
    deel: 1 - verdelingsfouten(woorden, proef).length / woorden.length,
    us: meetTijd(woorden, proef.maak),
  }))
  const { precies, precisie, bereik } = meetCategorieen(woorden)
  const us = meetTijd(woorden, classify)
  if (process.env['BENCH_FOUTEN'] !== undefined) {
    for (const proef of VERDELINGEN) printFouten(proef.naam, verdelingsfouten(proefwoorden, proef))
    printFouten('categorieën', meetCategorieen(proefwoorden).fouten)
  }
  const procent = (deel: number): string => `${getal(deel * 100, 1)} %`
  printTabel(
    ['', 'zoals gelabeld', 'µs per woord'],
    [
      ...delen.map(({ naam, deel, us: tijd }) => [naam, procent(deel), getal(tijd, 0)]),
      ['categorieën, precies', procent(precies), getal(us, 0)],
      ['categorieën, precisie', getal(precisie, 3), ''],
      ['categorieën, bereik', getal(bereik, 3), ''],
      ['lijst en patronen laden', '', `${getal(laden)} ms`],
    ],
  )
  const [grafemen, lettergrepen] = delen
  const minstens = { soort: 'minstens', decimalen: 1, eenheid: '%' } as const
  const hoogstens = { soort: 'hoogstens', decimalen: 0, eenheid: 'µs' } as const
  printDoelen([
    { ...minstens, naam: 'grafemen', gemeten: (grafemen?.deel ?? 0) * 100, grens: 99 },
    { ...minstens, naam: 'lettergrepen', gemeten: (lettergrepen?.deel ?? 0) * 100, grens: 98 },
    { ...minstens, naam: 'categorieën, precies', gemeten: precies * 100, grens: 90 },
    { ...minstens, naam: 'precisie', gemeten: precisie * 100, grens: 97 },
    { ...minstens, naam: 'bereik', gemeten: bereik * 100, grens: 97 },
    { ...hoogstens, naam: 'segment', gemeten: grafemen?.us ?? Number.NaN, grens: 100 },
    { ...hoogstens, naam: 'syllables', gemeten: lettergrepen?.us ?? Number.NaN, grens: 100 },
    { ...hoogstens, naam: 'classify', gemeten: us, grens: 300 },
  ])
}
