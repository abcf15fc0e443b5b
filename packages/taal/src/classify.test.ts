import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { classify } from './classify.ts'
import type { WoordContext } from './herkennen/werkwoordvorm.ts'
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
    ['patrouille', 'kg-open route'],
    ['pirouettes', 'kg-dicht kilo route'],
    ['coulisse', 'kg-dicht cola route'],
    ['accessoire', 'kg-dicht cent cola latijn'],
    ['populaire', 'kg-open latijn'],
    ['Tsjechisch', 'tropisch hoofd ch sj'],
    ['canyons', 'cola y-j'],
    ['Chinezen', 'sz kilo hoofd ch'],
    ['raceauto', 'au cent samen'],
    ['uitwuiven', 'fv'],
    ['Hongarije', 'ij kg-open hoofd'],
    ['slangachtig', 'zing lucht ig'],
  ])('%s: %s', (woord, verwacht) => {
    expect(codes(woord)).toBe(verwacht)
  })

  it.each([
    ['aankijken', 'plank'],
    ['wijnglas', 'zing'],
    ['tango', 'zing'],
    ['kangoeroe', 'samen'],
    ['dolfijn', 'samen'],
    ['regenboog', 'tussen-n'],
    ['pauze', 'sz'],
    ['voorhaven', 'fv'],
    ['restaurant', 'au'],
    ['route', 'ou'],
    ['houvast', 'route'],
    ['cloud', 'route'],
    ['fair', 'latijn'],
    ['bureautafel', 'au'],
    ['fietsjongen', 'sj'],
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
        for (const { letters } of gevonden)
          expect(tekst.toLowerCase().replaceAll('+', '')).toContain(
            letters.toLowerCase().replaceAll('+', ''),
          )
      }),
    )
  })
})

describe('the categories of a word in its sentence', () => {
  const metContext = (woord: string, context: WoordContext): string[] =>
    classify(woord, context).map(({ code }) => code)

  it.each<[string, WoordContext, string]>([
    ['vindt', { lemma: 'vinden', tijd: 'tt', persoon: 'hij' }, 'ww-tt'],
    ['vind', { lemma: 'vinden', tijd: 'tt', persoon: 'jij', inversie: true }, 'ww-tt'],
    ['belt', { lemma: 'opbellen', tijd: 'tt' }, 'ww-tt'],
    ['opbelt', { lemma: 'opbellen', tijd: 'tt' }, 'ww-tt'],
    ['verhuisde', { lemma: 'verhuizen', tijd: 'vt' }, 'ww-vt'],
    ['zwom', { lemma: 'zwemmen', pos: 'werkwoord' }, 'ww-vt'],
    ['gebeurd', { lemma: 'gebeuren' }, 'ww-vd'],
    ['gebeurt', { lemma: 'gebeuren' }, 'ww-tt'],
    ['verbrede', { lemma: 'verbreden', pos: 'bijvoeglijk' }, 'ww-bvd'],
    ['verbreedde', { lemma: 'verbreden' }, 'ww-vt'],
    ['blofte', { lemma: 'bloffen' }, 'ww-vt'],
  ])('%s as %j has %s', (woord, context, code) => {
    expect(metContext(woord, context).filter((gevonden) => gevonden.startsWith('ww'))).toEqual([
      code,
    ])
  })

  it.each<[string, WoordContext]>([
    ['verbreedde', { lemma: 'verbreden', pos: 'bijvoeglijk' }],
    ['vindt', { lemma: 'vinden', tijd: 'tt', persoon: 'ik' }],
    ['bloem', { lemma: 'bloemen', pos: 'zelfstandig' }],
    ['zwemde', { lemma: 'zwemmen' }],
    ['fietsen', { lemma: 'fietsen' }],
    ['vindt', {}],
  ])('%s as %j is no verb form', (woord, context) => {
    expect(metContext(woord, context).join()).not.toContain('ww-')
  })

  it('tells why in plain words', () => {
    const lessen = classify('vindt', { lemma: 'vinden', tijd: 'tt', persoon: 'hij' })
    expect(lessen.find(({ code }) => code === 'ww-tt')?.why).toBe(
      'stam + t, ook na een d: vind + t = vindt',
    )
    expect(classify('hond')[0]?.why).toContain('schrijft een d')
  })

  it('takes the d of a stem for a matter of verbs, and that of a participle for both', () => {
    expect(metContext('vind', { lemma: 'vinden', tijd: 'tt', persoon: 'ik' })).toEqual(['ww-tt'])
    expect(metContext('gebeurd', { lemma: 'gebeuren', pos: 'deelwoord' })).toContain('langermaak')
  })

  it('counts a capital for a name, and not for the beginning of a sentence', () => {
    expect(metContext('Fietsen', { pos: 'werkwoord', lemma: 'fietsen' })).not.toContain('hoofd')
    expect(metContext('Utrecht', { pos: 'naam' })).toContain('hoofd')
    expect(metContext('Franse', { pos: 'bijvoeglijk' })).toContain('hoofd')
  })
})
