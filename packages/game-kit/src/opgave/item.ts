import type { SpelWoord } from '@letterhaven/contracts/taak'
import type { WoordOpgave } from './opgave.ts'

/** Converts a word of a taak to an item as games play it. */
export function itemVanWoord(woord: SpelWoord): WoordOpgave {
  const { categorie, categorieen } = woord
  return {
    soort: 'woord',
    id: woord.id,
    word: woord.woord,
    graphemes: woord.grafemen,
    syllables: woord.klankgroepen,
    choices: woord.afleiders,
    ...(woord.lettergrepen === undefined ? {} : { lettergrepen: woord.lettergrepen }),
    ...(categorieen === undefined
      ? {}
      : { categorieen: [categorie, ...categorieen.filter((code) => code !== categorie)] }),
    ...(woord.plaatje === undefined ? {} : { picture: `/plaatjes/${woord.plaatje}.svg` }),
    ...(woord.robotstem === undefined ? {} : { robotstem: woord.robotstem }),
    ...(woord.klanken === undefined ? {} : { klanken: woord.klanken }),
    ...(woord.buren === undefined ? {} : { buren: woord.buren }),
    ...(woord.zin === undefined ? {} : { sentence: woord.zin }),
    ...(woord.werkwoord === undefined ? {} : { werkwoord: woord.werkwoord }),
    ...(woord.nep === undefined ? {} : { isNep: woord.nep }),
    ...(woord.letter === undefined ? {} : { isLetter: woord.letter }),
  }
}
