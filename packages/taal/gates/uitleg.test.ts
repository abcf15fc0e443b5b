import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { beforeAll, describe, expect, it } from 'vitest'
import { CAT_CODES, type CatCode } from '../src/cat-code.ts'
import { LABEL_SETS } from '@letterhaven/contracts/label-set'
import { labels } from '../src/labels.ts'
import { bijna, explain, voorbeelden } from '../src/uitleg/explain.ts'
import type { WordEntry } from '../src/woord.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { readLijst } from './lijst.ts'
import { loadSpelling, type Spelling } from './spelling.ts'

/** Codes whose words do not show by their letters alone that they belong there. */
type ZonderVorm = 'hak' | 'samen' | 'engels'
/** How a word of the category looks; the near miss of the same category does not look like that. */
const VORM: Readonly<Record<Exclude<CatCode, ZonderVorm>, RegExp>> = {
  sch: /sch/,
  zing: /ng(?!k)/,
  plank: /nk/,
  lucht: /[aeiou]cht/,
  eeroor: /(?:ee|oo|eu)r/,
  aaiooioei: /aai|ooi|oei/,
  eeuwieuw: /[ei]?euw|uw/,
  openeind: /^[^aeiou]+[aou]$/,
  ei: /ei/,
  ij: /ij/,
  au: /au/,
  ou: /ou/,
  langermaak: /d$/,
  'langermaak-b': /b$/,
  voorvoegsel: /^(?:be|ge|ver)/,
  'kg-open': /^[^aeiou]*[aou][^aeiou][aeiou]/,
  'kg-dicht': /[aeiou]([bdfgklmnprst])\1[aeiou]/,
  fv: /ven$/,
  sz: /zen$/,
  verklein: /[dp]je$/,
  ig: /ig$/,
  lijk: /lijk$/,
  kilo: /i[^aeiou][aeiou]/,
  'komma-s': /^'s \p{Ll}/u,
  cent: /c[eiy]/,
  's-meervoud': /[aiouy]'s$/,
  politie: /[^s]tie$/,
  cola: /c[aoul]/,
  tropisch: /isch$/,
  taxi: /x/,
  chef: /ch/,
  thee: /th/,
  cafe: /[éèê]/,
  cadeau: /eau$/,
  route: /ou/,
  garage: /ge$/,
  lolly: /y$/,
  'y-i': /[^aeiou]y[^aeiou]/,
  trema: /[ëïöü]/,
  koppel: /\p{L}-\p{L}/u,
  heid: /heid$/,
  teit: /teit$/,
  latijn: /(?:iaal|ieel|ueel|air|oir)$/,
  'tussen-n': /en[^aeiou]/,
  'tussen-s': /s[kb]/,
  stom: /[rf]st[bd]/,
  'ww-tt': /t$/,
  'ww-vt': /(?:[tkfsp]te|[^tkfsp]de)$/,
  'ww-vd': /^ge.+(?:[kfsp]t|[^tkfsp]d)$/,
  'ww-bvd': /^(?:ge|ver).+[^t]te$/,
  hoofd: /^\p{Lu}/u,
  qu: /qu/,
  ch: /ch/,
  'y-j': /y[aeiou]/,
  sj: /sj/,
}
const VORMEN: ReadonlyMap<string, RegExp> = new Map(Object.entries(VORM))

/** What people say about these rules in the Netherlands only; no Flemish text has it. */
const HOLLANDS = /\b(?:aan het eind|uit (?:je|het) hoofd|ik-vorm)\b/i
/** What people say about them in Flanders, which is the reason for a Flemish text to exist. */
const VLAAMS = /op het einde|vanbuiten|verleng|verenkel|verdubbel|klankgroep|\bstam\b|infinitief/gi

let spelling: Spelling
let corpus: ReadonlyMap<string, WordEntry>
let noordelijk: ReadonlySet<string>

beforeAll(async () => {
  spelling = await loadSpelling()
  corpus = new Map((await woordenTotEnMet(8)).map((entry) => [entry.w, entry]))
  noordelijk = readLijst('noordelijk.txt')
})

