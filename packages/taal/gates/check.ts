import { loadWerkwoordzinnen } from '../src/werkwoorden.ts'
import { tekorten, countWoorden } from './aantallen.ts'
import { loadBronnen } from './bronnen.ts'
import { DUN } from './dun.ts'
import { POORTEN, dubbelen } from './gates.ts'
import { bijnaGelijk, eenLand, plaatjesKloppen, teMoeilijk, teVaak } from './samen.ts'

/** `npm run taal:check` runs every gate over every word and prints what is wrong; it exits with 1 when anything is. */
const bronnen = await loadBronnen()
const { corpus, noordelijk, plaatjes } = bronnen
const count = countWoorden(corpus, await loadWerkwoordzinnen())

const uitslagen: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(POORTEN).map(([naam, poort]) => [
      naam,
      corpus.flatMap((entry) => poort(entry, bronnen).map((klacht) => `${entry.w}: ${klacht}`)),
    ]),
  ),
  'j: niets dubbel': dubbelen(corpus),
  'k: geen zinnen die op elkaar lijken': bijnaGelijk(corpus),
  'l: geen versleten woorden': teVaak(corpus),
  'm: leesbaar in hun jaar': teMoeilijk(corpus),
  'n: in beide landen gezegd': eenLand(corpus, noordelijk),
  'o: plaatjes': plaatjesKloppen(corpus, plaatjes),
  'genoeg per categorie en jaar': tekorten(count, DUN),
}

for (const [naam, klachten] of Object.entries(uitslagen)) {
  process.stdout.write(`${klachten.length === 0 ? 'goed' : 'FOUT'}  ${naam}\n`)
  for (const klacht of klachten) process.stdout.write(`      ${klacht}\n`)
}
const zinnen = corpus.flatMap(({ zin = [] }) => zin).length
process.stdout.write(
  `${corpus.length} woorden, ${zinnen} zinnen; dun: ${DUN.map(({ code, jaar, minstens }) => `${code} groep ${jaar} (${minstens})`).join(', ')}\n`,
)
process.exitCode = Object.values(uitslagen).flat().length === 0 ? 0 : 1
