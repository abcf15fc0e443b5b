import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { Opgave, WoordOpgave } from './opgave.ts'
import { VORMEN } from './vraag.ts'

const bakker: WoordOpgave = {
  soort: 'woord',
  id: 'bakker',
  word: 'bakker',
  graphemes: ['b', 'a', 'kk', 'e', 'r'],
  syllables: ['ba', 'kker'],
  lettergrepen: ['bak', 'ker'],
  categorieen: ['kg-dicht'],
}
const hond: WoordOpgave = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
  syllables: ['hond'],
  lettergrepen: ['hond'],
  lang: 'honden',
  categorieen: ['langermaak'],
}
const regenjas: WoordOpgave = {
  soort: 'woord',
  id: 'regenjas',
  word: 'regenjas',
  graphemes: ['r', 'e', 'g', 'e', 'n', 'j', 'a', 's'],
  delen: ['regen', 'jas'],
}
const zin: Opgave = {
  soort: 'zin',
  id: 'zv-hond:1',
  woorden: ['De', 'hond', 'slaapt', 'nu.'],
  ordes: [['De', 'hond', 'slaapt', 'nu.']],
}
const gat: Opgave = { soort: 'gat', id: 'rit:1', zin: 'Rij naar ▢.', goed: ['de bakker'] }
const werkwoord: Opgave = {
  soort: 'woord',
  id: 'ww:lopen:1',
  word: 'liep',
  graphemes: ['l', 'ie', 'p'],
  categorieen: ['ww-vt'],
  werkwoord: { infinitief: 'lopen', voor: 'Gisteren ', na: ' zij.', stappen: [], dus: '' },
}
const tekst: Opgave = {
  soort: 'tekst',
  id: 'want:0',
  zinnen: ['Amir rent.', 'De bus rijdt weg.', 'Hij ziet een want.', 'Die is van Fenna.'],
  keuzes: ['a', 'b', 'c'],
  goed: 1,
  bewijs: [2],
}
const rij: Opgave = {
  soort: 'rij',
  id: 'kat',
  woorden: [
    ['k', 'a', 't'],
    ['k', 'o', 't'],
    ['k', 'o', 'p'],
    ['b', 'oo', 't'],
  ],
}
const nep: Opgave = { ...hond, id: 'nep:lum', word: 'lum', graphemes: ['l', 'u', 'm'], isNep: true }
const beeld: Opgave = {
  soort: 'beeld',
  id: 'kudde@1:1:1',
  zin: 'de rode aap',
  dingen: ['aap1', 'aap2', 'zebra1'],
  goed: ['aap2'],
}
const levend: Opgave = {
  ...beeld,
  dingen: ['aap1:zingt', 'aap1:rust', 'aap2:rust', 'aap2:slaapt'],
  goed: ['aap1:zingt'],
}
const teken: Opgave = {
  soort: 'teken',
  id: 'lt4-jas',
  woorden: ['Sam', 'zoekt', 'waar', 'is', 'zijn', 'jas', 'hij', 'lacht'],
  tekens: ['.', '?'],
  goed: ['Sam zoekt. Waar is zijn jas? Hij lacht.'],
}
const film: Opgave = {
  soort: 'film',
  id: 'film@1:1:1:jong',
  woorden: ['beer', 'de', 'vos', 'aan', 'geeft', 'de', 'kaas', 'nu'],
  ordes: [
    ['de', 'vos', 'geeft', 'de', 'beer', 'kaas'],
    ['de', 'vos', 'geeft', 'kaas', 'aan', 'de', 'beer'],
  ],
  zin: 'De vos geeft de beer kaas.',
}
const ALLE: readonly Opgave[] = [
  bakker,
  hond,
  regenjas,
  zin,
  gat,
  werkwoord,
  tekst,
  rij,
  nep,
  beeld,
  film,
  teken,
]

type Geval = readonly [Opgave, string, string, boolean, number?]

