import { correctieZin } from '@letterhaven/domain/gesproken'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RuleId } from './fout-regel.ts'
import { verschilPlek } from './foutzin.ts'
import { uitlegFout } from './fouten.ts'
import type { Taal } from './taal.ts'
import type { Distractor, WordEntry } from './woord.ts'
import { woordenTotEnMet } from './woorden.ts'

const TALEN: readonly Taal[] = ['nl-NL', 'nl-BE']

/** A hint as a child hears it, with what it is about. */
interface Gezegd {
  readonly entry: WordEntry
  readonly afleider: Distractor
  readonly taal: Taal
  readonly zin: string
}

const NIET_VOOR_WOORDEN = /werkwoord|infinitief|\bstam\b|ik-vorm|verleden tijd|wie het doet/
const VLAAMS = /verleng|op het einde|infinitief/i
const HOLLANDS = /maak het langer|aan het eind\b|hele werkwoord/i
/** Errors in one sound, which no run of several sounds may be named for. */
const WEINIG: ReadonlySet<RuleId> = new Set(['kort-lang', 'lang-kort', 'letter-weg', 'uw-w', 'i-j'])
const KLINKER = '[aeiouyéë]'

/** Matches a letter that can be heard in the longer form: one before a vowel, not before the s of a plural. */
const hoorbaar = (letter: string): RegExp => new RegExp(`${letter}${KLINKER}[a-z]{0,3}$`)

/** Returns whether a piece of the word touches the letters that the wrong form writes in another way. */
function raakt({ w, stukje }: { w: string; stukje: string }, f: string): boolean {
  const { van, tot } = verschilPlek(w, f)
  const plekken = [...w].flatMap((_, i) => (w.startsWith(stukje, i) ? [i] : []))
  return plekken.some((plek) => plek <= tot && plek + stukje.length >= van)
}

/** Returns the pieces of the word that a hint points at. */
const genoemd = (zin: string): string[] =>
  [
    ...zin.matchAll(/(?:stukje|de|met|bij|eind van|einde van|schrijf je|één) '([^' ]+)'/g),
    ...zin.matchAll(/twee keer de (\p{L})\./gu),
    ...zin.matchAll(/^De (\p{L}) (?:schrijf|hoor) je/gu),
    ...zin.matchAll(/klinkt de (\p{L}) lang/gu),
    ...zin.matchAll(/hoor je de '(\p{L}+)'/gu),
  ].map(([, stukje = '']) => stukje)

/** Returns whether the difference reaches the last three letters, the longest ending that a hint calls the end. */
const isAanEind = (w: string, f: string): boolean => verschilPlek(w, f).tot >= w.length - 3

/** What no hint may do, each with the words for it. */
const EISEN: Readonly<Record<string, (gezegd: Gezegd) => boolean>> = {
  'says Bijna! once, and something after it, or only how it is written': ({ entry, zin }) => {
    const heel = correctieZin({ woord: entry.w, uitleg: zin })
    if (heel === `Zo schrijf je het: ${entry.w}.`) return true
    return heel.split('Bijna!').length === 2 && /^Bijna! \S.{8}/.test(heel)
  },
  'leaves nothing open': ({ zin }) => !/ {2}|de [.,:]|''|undefined/.test(zin),
  'speaks of no verb at a word that is none': ({ entry, zin }) =>
    entry.cat.some((code) => code.startsWith('ww-')) ||
    !NIET_VOOR_WOORDEN.test(zin.replaceAll(entry.w, '')),
  'makes a word longer only where that lets the letter be heard': ({ zin }) => {
    const [, lang = '', letter = ''] =
      /(?:langer|het woord): (\S+)\. Dan hoor je de (\p{L})/u.exec(zin) ?? []
    return lang === '' || hoorbaar(letter).test(lang)
  },
  'lets nobody hear a d or b that closes its klankgroep, or the n after a weak e': (gezegd) => {
    const { entry, afleider, zin } = gezegd
    const [, letter = ''] = /hoor je de '([db])'/.exec(zin) ?? []
    const isAchter = entry.kg.some((groep) => letter !== '' && groep.endsWith(letter))
    const isN = /De n aan het eind|De n op het einde/.test(zin)
    return !(isAchter || (isN && !/[^e]en$/.test(entry.w))) || afleider.f === entry.w
  },
  'names the place that went wrong': ({ entry: { w }, afleider: { f }, zin }) =>
    genoemd(zin).every((stukje) => raakt({ w, stukje }, f)),
  'points at one sound, and at three letters where it says so': ({ entry, afleider, zin }) => {
    const drie = /stukje '([^']+)' heeft drie/.exec(zin)?.[1] ?? '   '
    const klanken = genoemd(zin).filter((stukje) => !entry.kg.includes(stukje))
    return (
      drie.length === 3 &&
      (!WEINIG.has(afleider.rule) ||
        klanken.every((k) => k.length <= (afleider.rule === 'uw-w' ? 4 : 3)))
    )
  },
  'says of the end only what is at the end': ({ entry: { w }, afleider, zin }) =>
    !/[Aa]chteraan (?:hoor|is|staat|komt)|^Zet 'je'/.test(zin) || isAanEind(w, afleider.f),
  'speaks of the s and the n between two parts only where they are': ({ entry, afleider, zin }) => {
    if (!/twee delen hoor je een s|s tussen|meer dan één/.test(zin)) return true
    const [, tweede = ''] = (entry.basis ?? '').split('+')
    return (
      tweede === '' || verschilPlek(entry.w, afleider.f).tot >= entry.w.length - tweede.length - 2
    )
  },
  'lets nobody hear as the difference what the wrong form has as well': (gezegd) => {
    const { entry, afleider, zin } = gezegd
    const [, einde = ''] = /einde? hoor je (\p{L}+)/u.exec(zin) ?? []
    const { van, tot } = verschilPlek(entry.w, afleider.f)
    const isDubbel = zin.includes('hoor je een s') && entry.w.slice(van - 1, tot + 1).includes('ss')
    return !isDubbel && (einde === '' || !afleider.f.endsWith(einde))
  },
  'hears a u for an e only where the e is weak': ({ entry: { basis = '', kg }, zin }) => {
    const [, tweede = ''] = basis.split('+')
    return !/hoor je een u|Je hoort een u, maar achteraan/.test(zin) || kg.at(-1) !== tweede
  },
  'speaks as the country does': ({ entry, taal, zin }) =>
    !(taal === 'nl-NL' ? VLAAMS : HOLLANDS).test(zin.replaceAll(entry.w, '')),
}

