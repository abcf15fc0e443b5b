import { loadSpelling } from '../packages/taal/gates/spelling.ts'
import { WEINIG_GELIJK } from '../packages/taal/gates/weinig-gelijk.ts'
import type { CatCode } from '../packages/taal/src/cat-code.ts'
import { classify } from '../packages/taal/src/classify.ts'
import { distractors, type AfleiderMode } from '../packages/taal/src/distractors.ts'
import { errors } from '../packages/taal/src/errors.ts'
import { ZELFDE_KLANK } from '../packages/taal/src/fout-categorie.ts'
import { foutVormen } from '../packages/taal/src/fout-vormen.ts'
import { ongepast } from '../packages/taal/src/ongepast.ts'
import { isGeenWoord } from '../packages/taal/src/taalregels/weren.ts'
import type { Distractor, WordEntry } from '../packages/taal/src/woord.ts'
import { woordenTotEnMet } from '../packages/taal/src/woorden.ts'
import { readToets } from '../packages/taal/toets/lijst.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const US_PER_MS = 1000
const VEEL = 6
const GENOEG = 3
const GENOEG_ZELFDE = 2
const SEED = 1
const MINSTENS_ZELFDE = 100

/** A word with the wrong forms that the engine offers for it. */
interface Aanbod {
  w: string
  cat: readonly CatCode[]
  alles: Distractor[]
  zelfde: Distractor[]
}

const biedt = (doel: WordEntry | string, mode: AfleiderMode): Distractor[] =>
  distractors(doel, { n: VEEL, mode, seed: SEED })

const aanbodVan = (doel: WordEntry | string): Aanbod => ({
  w: typeof doel === 'string' ? doel : doel.w,
  cat: typeof doel === 'string' ? classify(doel).map(({ code }) => code) : doel.cat,
  alles: biedt(doel, 'alles'),
  zelfde: biedt(doel, 'homofoon'),
})

const deel = (van: readonly unknown[], goed: readonly unknown[]): number =>
  goed.length / Math.max(1, van.length)

function show(naam: string, regels: readonly string[]): void {
  if (process.env['BENCH_FOUTEN'] === undefined || regels.length === 0) return
  process.stdout.write(`  ${naam}:\n${regels.map((regel) => `    ${regel}`).join('\n')}\n\n`)
}

/**
 * Returns how many stored forms are recognised without what is stored: those whose mistake gets a rule that makes exactly this
 * form.
 */
function measureHerkend(entries: readonly WordEntry[]) {
  const alle = entries.flatMap((entry) => entry.d.map((afleider) => ({ entry, ...afleider })))
  const gemist = alle.filter(({ entry, f }) => {
    const [eerste, ...meer] = errors({ ...entry, d: [] }, f)
    const rule = eerste?.rule
    return meer.length > 0 || rule === undefined || !foutVormen(entry, rule).includes(f)
  })
  show(
    'niet herkend',
    gemist.map(({ entry, f, rule }) => `${entry.w}: ${f} (${rule})`),
  )
  return { aantal: alle.length, deel: 1 - deel(alle, gemist) }
}

/** Measures whether two mistakes in one answer, each from a stored form, are both found, each at its own place. */
function measureTweeFouten(entries: readonly WordEntry[]) {
  const paren = entries.flatMap((entry) => {
    const los = { ...entry, d: [] }
    const [een, twee] = entry.d
      .flatMap(({ f }) => errors(los, f).slice(0, 1))
      .toSorted((a, b) => a.van - b.van)
      .filter(({ rule, van, tot }) => rule !== undefined && rule !== 'kleine-letter' && tot > van)
      .filter(({ van }, i, rij) => i === 0 || van > (rij[0]?.tot ?? 0))
    if (!een || !twee) return []
    const { g } = entry
    const samen = [
      ...g.slice(0, een.van),
      een.gegeven,
      ...g.slice(een.tot, twee.van),
      twee.gegeven,
      ...g.slice(twee.tot),
    ].join('')
    const gevonden = errors(los, samen).map(({ rule }) => rule)
    const isGoed = gevonden.length === 2 && gevonden[0] === een.rule && gevonden[1] === twee.rule
    return [{ isGoed, zin: `${entry.w}: ${samen} (${een.rule}, ${twee.rule}) ${gevonden.join()}` }]
  })
  const gemist = paren.filter(({ isGoed }) => !isGoed)
  show(
    'twee fouten, niet allebei herkend',
    gemist.map(({ zin }) => zin),
  )
  return { aantal: paren.length, deel: 1 - deel(paren, gemist) }
}

function measureTijd(
  doelen: readonly (WordEntry | string)[],
  perform: (doel: WordEntry | string) => unknown,
) {
  for (const doel of doelen) perform(doel)
  return mediaan(
    doelen.map((doel) => {
      const begin = performance.now()
      perform(doel)
      return (performance.now() - begin) * US_PER_MS
    }),
  )
}

