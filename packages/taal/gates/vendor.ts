import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MAP = path.join(import.meta.dirname, '../data/regels')
/** Longer words are made of shorter ones, which the rules find. */
const WOORD = /^[a-zéèêëïöüáàâçñîôû]{2,14}$/
const BASIS = 'A'.codePointAt(0) ?? 0
const MEEST_GELIJK = 25

/** Each word as a capital that says how many letters it shares with the one before, and the rest. */
export function vouwSamen(woorden: readonly string[]): string {
  let vorig = ''
  return woorden
    .map((woord) => {
      let gelijk = 0
      while (gelijk < MEEST_GELIJK && gelijk < woord.length && woord[gelijk] === vorig[gelijk])
        gelijk += 1
      vorig = woord
      return String.fromCodePoint(BASIS + gelijk) + woord.slice(gelijk)
    })
    .join('')
}

/**
 * `node packages/taal/gates/vendor.ts <dutch> <hyph_nl_NL.dic>`: makes the data of the rules from the word
 * list of Debian's wdutch and the patterns of its hyphen-nl. What they are and whose: data/regels/LICENSE.txt.
 */
function maak(lijst: string, patronen: string): void {
  const woorden = readFileSync(lijst, 'utf8')
    .split('\n')
    .filter((woord) => WOORD.test(woord))
  const regels = readFileSync(patronen, 'latin1').split('\n').slice(1)
  const schrijf = (naam: string, inhoud: string): void =>
    writeFileSync(path.join(MAP, naam), `${JSON.stringify(inhoud)}\n`)
  schrijf('woorden.json', vouwSamen([...new Set(woorden)].toSorted()))
  schrijf('patronen.json', regels.filter((regel) => regel !== '').join(' '))
}

const [lijst, patronen] = process.argv.slice(2)
if (lijst && patronen) maak(lijst, patronen)