describe('what is right', () => {
  const GEVALLEN: readonly Geval[] = [
    [hond, 'typ:hoor', 'hond', true, 0.02],
    [hond, 'typ:hoor', 'hont', false, 0.02],
    [hond, 'typ:lang', 'honden', true, 0.02],
    [hond, 'typ:lang', 'hond', false],
    [hond, 'bouw:lade', 'hond', true, 0.02],
    [{ ...hond, word: 'café' }, 'typ:hoor', 'cafe\u0301', true],
    [werkwoord, 'typ:zin', 'liep', true],
    [werkwoord, 'typ:zin', 'loopte', false],
    [zin, 'typ:dictee', 'De hond slaapt nu.', true],
    // A word in print may be cut as it is heard and as it is read; elsewhere it may not.
    [bakker, 'splits:kg', 'ba|kker', true, 0.3333],
    [bakker, 'splits:kg', 'bak|ker', true, 0.3333],
    [bakker, 'splits:kg', 'bakk|er', false],
    [bakker, 'splits:kg', 'bakker', false],
    [hond, 'splits:kg', 'hond', true, 0.25],
    [regenjas, 'splits:delen', 'regen|jas', true, 0.125],
    [bakker, 'ritme:kg', 'bak|ker', true],
    [zin, 'splits:zin', 'De|hond|slaapt|nu.', true],
    [zin, 'splits:zin', 'De|hondslaapt|nu.', false],
    [zin, 'orden:zin', 'De/hond/slaapt/nu.', true, 0.0417],
    [zin, 'orden:zin', 'De/slaapt/hond/nu.', false],
    // An order that broke off is given as far as it went.
    [zin, 'orden:zin', 'De/slaapt', false],
    [bakker, 'orden:klank', 'b/a/kk/e/r', true, 0.02],
    [rij, 'orden:abc', 'kat/kot/kop/boot', true],
    [tekst, 'orden:verhaal', '1/2/3/4', true],
    [tekst, 'orden:verhaal', '2/1/3/4', false],
    [bakker, 'sorteer:kg-open,kg-dicht', 'kg-dicht', true, 0.5],
    [bakker, 'sorteer:kg-open,kg-dicht', 'kg-open', false, 0.5],
    [werkwoord, 'sorteer:ww-tt,ww-vt,ww-vd', 'ww-vt', true, 0.3333],
    // A word belongs to its graphemes and to its last one as well.
    [hond, 'sorteer:-d,-t', '-d', true, 0.5],
    [hond, 'sorteer:-d,-t', '-t', false, 0.5],
    [hond, 'sorteer:o,oe,eu', 'o', true, 0.3333],
    [hond, 'sorteer:o,oe,eu', 'eu', false],
    // A step on the way to writing is judged like the sort itself.
    [hond, 'sorteer:-d,-t,-b,-p>typ', '-t', false, 0.25],
    [bakker, 'sorteer:kg-open,kg-dicht>bouw', 'kg-dicht', true, 0.5],
    [hond, 'markeer:raam', 'ja:hond', true, 0.5],
    [hond, 'markeer:raam', 'nee:hont', true, 0.5],
    [hond, 'markeer:raam', 'nee:hond', false],
    [hond, 'markeer:raam', 'ja:hont', false],
    [hond, 'markeer:raam', 'nee:hont>hond', true, 0.02],
    // A street that says how many of its words hang right: who lets all of them stay has as many right.
    [hond, 'markeer:raam/6/10', 'ja:hond', true, 0.6],
    [hond, 'markeer:raam/6/10', 'nee:hont', true, 0.4],
    [hond, 'markeer:raam/6/10', 'nee:hont>hond', true, 0.02],
    [hond, 'markeer:raam/8/8', 'ja:hond', true, 0.9],
    [hond, 'markeer:raam', 'nee:hont>hent', false],
    // A window that was right and is made anew was not seen to be right.
    [hond, 'markeer:raam', 'nee:hond>hond', false],
    [tekst, 'markeer:bewijs', '2', true, 0.25],
    [tekst, 'markeer:bewijs', '1', false],
    [tekst, 'markeer:bewijs', '1,2', false],
    [bakker, 'paar:klanken', 'b/a/kk/e/r', true, 0.02],
    [bakker, 'paar:stukken', 'bak/ker', true, 0.05],
    [bakker, 'paar:stukken', 'ba/r', false],
    [gat, 'betekenis:3', 'de bakker', true, 0.3333],
    [gat, 'betekenis:3', 'de kapper', false],
    [beeld, 'betekenis:kudde', 'aap2', true, 0.3333],
    [beeld, 'betekenis:kudde', 'aap1', false],
    // A thing in several poses is guessed as one.
    [levend, 'betekenis:kudde', 'aap1:zingt', true, 0.5],
    [levend, 'betekenis:kudde', 'aap1:rust', false],
    [tekst, 'betekenis:stenen', '0,3,0', true, 0.3333],
    [tekst, 'betekenis:stenen', '2,1,0', false],
    [hond, 'oordeel:woord', 'ja', true, 0.5],
    [hond, 'oordeel:samen', 'ja', true, 0.02],
    [hond, 'oordeel:samen', 'nee', false],
    [nep, 'oordeel:woord', 'nee', true, 0.5],
    [nep, 'oordeel:woord', 'ja', false],
    [nep, 'oordeel:samen', 'ja', true, 0.02],
    [nep, 'oordeel:samen', 'nee', false],
    [bakker, 'tel:kg', '2:ba/kker', true, 0.1],
    [bakker, 'tel:kg', '2:bak/ker', true],
    [bakker, 'tel:kg', '3:ba/kk/er', false],
    // The number and the pieces are one answer.
    [bakker, 'tel:kg', '3:ba/kker', false],
    [rij, 'bouw:wissel', 'kat>kot', true, 0.08],
    [rij, 'bouw:wissel', 'kat>kop', false],
    [rij, 'bouw:wissel', 'kot>kit', false],
    [rij, 'bouw:wissel', 'kat>kat', false],
    // Two places of seven, each with one of two marks: one of eighty-four ways, and none is guessed more than freely.
    [teken, 'markeer:tekens', 'Sam zoekt. Waar is zijn jas? Hij lacht.', true, 0.02],
    [teken, 'markeer:tekens', 'Sam zoekt. Waar is zijn jas. Hij lacht.', false, 0.02],
    [teken, 'markeer:tekens', 'Sam zoekt waar is zijn jas hij lacht', false, 0.02],
    [
      { ...teken, tekens: ['.'], goed: ['Sam zoekt. Waar is zijn jas hij lacht.'] },
      'markeer:tekens',
      'Sam zoekt waar. Is zijn jas hij lacht.',
      false,
      0.1429,
    ],
    // Every line that plays the same film is right; who gives and who gets is another film.
    [film, 'bouw:film', 'de/vos/geeft/de/beer/kaas', true, 0.02],
    [film, 'bouw:film', 'de/vos/geeft/kaas/aan/de/beer', true, 0.02],
    [film, 'bouw:film', 'de/beer/geeft/de/vos/kaas', false, 0.02],
    [film, 'bouw:film', 'de/vos/geeft/de/beer', false],
  ]

  it.each(
    GEVALLEN.map(([opgave, vraag, gegeven, correct, gok]) => ({
      opgave,
      vraag,
      gegeven,
      correct,
      gok,
    })),
  )('$vraag of $opgave.id: $gegeven is $correct', ({ opgave, vraag, gegeven, correct, gok }) => {
    const uit = judge(opgave, vraag, gegeven)
    expect({ vraag, gegeven, correct: uit?.correct }).toEqual({ vraag, gegeven, correct })
    expect(uit?.gok).toBe(gok ?? uit?.gok)
  })

  it('tells which view of a word was cut', () => {
    expect(judge(bakker, 'splits:kg', 'ba|kker')?.deel).toBe('kg')
    expect(judge(bakker, 'splits:kg', 'bak|ker')?.deel).toBe('lettergrepen')
  })
})

