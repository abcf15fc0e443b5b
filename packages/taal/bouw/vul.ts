import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WordEntry } from '../src/woord.ts'
import { WOORDGROEPEN } from '../src/woorden.ts'
import { readToets } from '../toets/lijst.ts'
import { loadBronnen } from '../gates/bronnen.ts'
import { compute, readHerzien, overbodigeDelen } from '../gates/herzien.ts'
import { writeRegels, type Kandidaat } from '../gates/kandidaat.ts'
import { readKandidaten } from '../gates/kandidaten.ts'
import { makeVoorstel } from './aanvullen.ts'
import { writeHerzien, zonder } from './herzien.ts'

/** `npm run taal:vul [woord ...]` turns candidates into words and renews what follows from the rules; see the README. */
const DATA = path.join(import.meta.dirname, '../data')
const opWoord = (een: { w: string }, twee: { w: string }): number => (een.w < twee.w ? -1 : 1)
const report = (regel: string): boolean => process.stdout.write(`${regel}\n`)

const bronnen = await loadBronnen()
const nagezien = new Set(process.argv.slice(2))
const toets = new Set(readToets().map(({ w }) => w))
const bekend = new Set(bronnen.corpus.map(({ w }) => w))

/** Returns why a candidate has to wait; `waarom` is empty when it may go to the words. */
function bezwaren(kandidaat: Kandidaat): { entry: WordEntry; waarom: string[] } {
  const { entry, klachten, twijfels } = makeVoorstel(kandidaat, bronnen)
  const { w } = kandidaat
  return {
    entry,
    waarom: [
      ...(toets.has(w) ? ['staat in de toetslijst'] : []),
      ...(bekend.has(w) ? ['staat al bij de woorden'] : []),
      ...klachten,
      ...(nagezien.has(w) ? [] : twijfels.map((twijfel) => `nazien: ${twijfel}`)),
    ],
  }
}

/** Takes the words without objections out of one file of candidates, and leaves the others in it. */
function takeOut(bestand: string): WordEntry[] {
  const plek = path.join(DATA, 'kandidaten', bestand)
  const tekst = readFileSync(plek, 'utf8')
  const beoordeeld = readKandidaten({ code: path.basename(bestand, '.json'), tekst }).map(
    (kandidaat) => ({ kandidaat, ...bezwaren(kandidaat) }),
  )
  const blijft = beoordeeld.filter(({ waarom }) => waarom.length > 0)
  for (const { kandidaat, waarom } of blijft)
    report(`${kandidaat.focus} ${kandidaat.w}: ${waarom.join('; ')}`)
  if (blijft.length === 0) rmSync(plek)
  else writeFileSync(plek, writeRegels(blijft.map(({ kandidaat }) => kandidaat)))
  return beoordeeld.filter(({ waarom }) => waarom.length === 0).map(({ entry }) => entry)
}

const bestanden = globSync('*.json', { cwd: path.join(DATA, 'kandidaten') }).toSorted()
const nieuw = bestanden.flatMap(takeOut)
const bijgewerkt = bronnen.corpus.map((woord) => ({
  ...woord,
  ...compute(woord, bronnen.herzien.get(woord.w)),
}))
const alle = [...bijgewerkt, ...nieuw]
for (const groep of WOORDGROEPEN) {
  const woorden = alle.filter((woord) => woord.groep === groep).toSorted(opWoord)
  writeFileSync(path.join(DATA, `words.${groep}.json`), writeRegels(woorden))
}
const vanWoord = new Map(alle.map((woord) => [woord.w, woord]))
const nodig = readHerzien().flatMap((herziening) => {
  const woord = vanWoord.get(herziening.w)
  return woord
    ? [zonder(herziening, overbodigeDelen(herziening, woord, bronnen.afbreken))]
    : [herziening]
})
writeHerzien(nodig.filter((herziening) => Object.keys(herziening).length > 1).toSorted(opWoord))
report(`${nieuw.length} woorden erbij, ${alle.length} in het corpus`)
