import { type CatCode, CONTEXT } from '../packages/taal/src/cat-code.ts'
import { classify } from '../packages/taal/src/classify.ts'
import { segment } from '../packages/taal/src/grafemen.ts'
import { syllables } from '../packages/taal/src/lettergrepen.ts'
import { loadRules } from '../packages/taal/src/taalregels/laad.ts'
import { readToets, type ToetsWoord } from '../packages/taal/toets/lijst.ts'
import { measureTaalFouten } from './taal-fouten.ts'
import { measureEigen } from './taal-eigen.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const US_PER_MS = 1000
const OPWARMEN = 2000

/** Every fourth word may be looked at to improve the rules. The figures are about the others, which nobody looks at. */
const TE_ZIEN = 4
const isTeZien = (i: number): boolean => i % TE_ZIEN === 0

/** What a rule makes of a word, next to the label. */
interface Proef {
  readonly naam: string
  readonly make: (w: string) => string
  readonly label: (woord: ToetsWoord) => string
}

/** Leaves out categories that a word alone does not show, on both sides. */
const vormcodes = (codes: readonly CatCode[]): CatCode[] =>
  codes.filter((code) => !CONTEXT.has(code))

const VERDELINGEN: readonly Proef[] = [
  { naam: 'grafemen', make: (w) => segment(w).graphemes.join('·'), label: ({ g }) => g.join('·') },
  {
    naam: 'lettergrepen',
    make: (w) => syllables(w, 'lettergreep').parts.join('·'),
    label: ({ lg }) => lg.join('·'),
  },
  {
    naam: 'klankgroepen',
    make: (w) => syllables(w, 'klankgroep').parts.join('·'),
    label: ({ kg }) => kg.join('·'),
  },
  {
    naam: 'afbreking',
    make: (w) => syllables(w, 'afbreking').parts.join('·'),
    label: ({ br }) => br.join('·'),
  },
]

function printFouten(naam: string, fouten: readonly string[]): void {
  process.stdout.write(`  ${naam}:\n${fouten.map((fout) => `    ${fout}`).join('\n')}\n\n`)
}

const verdelingsfouten = (woorden: readonly ToetsWoord[], { make, label }: Proef): string[] =>
  woorden
    .filter((woord) => make(woord.w) !== label(woord))
    .map((woord) => `${make(woord.w)}  (${label(woord)})`)

function measureCategorieen(woorden: readonly ToetsWoord[]) {
  let [goed, raak, mis, gemist] = [0, 0, 0, 0]
  const fouten: string[] = []
  for (const woord of woorden) {
    const gevonden = vormcodes(classify(woord.w).map(({ code }) => code))
    const gelabeld = vormcodes(woord.cat)
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

/** Returns the microseconds per call, as the median over the words. */
function measureTijd(woorden: readonly ToetsWoord[], perform: (w: string) => unknown): number {
  for (let i = 0; i < OPWARMEN; i += 1) perform(woorden[i % woorden.length]?.w ?? '')
  const tijden = woorden.map(({ w }) => {
    const begin = performance.now()
    perform(w)
    return (performance.now() - begin) * US_PER_MS
  })
  return mediaan(tijden)
}

/** Measures how good and how quick the rules are, on words that they were not made for. */
export async function measureTaal(): Promise<void> {
  const alle = readToets()
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
    us: measureTijd(woorden, proef.make),
  }))
  const { precies, precisie, bereik } = measureCategorieen(woorden)
  const us = measureTijd(woorden, classify)
  if (process.env['BENCH_FOUTEN'] !== undefined) {
    for (const proef of VERDELINGEN) printFouten(proef.naam, verdelingsfouten(proefwoorden, proef))
    printFouten('categorieën', measureCategorieen(proefwoorden).fouten)
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
  await measureTaalFouten()
  await measureEigen(woorden.map(({ w }) => w))
}
