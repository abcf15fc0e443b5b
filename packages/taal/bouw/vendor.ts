import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foldUp } from './vouwen.ts'

const MAP = path.join(import.meta.dirname, '../data/regels')
/** Longer words are left out: they are made of shorter ones, which the rules find. */
const WOORD = /^[a-zéèêëïöüáàâçñîôû]{2,14}$/

/**
 * `node packages/taal/bouw/vendor.ts <dutch> <hyph_nl_NL.dic>` makes the data of the rules from the word list of Debian's
 * wdutch and the patterns of its hyphen-nl. See data/regels/LICENSE.txt for what they are and who owns them.
 */
function make(lijst: string, patronen: string): void {
  const woorden = readFileSync(lijst, 'utf8')
    .split('\n')
    .filter((woord) => WOORD.test(woord))
  const regels = readFileSync(patronen, 'latin1').split('\n').slice(1)
  const write = (naam: string, inhoud: string): void =>
    writeFileSync(path.join(MAP, naam), `${JSON.stringify(inhoud)}\n`)
  write('woorden.json', foldUp([...new Set(woorden)].toSorted()))
  write('patronen.json', regels.filter((regel) => regel !== '').join(' '))
}

const [lijst, patronen] = process.argv.slice(2)
if (lijst && patronen) make(lijst, patronen)
