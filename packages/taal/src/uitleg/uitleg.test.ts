import { describe, expect, it } from 'vitest'
import { CAT_CODES } from '../cat-code.ts'
import { CATEGORIEEN } from '../categorieen.ts'
import { bijna, explain, voorbeelden, type Lezer } from './explain.ts'
import { UITLEG } from './tabel.ts'
import type { Uitleg } from './uitleg.ts'

const LENGTE = { kind: 45, leerkracht: 60, ouder: 45 } as const satisfies Record<Lezer, number>
const LENGTE_BIJNA = 25
/** The most words that one sentence for a child may have; in the first reading year there are fewer. */
const ZIN = { eersteJaar: 8, later: 22 }
const EERSTE_LEESJAAR = 3
const DOEN =
  /\b(?:zeg|kijk|onthoud|klap|maak|schrijf|haal|plak|leg|zoek|neem|lees|denk|zet|verleng|verdeel|hak)\b/i
const ONGEWENST =
  /\b(?:fout|fouten|helaas|verkeerd|niet goed|jammer|dom|stom|groep \d|juf|meester)\b/i
/** Methods, tests and the names that one of them made up. */
const VAN_EEN_ANDER =
  /\b(?:staal|zlkls|cito|avi|dmt|taal actief|zin in taal|(?:hak|zing|plank|lucht|kilo|cola|cent|politie|chef|taxi|thee|café|cadeau|route|garage|lolly)woord(?:en)?|chinese letter|bankletter|fopletter|plakwoord|klinkerdief|dubbelzetter)\b/i

const woorden = (tekst: string): number => tekst.split(/\s+/).length
const zinnen = (tekst: string): string[] => tekst.split(/(?<=[.?!])\s+/)
const langste = (tekst: string): number => Math.max(...zinnen(tekst).map(woorden))

/** Returns every text of a row, each with the name of its field. */
function teksten(rij: Uitleg): [string, string][] {
  const { voorbeelden: _, bijna: dichtbij, ...rest } = rij
  return [...Object.entries(rest), ['bijna', dichtbij.zin]]
}

const alle = CAT_CODES.flatMap((code) =>
  teksten(UITLEG[code]).map(([veld, tekst]) => ({ waar: `${code}.${veld}`, tekst })),
)

describe('the explanations', () => {
  it('stand there for each of the 58 codes and for no other', () => {
    expect(Object.keys(UITLEG).toSorted()).toEqual([...CAT_CODES].toSorted())
  })

  it.each(['kind', 'leerkracht', 'ouder'] as const)('stay short for the %s', (voor) => {
    const teLang = CAT_CODES.flatMap((code) =>
      (['nl-NL', 'nl-BE'] as const)
        .filter((taal) => woorden(explain(code, { voor, taal })) > LENGTE[voor])
        .map((taal) => `${code} ${taal}`),
    )
    expect(teLang).toEqual([])
    expect(woorden(Array.from({ length: 61 }, () => 'woord').join(' '))).toBeGreaterThan(60)
  })

  it('ask a child of the first reading year no sentence over eight words', () => {
    const teLang = CAT_CODES.filter((code) => {
      const grens = CATEGORIEEN[code].groep === EERSTE_LEESJAAR ? ZIN.eersteJaar : ZIN.later
      return langste(UITLEG[code].kind) > grens
    })
    expect(teLang).toEqual([])
    expect(langste('Zeg het. Dit is een zin die echt veel te lang is.')).toBe(10)
  })

  it('give a child one thing to do, in one to three sentences', () => {
    expect(CAT_CODES.filter((code) => !DOEN.test(UITLEG[code].kind))).toEqual([])
    expect(CAT_CODES.filter((code) => zinnen(UITLEG[code].kind).length > 3)).toEqual([])
    expect(DOEN.test('De letter staat achteraan.')).toBe(false)
  })

  it('give the child the words of its own category row, so that there is one truth', () => {
    for (const code of CAT_CODES) {
      const { kind, kindVl } = CATEGORIEEN[code].uitleg
      expect(explain(code, { voor: 'kind', taal: 'nl-NL' })).toBe(kind)
      expect(explain(code, { voor: 'kind', taal: 'nl-BE' })).toBe(kindVl ?? kind)
    }
  })

  it('give a teacher a counter-example and something to check, a parent something to do', () => {
    const zonder = CAT_CODES.filter(
      (code) => !/Tegenvoorbeeld: .+Lukt het nog niet\? \p{Lu}/u.test(UITLEG[code].leerkracht),
    )
    expect(zonder).toEqual([])
    expect(CAT_CODES.filter((code) => !/\b[Uu]w kind\b/.test(UITLEG[code].ouder))).toEqual([])
  })

  it('never scold, and never borrow a name that belongs to one method', () => {
    for (const patroon of [ONGEWENST, VAN_EEN_ANDER]) {
      expect(alle.filter(({ tekst }) => patroon.test(tekst))).toEqual([])
    }
    expect(ONGEWENST.test('Helaas, dat is niet goed.')).toBe(true)
    expect(VAN_EEN_ANDER.test('Dit is een kilowoord.')).toBe(true)
  })

  it('praise first and show the whole word last after a near miss', () => {
    for (const code of CAT_CODES) {
      const { zin, goed, fout } = bijna(code)
      const slot = goed.replace("'", '’')
      expect([code, woorden(zin) <= LENGTE_BIJNA, zinnen(zin).length]).toEqual([code, true, 2])
      expect([code, zinnen(zin)[0]?.endsWith('!')]).toEqual([code, true])
      expect([code, zin.endsWith(`${slot}.`), zin.includes(fout)]).toEqual([code, true, false])
    }
  })

  it('show two words that differ', () => {
    expect(CAT_CODES.filter((code) => new Set(voorbeelden(code)).size !== 2)).toEqual([])
  })
})
