import fc from 'fast-check'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLijst } from '../../../gates/lijst.ts'
import { loadSpelling, type Spelling } from '../../../gates/spelling.ts'
import { ongepast } from '../../ongepast.ts'
import { isGeenWoord } from '../../taalregels/weren.ts'
import { woordenVan } from '../../tekst-woorden.ts'
import { GEZICHTEN, TRAPPEN, type Gezicht } from '../adres.ts'
import { beschrijvingVan, makeBeeldzin, type Kuddezin } from '../beeldzin.ts'
import type { Dier, Dierkeuze } from './dier.ts'
import { PATRONEN } from './patronen.ts'

/** Written out here, beside the tables of the grammar, so that a slip in one of them is seen. */
const HET = ['varken', 'nijlpaard', 'masker', 'water']
const DE = `aap haas slang leeuw giraf zebra olifant neushoorn struisvogel
  muts pet hoed bril sjaal strik boom rots poel struik tent`.split(/\s+/)
const readTabel = (regels: string): Readonly<Record<string, string>> =>
  Object.fromEntries(regels.split(/\s+/).map((paar) => paar.split('=')))
const ENKELVOUD = readTabel(`apen=aap hazen=haas slangen=slang leeuwen=leeuw varkens=varken
  giraffen=giraf zebra's=zebra olifanten=olifant nijlpaarden=nijlpaard neushoorns=neushoorn
  struisvogels=struisvogel`)
const KLEUR = readTabel('rode=rood blauwe=blauw gele=geel groene=groen paarse=paars')
const DOENDE = readTabel(
  'slapende=slaapt drinkende=drinkt dansende=danst springende=springt zingende=zingt',
)
const naamwoorden = [...HET, ...DE].join('|')
const DIEREN = Object.values(ENKELVOUD).join('|')

let spelling: Spelling
let noordelijk: ReadonlySet<string>
beforeAll(async () => {
  spelling = await loadSpelling()
  noordelijk = readLijst('noordelijk.txt')
})

const beeldzinnen = fc
  .tuple(
    fc.integer({ min: 0, max: 0xffffffff }),
    fc.constantFrom(...TRAPPEN),
    fc.constantFrom(...GEZICHTEN),
  )
  .map(([zaad, trap, gezicht]) => {
    const beeldzin = makeBeeldzin(`kudde@1:${zaad}:${trap}:${gezicht}`)
    if (!beeldzin) throw new Error(`no scene for ${zaad}`)
    return { beeldzin, trap, gezicht }
  })

/** Returns the articles, adjectives and pronouns that do not agree with their noun. */
function oneens(zin: string): string[] {
  const groepen = zin.matchAll(
    new RegExp(
      `\\b(?<lid>de|het|een|Deze|Dit) (?:(?<bij>\\p{L}+) )?(?<noun>${naamwoorden})\\b`,
      'gu',
    ),
  )
  const fout = [...groepen].filter(({ groups }) => {
    const isHet = HET.includes(groups?.['noun'] ?? '')
    const { lid = '', bij = '' } = groups ?? {}
    const hoort = isHet ? ['het', 'een', 'Dit'] : ['de', 'een', 'Deze']
    const isKort = lid === 'een' && isHet
    return !hoort.includes(lid) || (bij !== '' && bij.endsWith('e') === isKort)
  })
  const kop = new RegExp(`\\b(?:${DIEREN})\\b`).exec(zin)?.[0] ?? ''
  const voornaamwoord = /\b(?:die|dat)\b/.exec(zin)?.[0]
  const hoort = HET.includes(kop) ? 'dat' : 'die'
  return [
    ...fout.map(([tekst]) => tekst),
    ...(voornaamwoord !== undefined && voornaamwoord !== hoort ? [voornaamwoord] : []),
  ]
}

const GETAL: Readonly<Record<string, number>> = { twee: 2, drie: 3 }
const MAAT = ['klein', 'middel', 'groot']

/** Reads 'de grootste van de twee leeuwen op de rots' anew from its words. */
function isUiterste(zin: string, dier: Dier, dieren: readonly Dier[]): boolean | null {
  const gelezen = /^(?:de|het) (grootste|kleinste) van de (twee|drie) (\S+)(?: (.+))?$/.exec(zin)
  if (!gelezen) return null
  const [, uiterste, getal = '', soorten = '', plek] = gelezen
  const groep = dieren.filter(
    (een) => een.soort === ENKELVOUD[soorten] && (plek === undefined || een.plek === plek),
  )
  const maten = groep.map(({ maat }) => MAAT.indexOf(maat ?? '')).toSorted()
  const hoort = uiterste === 'grootste' ? maten.at(-1) : maten[0]
  return (
    groep.length === GETAL[getal] && groep.includes(dier) && MAAT.indexOf(dier.maat ?? '') === hoort
  )
}