/** Returns every hint of the bank, in both countries. */
const listGezegd = async (): Promise<Gezegd[]> =>
  (await woordenTotEnMet(8)).flatMap((entry) =>
    entry.d.flatMap((afleider) =>
      TALEN.map((taal) => ({ entry, afleider, taal, zin: uitlegFout(entry, afleider.f, taal) })),
    ),
  )

describe('the hints of the whole bank, in both countries', () => {
  let alles: Gezegd[] = []
  beforeAll(async () => {
    alles = await listGezegd()
  })

  it.each(Object.entries(EISEN))('%s', (_, eis) => {
    expect(alles.length).toBeGreaterThan(20_000)
    const tegen = alles.filter((gezegd) => !eis(gezegd))
    expect(tegen.map(({ entry, afleider, zin }) => `${entry.w} < ${afleider.f}: ${zin}`)).toEqual(
      [],
    )
  })

  it('are Flemish where the countries differ', () => {
    const zinnen = alles
      .filter(
        ({ entry: { w }, afleider: { f }, taal }) =>
          taal === 'nl-BE' && /^(?:hond hont|krant krand)$/.test(`${w} ${f}`),
      )
      .map(({ zin }) => zin)
    expect(zinnen).toEqual([
      'Op het einde hoor je t, en die schrijf je ook: krant.',
      'Verleng het woord: honden. Dan hoor je de d van hond.',
    ])
  })

  const hond: WordEntry = {
    w: 'hond',
    g: [...'hond'],
    lg: ['hond'],
    kg: ['hond'],
    br: ['hond'],
    cat: ['langermaak'],
    focus: 'langermaak',
    groep: 4,
    struct: 'MKMM',
    band: 1,
    d: [],
  }
  const vriendenboek = {
    w: 'vriendenboek',
    kg: ['vrien', 'den', 'boek'],
    g: [...'vriendenboek'],
    basis: 'vriend+boek',
  }

  it.each<[string, string, Partial<WordEntry>, string, Taal]>([
    ['says Bijna!', 'Bijna! Het stukje is er: hond.', {}, 'hont', 'nl-NL'],
    ['leaves nothing open', 'Luister: de  klinkt kort.', {}, 'hont', 'nl-NL'],
    ['speaks of no verb', 'Zoek het hele werkwoord. Hier is het hond.', {}, 'hont', 'nl-NL'],
    [
      'makes a word longer',
      'Maak het langer: honds. Dan hoor je de d van hond.',
      {},
      'hont',
      'nl-NL',
    ],
    [
      'lets nobody hear a d',
      "Luister klank voor klank: hoor je de 'd' in hond?",
      {},
      'hon',
      'nl-NL',
    ],
    ['names the place', "Kijk naar het stukje 'h': hond.", {}, 'hont', 'nl-NL'],
    ['points at one sound', "Het stukje 'ooie' heeft drie letters.", {}, 'hont', 'nl-NL'],
    ['says of the end', 'Achteraan hoor je een k.', vriendenboek, 'riendenboek', 'nl-NL'],
    ['speaks of the s', 'Denk aan meer dan één: vrienden.', vriendenboek, 'vriedenboek', 'nl-NL'],
    ['lets nobody hear as', 'Zeg het: aan het eind hoor je je.', {}, 'hondtje', 'nl-NL'],
    [
      'lets nobody hear as',
      'Tussen de twee delen hoor je een s: dorpsschool.',
      { w: 'dorpsschool' },
      'dorpschool',
      'nl-NL',
    ],
    [
      'hears a u',
      'Je hoort een u, maar achteraan schrijf je een e: oorbel.',
      { w: 'oorbel', kg: ['oor', 'bel'], basis: 'oor+bel' },
      'oorbul',
      'nl-NL',
    ],
    ['speaks as the country', 'Maak het langer: honden.', {}, 'hont', 'nl-BE'],
    ['speaks as the country', 'Verleng het woord: honden.', {}, 'hont', 'nl-NL'],
  ])('would not let pass what breaks the demand "%s"', (begin, zin, anders, f, taal) => {
    const naam = Object.keys(EISEN).find((eis) => eis.startsWith(begin)) ?? ''
    const afleider = { f, rule: 'd-t', snd: 'zelfde' } as const
    expect(EISEN[naam]?.({ entry: { ...hond, ...anders }, afleider, taal, zin })).toBe(false)
  })
})