describe('what is no answer', () => {
  it.each<readonly [Opgave, string, string]>([
    [hond, 'kies:drie', 'hond'],
    [hond, 'typ', 'hond'],
    [hond, 'typ:', 'hond'],
    [hond, '', 'hond'],
    [gat, 'typ:hoor', 'de bakker'],
    [bakker, 'typ:lang', 'bakkers'],
    [bakker, 'splits:kg', 'ba||kker'],
    [bakker, 'splits:kg', '|bakker'],
    [bakker, 'splits:kg', 'boter|ham'],
    [bakker, 'splits:delen', 'bak|ker'],
    [regenjas, 'splits:kg', 're|gen|jas'],
    [zin, 'orden:zin', 'De//nu.'],
    [bakker, 'sorteer:kg-open,kg-dicht', 'ei'],
    [bakker, 'sorteer:ei,ij', 'ei'],
    [hond, 'sorteer:-d,-t>raden', '-d'],
    [hond, 'sorteer:d-,t-', 'd-'],
    [hond, 'markeer:raam', 'hont'],
    [hond, 'markeer:raam/6', 'ja:hond'],
    [hond, 'markeer:raam/11/10', 'ja:hond'],
    [hond, 'markeer:raam/0/0', 'ja:hond'],
    [hond, 'markeer:raam', 'nee:'],
    [hond, 'markeer:raam', 'nee:hont>'],
    [hond, 'markeer:raam', 'ja:hont>hond'],
    [tekst, 'markeer:bewijs', '2,1'],
    [tekst, 'markeer:bewijs', '9'],
    [tekst, 'markeer:bewijs', '2,'],
    [gat, 'betekenis:1', 'de bakker'],
    [gat, 'betekenis:veel', 'de bakker'],
    [gat, 'betekenis:3', ''],
    [beeld, 'betekenis:kudde', 'olifant7'],
    [tekst, 'betekenis:stenen', '1,1,1'],
    [tekst, 'betekenis:stenen', '2,1'],
    [zin, 'oordeel:woord', 'ja'],
    [hond, 'oordeel:woord', 'misschien'],
    [bakker, 'tel:kg', 'twee:ba/kker'],
    [bakker, 'tel:kg', '2:'],
    [rij, 'bouw:wissel', 'kat'],
    [film, 'bouw:film', 'de//vos'],
    [film, 'bouw:film', 'de/uil/geeft/de/beer/kaas'],
    [film, 'bouw:film', ''],
    [film, 'typ:film', 'De vos geeft de beer kaas.'],
    [teken, 'markeer:tekens', 'Sam zoekt. Waar is jouw jas? Hij lacht.'],
    [teken, 'markeer:bewijs', '1'],
    [teken, 'orden:zin', 'Sam/zoekt'],
    [rij, 'bouw:wissel', 'rat>kat'],
  ])('%#: is not stored as wrong', (opgave, vraag, gegeven) => {
    expect({ vraag, gegeven, uit: judge(opgave, vraag, gegeven) }).toEqual({
      vraag,
      gegeven,
      uit: null,
    })
  })

  it('never breaks, whatever comes in, and never asks what is almost certain', () => {
    const wijze = fc.oneof(
      fc.string(),
      fc.constantFrom('kg', 'raam', 'raam/6/10', 'bewijs', '3', 'ei,ij'),
    )
    const vraag = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...VORMEN), wijze).map(([vorm, hoe]) => `${vorm}:${hoe}`),
    )
    const gegeven = fc.oneof(
      fc.string(),
      fc.constantFrom('ja:hond', '1,2', '3,0,0', 'ba|kker', 'a/b', '2:ba/kker', 'kat>kot'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...ALLE), vraag, gegeven, (opgave, wat, gaf) => {
        const uit = judge(opgave, wat, gaf)
        if (!uit) return
        expect(uit.gok).toBeGreaterThan(0)
        expect(uit.gok).toBeLessThan(1)
        expect(judge(opgave, wat, gaf)).toEqual(uit)
      }),
      { numRuns: 2000 },
    )
  })
})
