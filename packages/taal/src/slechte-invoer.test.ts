import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as taal from './index.ts'

/** The names of everything in the package that can be called. */
type Aanroepbaar = {
  [Naam in keyof typeof taal]: (typeof taal)[Naam] extends (...args: never[]) => unknown
    ? Naam
    : never
}[keyof typeof taal]

let woorden: readonly taal.WordEntry[] = []
let werkwoorden: readonly taal.Werkwoord[] = []

const isTekstLijst = (delen: readonly string[], tekst: string): void => {
  expect(delen.join('')).toBe(tekst)
}

/** Makes a stored word with these letters. */
const alsWoord = (w: string): taal.WordEntry => ({
  w,
  g: taal.segment(w).graphemes,
  lg: taal.syllables(w, 'lettergreep').parts,
  kg: taal.syllables(w, 'klankgroep').parts,
  br: [w],
  cat: ['hak'],
  focus: 'hak',
  groep: 3,
  struct: 'M',
  band: 1,
  d: [],
})

const verb = (tekst: string): taal.Werkwoord => taal.searchWerkwoord(tekst, werkwoorden).werkwoord

/** Calls each function with any text where it takes one; an export without a line here does not compile. */
const PROEVEN: Readonly<Record<Aanroepbaar, (tekst: string) => unknown>> = {
  findCategorie: (tekst) => taal.findCategorie(tekst),
  makeCatalogus: (tekst) => taal.makeCatalogus([alsWoord(tekst)]),
  classify: (tekst) => taal.classify(tekst, { lemma: tekst, tijd: 'tt' }),
  foutRegel: (tekst) => taal.foutRegel(alsWoord('boom'), tekst),
  uitlegFout: (tekst) => taal.uitlegFout(alsWoord('boom'), tekst, 'nl-NL'),
  segment: (tekst) => isTekstLijst(taal.segment(tekst).graphemes, tekst),
  distractors: (tekst) => taal.distractors(tekst, { n: 3, mode: 'alles', seed: 1 }),
  errors: (tekst) => taal.errors('boom', tekst),
  verschil: (tekst) =>
    isTekstLijst(
      taal.verschil(['b', 'oo', 'm'], tekst).map(({ deel }) => deel),
      'boom',
    ),
  labels: () => taal.labels('nl-NL', 'gewoon'),
  syllables: (tekst) =>
    (['klankgroep', 'lettergreep', 'afbreking'] as const).forEach((weergave) =>
      isTekstLijst(taal.syllables(tekst, weergave).parts, tekst),
    ),
  pseudo: (tekst) => taal.pseudo(tekst, { n: 2, seed: 1, woorden: [{ w: tekst }] }),
  structuurrij: (tekst) => taal.structuurrij(woorden, tekst, { n: 3, seed: 1, groep: 8 }),
  wisselrij: (tekst) => taal.wisselrij([...woorden, alsWoord(tekst)], tekst, { n: 4, seed: 1 }),
  loadRules: () => undefined,
  loadTeksten: () => undefined,
  tekstVoor: () => undefined,
  loadZinverhalen: () => undefined,
  zinverhaalVoor: () => undefined,
  loadRitverhalen: () => undefined,
  ritverhaalVoor: () => undefined,
  fillRit: () => undefined,
  bijna: () => taal.bijna('hak'),
  explain: () => taal.explain('hak', { voor: 'kind', taal: 'nl-BE' }),
  voorbeelden: () => taal.voorbeelden('hak'),
  bijvoeglijkDeelwoord: (tekst) => taal.bijvoeglijkDeelwoord(verb(tekst)),
  conjugate: (tekst) =>
    taal.conjugate(verb(tekst), { tijd: 'vt', persoon: 'hij', inversie: false }),
  juisteVormen: (tekst) => taal.juisteVormen(verb(tekst), { rol: 'bvd' }),
  searchWerkwoord: (tekst) => verb(tekst),
  werkwoordAfleiders: (tekst) => taal.werkwoordAfleiders(verb(tekst), { rol: 'vd' }),
  homofonen: (tekst) => taal.homofonen(verb(tekst)),
  werkwoordCategorieen: (tekst) => taal.werkwoordCategorieen(verb(tekst), { rol: 'bvd' }),
  loadWerkwoorden: () => undefined,
  loadWerkwoordzinnen: () => undefined,
  loadWoorden: () => undefined,
  woordenTotEnMet: () => undefined,
  checkWoordenlijst: (tekst) => taal.checkWoordenlijst(tekst, { woorden }),
}

const LASTIG = [
  '',
  ' ',
  'a'.repeat(200),
  'ng'.repeat(100),
  'schrij'.repeat(40),
  'BOOM',
  "oma's",
  "'s avonds",
  "'''",
  'zee-eend',
  '---',
  'cafe\u0301',
  '🐟',
  '👩‍👩‍👧',
  'хлеб',
  'ψωμί',
  'خبز',
  '面包',
  'İstanbul',
  '\uD800',
  '<script>alert(1)</script>',
  '&amp;',
  'constructor',
  '__proto__',
  'toString',
  '(a+)+$',
  '\0\n\t',
] as const

describe.each([false, true])('input that is no word, rules loaded: %s', (isGeladen) => {
  beforeAll(async () => {
    woorden = await taal.woordenTotEnMet(3)
    werkwoorden = await taal.loadWerkwoorden()
    if (isGeladen) await taal.loadRules()
  })

  it.each(Object.keys(PROEVEN))('%s answers or refuses, and never throws', (naam) => {
    const proef = Object.entries(PROEVEN).find(([sleutel]) => sleutel === naam)?.[1]
    for (const tekst of LASTIG) expect(() => proef?.(tekst)).not.toThrow()
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (tekst) => {
        expect(() => proef?.(tekst)).not.toThrow()
      }),
      { numRuns: 25 },
    )
  })

  it('is never certain', () => {
    for (const tekst of ['', ' ', '🐟', 'хлеб', '<b>', '\uD800', 'cafe\u0301']) {
      expect([tekst, taal.segment(tekst).certain]).toEqual([tekst, false])
      expect([tekst, taal.syllables(tekst, 'klankgroep').certain]).toEqual([tekst, false])
    }
  })
})