/** Returns whether what the sentence says of worn things is so. */
const isZoGekleed = (rest: string, { dracht }: Dier): boolean =>
  [
    ...rest.matchAll(
      /(geen |(?:de|het|een) )(\p{L}+ )?\b(muts|pet|hoed|bril|masker|sjaal|strik)\b/gu,
    ),
  ].every(([, voor, bij, wat]) => {
    const kleur = bij?.trim() ?? ''
    const heeft = dracht.some(
      (stuk) => stuk.wat === wat && (kleur === '' || stuk.kleur === (KLEUR[kleur] ?? kleur)),
    )
    return heeft === (voor !== 'geen ')
  })

/** Returns whether an animal is where the sentence says, or not where it says not. */
const isDaar = (rest: string, { plek }: Dier): boolean =>
  [...rest.matchAll(/(niet )?((?:onder|op|achter|voor|in|naast) (?:de|het) \p{L}+)/gu)].every(
    ([, niet, waar]) => (plek === waar) === (niet === undefined),
  )

/** Returns whether the word before the animal is so: its colour, its size or what it does. */
const isZo = (bij: string, { dier, houding }: Dierkeuze): boolean => {
  if (bij in KLEUR) return dier.kleur === KLEUR[bij]
  if (bij in DOENDE) return houding === DOENDE[bij]
  return bij === '' || dier.maat === { kleine: 'klein', grote: 'groot' }[bij]
}

/** Reads a sentence from its words alone, as a child does, and says whether it is true of an animal. */
function isWaar(zin: string, keuze: Dierkeuze, dieren: readonly Dier[]): boolean {
  const { dier, houding } = keuze
  const uiterste = isUiterste(zin, dier, dieren)
  if (uiterste !== null) return uiterste
  const gelezen = new RegExp(`^(?:de|het) (?:(\\p{L}+) )?(${DIEREN})\\b(.*)$`, 'u').exec(zin)
  if (gelezen?.[2] !== dier.soort) return false
  const [, bij = '', , rest = ''] = gelezen
  const doet = /\b(?:slaapt|eet|drinkt|danst|springt|zingt)\b/.exec(rest)?.[0] ?? houding
  return isZo(bij, keuze) && doet === houding && isZoGekleed(rest, dier) && isDaar(rest, dier)
}

const meantBy = (zin: string, { keuzes, tafereel }: Kuddezin): string[] =>
  keuzes.filter((keuze) => isWaar(zin, keuze, tafereel.dieren)).map(({ id }) => id)

