import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { classify } from './classify.ts'
import { loadRules } from './taalregels/laad.ts'

beforeAll(loadRules)

const codes = (woord: string): string =>
  classify(woord)
    .map(({ code }) => code)
    .join(' ')

describe('the categories of a word by its form', () => {
  it.each([
    ['kist', 'hak'],
    ['schrik', 'sch'],
    ['slang', 'zing'],
    ['plank', 'plank'],
    ['bocht', 'lucht'],
    ['geur', 'eeroor'],
    ['kraai', 'aaiooioei'],
    ['spreeuw', 'eeuwieuw'],
    ['stro', 'openeind'],
    ['kachel', 'ch'],
    ['sjaal', 'sj'],
    ['krib', 'langermaak-b'],
    ['draad', 'langermaak'],
    ['golven', 'fv'],
    ['muizen', 'sz'],
    ['rustig', 'ig'],
    ['vriendelijk', 'lijk'],
    ["oma's", 'kg-open s-meervoud'],
    ["'s morgens", 'komma-s'],
    ['magisch', 'kg-open tropisch'],
    ['enquête', 'cafe qu'],
    ['plateau', 'kg-open cadeau'],
    ['lolly', 'kg-dicht lolly'],
    ['symbool', 'y-i'],
    ['yoga', 'kg-open y-j'],
    ['veiligheid', 'ei langermaak heid'],
    ['hondenhok', 'samen tussen-n'],
    ['dorpskerk', 'samen tussen-s'],
    ['pen', 'hak'],
    ['laag', 'hak'],
    ['geit', 'ei'],
    ['tijd', 'ij langermaak'],
    ['ramen', 'kg-open'],
    ['bakker', 'kg-dicht'],
    ['december', 'kg-open cent'],
    ['medicijn', 'ij kg-open kilo cent'],
    ['koud', 'ou langermaak'],
    ['geheim', 'ei voorvoegsel'],
    ['verhalen', 'voorvoegsel kg-open'],
    ['ringetje', 'zing verklein'],
    ['piraat', 'kilo'],
    ['taxi', 'kilo taxi'],
    ['circus', 'cent cola'],
    ['actie', 'politie cola'],
    ['machine', 'kilo chef'],
    ['chauffeur', 'eeroor chef'],
  ])('%s: %s', (woord, verwacht) => {
    expect(codes(woord)).toBe(verwacht)
  })

  it.each([
    ['aankijken', 'plank'],
    ['wijnglas', 'zing'],
    ['dolfijn', 'samen'],
    ['regenboog', 'tussen-n'],
    ['pauze', 'sz'],
    ['restaurant', 'au'],
    ['route', 'ou'],
    ['huisje', 'sj'],
    ['knecht', 'ch'],
    ['lelijk', 'ij'],
    ['bijzonder', 'ij'],
    ['lachen', 'kg-dicht'],
    ['vinger', 'kg-dicht'],
    ['cello', 'cent'],
    ['beker', 'voorvoegsel'],
    ['bekertje', 'voorvoegsel'],
    ['telefoon', 'voorvoegsel'],
    ['meisje', 'verklein'],
    ['oranje', 'verklein'],
    ['rustige', 'kilo'],
    ['kikker', 'kilo'],
    ['kwestie', 'politie'],
    ['chaos', 'chef'],
    ['fantastisch', 'sch'],
  ])('%s is no word of %s', (woord, niet) => {
    expect(codes(woord).split(' ')).not.toContain(niet)
  })

  it('names only letters of the word, in the order of the table, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (tekst) => {
        const gevonden = classify(tekst)
        const plaatsen = gevonden.map(({ code }) => CAT_CODES.indexOf(code))
        expect(plaatsen).toEqual(plaatsen.toSorted((a, b) => a - b))
        for (const { why } of gevonden)
          expect(tekst.toLowerCase().replaceAll('+', '')).toContain(
            why.toLowerCase().replaceAll('+', ''),
          )
      }),
    )
  })
})