/** Measures how good the engine's wrong forms are, and whether it recognises a mistake; `loadRules` must have run. */
export async function measureTaalFouten(): Promise<void> {
  const [entries, spelling] = [await woordenTotEnMet(8), await loadSpelling()]
  const los = readToets().map(({ w }) => w)
  printTitel(
    'foute vormen',
    `${los.length} gelabelde woorden als tekst, ${entries.length} bewaarde woorden`,
  )
  const groepen = [
    { naam: 'als tekst', aanbod: los.map(aanbodVan) },
    { naam: 'bewaard', aanbod: entries.map(aanbodVan) },
  ]
  const alle = groepen.flatMap(({ aanbod }) => aanbod)
  // The word itself in lower case is an error even where the name exists.
  const isEcht = (w: string, f: string): boolean =>
    f.toLowerCase() === w.toLowerCase() ? spelling.kent(f) : spelling.kentOoitAls(f)
  const vormen = alle.flatMap(({ w, alles, zelfde }) =>
    [...alles, ...zelfde].map(({ f, rule }) => ({ w, f, rule })),
  )
  const echt = vormen.filter(({ w, f }) => !isGeenWoord(f) && isEcht(w, f))
  const grof = vormen.filter(({ f }) => ongepast(f.toLowerCase()) !== undefined)
  const tekort = alle.filter(({ alles }) => alles.length < GENOEG)
  const metKlank = alle
    .filter(({ cat }) => cat.some((code) => ZELFDE_KLANK.includes(code)))
    .filter(({ w }) => !(w in WEINIG_GELIJK))
  const zonderKlank = metKlank.filter(({ zelfde }) => zelfde.length < GENOEG_ZELFDE)
  const naam = ({ w, f, rule }: { w: string; f: string; rule: string }): string =>
    `${w}: ${f} (${rule})`
  show('bestaand woord', echt.map(naam))
  show(
    'te weinig',
    tekort.map(({ w, alles }) => `${w}: ${alles.map(({ f }) => f).join(' ')}`),
  )
  show(
    'te weinig gelijke klank',
    zonderKlank.map(
      ({ w, cat, zelfde }) => `${w} (${cat.join()}): ${zelfde.map(({ f }) => f).join(' ')}`,
    ),
  )
  const herkend = measureHerkend(entries)
  const twee = measureTweeFouten(entries)
  const usAfleiders = measureTijd(los, (doel) =>
    distractors(doel, { n: 4, mode: 'alles', seed: SEED }),
  )
  const usFouten = measureTijd(los, (doel) => errors(doel, 'boomen'))
  printTabel(
    ['', 'woorden', 'vormen per woord', 'minstens 3'],
    groepen.map(({ naam: kop, aanbod }) => [
      kop,
      getal(aanbod.length),
      getal(aanbod.flatMap(({ alles }) => alles).length / aanbod.length, 1),
      `${getal(
        deel(
          aanbod,
          aanbod.filter(({ alles }) => alles.length >= GENOEG),
        ) * 100,
        1,
      )} %`,
    ]),
  )
  for (const [w, reden] of Object.entries(WEINIG_GELIJK))
    process.stdout.write(`  telt niet mee voor gelijke klank: ${w} (${reden})\n`)
  const minstens = { soort: 'minstens', decimalen: 1, eenheid: '%' } as const
  const hoogstens = { soort: 'hoogstens', decimalen: 0, eenheid: '' } as const
  printDoelen([
    {
      ...hoogstens,
      naam: `bestaand woord, van ${vormen.length} vormen`,
      gemeten: echt.length,
      grens: 0,
    },
    { ...hoogstens, naam: 'ongepast', gemeten: grof.length, grens: 0 },
    { ...minstens, naam: 'minstens 3 vormen', gemeten: (1 - deel(alle, tekort)) * 100, grens: 95 },
    {
      ...minstens,
      naam: `minstens 2 van gelijke klank, van ${metKlank.length} in ${ZELFDE_KLANK.length} categorieën`,
      gemeten: (1 - deel(metKlank, zonderKlank)) * 100,
      grens: MINSTENS_ZELFDE,
    },
    {
      ...minstens,
      naam: `fout herkend, van ${herkend.aantal}`,
      gemeten: herkend.deel * 100,
      grens: 99,
    },
    {
      ...minstens,
      naam: `twee fouten, allebei herkend, van ${twee.aantal}`,
      gemeten: twee.deel * 100,
      grens: 99,
    },
    { ...hoogstens, naam: 'distractors', eenheid: 'µs', gemeten: usAfleiders, grens: 500 },
    { ...hoogstens, naam: 'errors', eenheid: 'µs', gemeten: usFouten, grens: 1000 },
  ])
}