const isTeLezen = (zin: string, gezicht: Gezicht): boolean =>
  woordenVan(zin).length <= { jong: 9, oud: 16 }[gezicht] &&
  /^(?:de|het) [\p{Ll}' ]+(?:, maar niet [\p{Ll} ]+)?$/u.test(zin)

describe('the sentence of a herd', () => {
  it('means the right animal when its words are read, and nothing else', () => {
    fc.assert(
      fc.property(beeldzinnen, ({ beeldzin }) => {
        expect(meantBy(beeldzin.zin, beeldzin)).toEqual([beeldzin.goed])
      }),
      { numRuns: 3000 },
    )
  })

  it('means something else, or nothing, with another word in it', () => {
    const ANDERS = [
      [/\b(?:rode|blauwe|gele|groene|paarse)\b/, 'bruine'],
      [/\bgeen\b/, 'de'],
      [/\bniet /, ''],
      [/\b(?:slaapt|eet|drinkt|danst|springt|zingt)\b/, 'springt'],
      [/\bgrootste\b/, 'kleinste'],
    ] as const
    fc.assert(
      fc.property(beeldzinnen, fc.constantFrom(...ANDERS), ({ beeldzin }, [woord, ander]) => {
        const zin = beeldzin.zin.replace(woord, ander)
        fc.pre(zin !== beeldzin.zin)
        expect(meantBy(zin, beeldzin)).not.toEqual([beeldzin.goed])
      }),
      { numRuns: 500 },
    )
  })

  it('is as long as its reader can take, in small letters and without a full stop', () => {
    fc.assert(
      fc.property(beeldzinnen, ({ beeldzin, gezicht }) => {
        expect(isTeLezen(beeldzin.zin, gezicht)).toBe(true)
      }),
      { numRuns: 2000 },
    )
    const lang = 'de kleine aap die een rode muts draagt en onder de boom staat'
    expect(isTeLezen(lang, 'oud')).toBe(true)
    expect(isTeLezen(lang, 'jong')).toBe(false)
    expect(isTeLezen(`${lang} en niet op de rots`, 'oud')).toBe(false)
    expect(isTeLezen('De aap.', 'jong')).toBe(false)
  })
})

const STUK = '(?:muts|pet|hoed|bril|masker|sjaal|strik)'
const KLEURTJE = '(?:rood|rode|blauwe?|gele|geel|groene?|paarse?)'
const BAKEN = '(?:boom|rots|water|poel|struik|tent)'
const PLEK = `(?:onder|op|achter|voor|in|naast) (?:de|het) ${BAKEN}`
const WOORDEN: Readonly<Record<string, string>> = {
  lid: '(?:de|het)',
  die: '(?:die|dat)',
  soort: `(?:${DIEREN})`,
  soorten: `(?:${Object.keys(ENKELVOUD).join('|')})`,
  kleur: KLEURTJE,
  maat: '(?:kleine|grote)',
  doende: `(?:${Object.keys(DOENDE).join('|')})`,
  doet: '(?:slaapt|eet|drinkt|danst|springt|zingt)',
  rust: '(?:staat|ligt)',
  plek: PLEK,
  nietplek: `niet ${PLEK}`,
  elders: PLEK,
  dracht: `(?:de|het) ${STUK}`,
  kleurdracht: `(?:de|het) ${KLEURTJE} ${STUK}`,
  eendracht: `een ${STUK}`,
  eenkleurdracht: `een ${KLEURTJE} ${STUK}`,
  drachtaan: `een ${STUK} (?:op|om)`,
  geendracht: `geen ${STUK}`,
  uiterste: '(?:grootste|kleinste)',
  aantal: '(?:twee|drie)',
}
/** Returns what matches the sentences of a pattern. */
const vormVan = (patroon: string): RegExp =>
  new RegExp(
    `^${patroon.replace(/ ,/g, ',').replace(/\[(\w+)\]/g, (_, naam: string) => WOORDEN[naam] ?? '!')}$`,
    'u',
  )

/** Every text that a child may get to read. */
const alles = ({ beeldzin }: { readonly beeldzin: Kuddezin }): string[] => [
  beeldzin.zin,
  ...beeldzin.keuzes.map((keuze) => beschrijvingVan(beeldzin, keuze)),
]

describe('the Dutch of a herd', () => {
  it('has articles, endings and pronouns that agree', () => {
    fc.assert(
      fc.property(beeldzinnen, (gemaakt) => {
        expect(alles(gemaakt).filter((zin) => oneens(zin).length > 0)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('is caught where they do not (decoys)', () => {
    for (const zin of [
      'het aap met de muts',
      'de kleine nijlpaard',
      'het klein nijlpaard',
      'de rood aap',
      'het varken die slaapt',
      'de aap dat slaapt',
      'de aap die een rood muts draagt',
      'het varken dat een rode masker draagt',
      'de aap met de masker',
      'Deze nijlpaard slaapt.',
      'de aap in de water',
    ])
      expect(oneens(zin)).toHaveLength(1)
    for (const zin of [
      'het kleine nijlpaard',
      'Dit varken heeft een rood masker op.',
      'de aap in het water',
    ])
      expect(oneens(zin)).toEqual([])
  })

  it('has words of the dictionary alone, which both countries use and any child may read', () => {
    const bezwaren = (zin: string): string[] => [
      ...woordenVan(zin).filter((w) => !spelling.kent(w.toLowerCase()) || isGeenWoord(w)),
      ...woordenVan(zin).filter((w) => noordelijk.has(w) || ongepast(w) !== undefined),
      ...findHollands(zin).map(({ woord }) => woord),
    ]
    fc.assert(
      fc.property(beeldzinnen, (gemaakt) => {
        expect(alles(gemaakt).flatMap(bezwaren)).toEqual([])
      }),
      { numRuns: 500 },
    )
    for (const zin of ['de gelle aap', 'de aap op het schoolreisje', 'de zebraas'])
      expect(bezwaren(zin)).toHaveLength(1)
  })

  it('is of the patterns that a person read, and each of them is drawn', () => {
    for (const gezicht of GEZICHTEN)
      for (const trap of TRAPPEN) {
        const vormen = PATRONEN[`${gezicht}${trap}`].map(([, patroon]) => vormVan(patroon))
        const gezien = Array.from({ length: 400 }, (_, zaad) => {
          const { zin = '' } = makeBeeldzin(`kudde@1:${zaad}:${trap}:${gezicht}`) ?? {}
          const passend = vormen.filter((vorm) => vorm.test(zin))
          expect(passend).toHaveLength(1)
          return passend[0]
        })
        expect(new Set(gezien).size).toBe(vormen.length)
      }
  })

  it('describes what is drawn: kind, colour, all that is worn', () => {
    fc.assert(
      fc.property(beeldzinnen, ({ beeldzin }) => {
        for (const keuze of beeldzin.keuzes) {
          const zin = beschrijvingVan(beeldzin, keuze)
          const { soort, kleur, dracht } = keuze.dier
          for (const woord of [soort, ...(kleur ? [kleur] : []), ...dracht.map(({ wat }) => wat)])
            expect(woordenVan(zin)).toContain(woord)
          expect(zin).not.toContain(beeldzin.zin)
        }
      }),
      { numRuns: 500 },
    )
  })
})