/** Is every part of the text a word? A word with 's before it, like an article, has two parts. */
const isWoord = (tekst: string): boolean => tekst.split(' ').every((deel) => spelling.kent(deel))
/** Is it no word, with or without a capital? Where the capital is the lesson, only the form as it stands counts. */
const isGeenWoord = (code: CatCode, vorm: string): boolean =>
  code === 'hoofd' ? !spelling.kent(vorm) : !spelling.kentOoitAls(vorm)

/** Returns the words in a text that are used in the Netherlands only. */
function hollands(tekst: string): string[] {
  const woorden = tekst.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return [
    ...woorden.filter((woord) => noordelijk.has(woord)),
    ...findHollands(tekst).map(({ woord }) => woord),
    ...(tekst.match(HOLLANDS) ?? []),
  ]
}

/** Does the Flemish text say something in a Flemish way that the other does not? */
function moetVerschillen(nl: string, vl: string): boolean {
  const eigen = new Set(nl.toLowerCase().match(VLAAMS))
  return (vl.toLowerCase().match(VLAAMS) ?? []).some((woord) => !eigen.has(woord))
}

describe('the words in the explanations', () => {
  it('are in the dictionary: both examples and the right form', () => {
    const onbekend = CAT_CODES.flatMap((code) => [...voorbeelden(code), bijna(code).goed]).filter(
      (woord) => !isWoord(woord),
    )
    expect(onbekend).toEqual([])
    expect(isWoord('gijt')).toBe(false)
  })

  it('are no words where they show a near miss', () => {
    expect(CAT_CODES.filter((code) => !isGeenWoord(code, bijna(code).fout))).toEqual([])
    expect(isGeenWoord('ij', 'leiden')).toBe(false)
    expect(isGeenWoord('hoofd', 'Europa')).toBe(false)
  })

  it('have the form of their category, and the near miss has not', () => {
    for (const code of CAT_CODES) {
      const vorm = VORMEN.get(code)
      if (vorm === undefined) continue
      const { goed, fout } = bijna(code)
      const zonder = [...voorbeelden(code), goed].filter((woord) => !vorm.test(woord))
      expect([code, zonder, vorm.test(fout)]).toEqual([code, [], false])
    }
  })

  it('belong to their category in the corpus, wherever they stand in it', () => {
    const paren = CAT_CODES.flatMap((code) =>
      [...voorbeelden(code), bijna(code).goed]
        .filter((woord) => corpus.has(woord))
        .map((woord) => ({ code, woord })),
    )
    const vreemd = paren.filter(({ code, woord }) => !corpus.get(woord)?.cat.includes(code))
    expect(vreemd).toEqual([])
    expect(paren.length).toBeGreaterThan(30)
    for (const woord of voorbeelden('hak')) expect(corpus.get(woord)?.cat).toContain('hak')
  })
})

describe('the Flemish texts', () => {
  it('hold no word that only the Netherlands use', () => {
    const gevonden = CAT_CODES.flatMap((code) =>
      [
        ...(['kind', 'leerkracht', 'ouder'] as const).map((voor) =>
          explain(code, { voor, taal: 'nl-BE' }),
        ),
        bijna(code).zin,
        ...LABEL_SETS.map((set) => labels('nl-BE', set)[code].naam),
      ].flatMap((tekst) => hollands(tekst).map((woord) => `${code}: ${woord}`)),
    )
    expect(gevonden).toEqual([])
    expect(hollands('Pak de hagelslag aan het eind van groep 4.')).toEqual([
      'hagelslag',
      'groep',
      'aan het eind',
    ])
  })

  it('exist only where Flanders says it in another way', () => {
    const onnodig = CAT_CODES.flatMap((code) =>
      (['kind', 'leerkracht', 'ouder'] as const).filter((voor) => {
        const nl = explain(code, { voor, taal: 'nl-NL' })
        const vl = explain(code, { voor, taal: 'nl-BE' })
        return nl !== vl && !moetVerschillen(nl, vl)
      }),
    )
    expect(onnodig).toEqual([])
    expect(moetVerschillen('Maak het langer.', 'Verleng het.')).toBe(true)
    expect(moetVerschillen('Kijk goed.', 'Kijk heel goed.')).toBe(false)
  })
})
