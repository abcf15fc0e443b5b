import { readdirSync, readFileSync } from 'node:fs'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CatCode } from '../src/cat-code.ts'
import { CATEGORIEEN } from '../src/categorieen.ts'
import { classify } from '../src/classify.ts'
import { GEHEIM_BIJVOEGLIJK, GEHEIM_NAAMWOORDEN, type GeheimJaar } from '../src/geheimwoorden.ts'
import { ongepast } from '../src/ongepast.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { loadBronnen } from './bronnen.ts'

let bronnen: Awaited<ReturnType<typeof loadBronnen>>
/** Everything that children read here, reviewed sentence by sentence; it shows which article a noun takes. */
let gelezen: string

beforeAll(async () => {
  bronnen = await loadBronnen()
  const zinnen = (await woordenTotEnMet(8)).flatMap(({ zin = [] }) => zin)
  const map = new URL('../data/teksten/', import.meta.url)
  const teksten = readdirSync(map)
    .filter((naam) => naam.endsWith('.json'))
    .map((naam) => readFileSync(new URL(naam, map), 'utf8'))
  gelezen = [...zinnen, ...teksten].join(' ').toLowerCase()
})

/** Categories that are written as they sound: no rule, and no ei, ij, au or ou to remember. */
const ZOALS_HET_KLINKT: readonly CatCode[] = [
  'hak',
  'sch',
  'zing',
  'plank',
  'lucht',
  'eeroor',
  'aaiooioei',
  'eeuwieuw',
  'openeind',
  'fv',
  'sz',
]

/** Returns the categories of a form that a child of this year has not been taught. */
const teMoeilijk = (woord: string, jaar: GeheimJaar): CatCode[] =>
  classify(woord)
    .map(({ code }) => code)
    .filter((code) =>
      jaar === 3 ? !ZOALS_HET_KLINKT.includes(code) : CATEGORIEEN[code].groep > jaar,
    )

const STOF = /(?:gouden|zilveren|stenen|houten|glazen|papieren|wollen|ijzeren)$/
const KLINKER = '[aeiou]'

/** Returns the form with its ending, by the rules of spelling; a word for a material has no ending. */
function verbuig(kaal: string): string {
  if (STOF.test(kaal)) return kaal
  if (/(?:ig|lijk|er|isch)$/.test(kaal)) return `${kaal}e`
  if (kaal.endsWith('ief')) return `${kaal.slice(0, -1)}ve`
  if (kaal.endsWith('ijs')) return `${kaal.slice(0, -1)}ze`
  const lang = /^(.*)(aa|ee|oo|uu)([^aeiou])$/.exec(kaal)
  if (lang) return `${lang[1]}${lang[2]?.charAt(0)}${lang[3]}e`
  const kort = new RegExp(`(?<!${KLINKER})${KLINKER}([^aeiouwj])$`).exec(kaal)
  return kort ? `${kaal}${kort[1]}e` : `${kaal}e`
}

/** Counts how often a noun follows 'de' and 'het', or words that go with them, an adjective between them or not. */
function lidwoorden(woord: string): { de: number; het: number } {
  const count = (voor: string) =>
    [
      ...gelezen.matchAll(
        new RegExp(`(?<![a-z])(?:${voor}) (?:[a-z]+e )?${woord}(?![a-zëï-])`, 'g'),
      ),
    ].length
  return { de: count('de|die|deze|elke|onze|welke'), het: count('het|dat|dit|elk|ons|welk') }
}

/** Does what is read here allow this article? A diminutive has 'het', whatever is read. */
function klopt({ woord, lid }: { woord: string; lid: 'de' | 'het' }): boolean {
  const { de, het } = lidwoorden(woord)
  if (/[^aeiou]je$/.test(woord)) return lid === 'het'
  return lid === 'de' ? de >= het : het >= de
}

const vormen = (): { woord: string; jaar: GeheimJaar }[] => [
  ...GEHEIM_BIJVOEGLIJK.flatMap(({ het, jaarHet, de, jaarDe }) => [
    { woord: het, jaar: jaarHet },
    { woord: de, jaar: jaarDe },
  ]),
  ...GEHEIM_NAAMWOORDEN,
]

describe('the words of secrets', () => {
  it('are spelled as the dictionary has them, in letters that a child can type', () => {
    const mis = (woord: string) => !bronnen.spelling.kent(woord) || !/^[a-z]{2,13}$/.test(woord)
    expect(['geverfd', 'vossehol', 'café'].filter(mis)).toEqual(['vossehol', 'café'])
    expect(vormen().filter(({ woord }) => mis(woord))).toEqual([])
  })

  it('ask for no rule that their year has not been taught, and of the youngest for none at all', () => {
    expect([teMoeilijk('lint', 3), teMoeilijk('kleine', 3), teMoeilijk('rode', 3)]).toEqual([
      [],
      ['ei'],
      ['kg-open'],
    ])
    expect(teMoeilijk('cadeau', 5)).toContain('cadeau')
    expect(vormen().filter(({ woord, jaar }) => teMoeilijk(woord, jaar).length > 0)).toEqual([])
    const lang = vormen().filter(({ woord, jaar }) => jaar === 3 && woord.length > 8)
    expect(lang).toEqual([])
  })

  it('are of their year where the words of the exercises say so', async () => {
    const groep = new Map((await woordenTotEnMet(8)).map((rij) => [rij.w, rij.groep]))
    const laat = vormen().filter(({ woord, jaar }) => (groep.get(woord) ?? 3) > jaar + 1)
    expect(laat).toEqual([])
    expect(groep.get('theater')).toBeGreaterThan(4)
  })

  it('agree: an adjective has the ending of its article', () => {
    expect(['groot', 'stil', 'lief', 'wijs', 'vrolijk', 'houten', 'fraai'].map(verbuig)).toEqual([
      'grote',
      'stille',
      'lieve',
      'wijze',
      'vrolijke',
      'houten',
      'fraaie',
    ])
    expect(GEHEIM_BIJVOEGLIJK.filter(({ het, de }) => verbuig(het) !== de)).toEqual([])
  })

  it('have the article that children read them with', () => {
    expect(klopt({ woord: 'huis', lid: 'de' })).toBe(false)
    expect(klopt({ woord: 'hond', lid: 'het' })).toBe(false)
    expect(klopt({ woord: 'liedje', lid: 'de' })).toBe(false)
    expect(GEHEIM_NAAMWOORDEN.filter((rij) => !klopt(rij))).toEqual([])
  })

  it('stand once each, and hold nothing that is kept from children or that one country does not say', () => {
    const naam = GEHEIM_NAAMWOORDEN.map(({ woord }) => woord)
    expect(naam.filter((woord, i) => naam.indexOf(woord) !== i)).toEqual([])
    const isWeg = (woord: string): boolean =>
      ongepast(woord) !== undefined ||
      bronnen.noordelijk.has(woord) ||
      findHollands(woord).length > 0
    expect(['geweer', 'patat', 'basisschool', 'tafel'].filter(isWeg)).toHaveLength(3)
    expect(vormen().filter(({ woord }) => isWeg(woord))).toEqual([])
  })

  it('name no skin, no body and nobody, and nothing that children call each other', () => {
    const NIET = new Set(
      `zwart zwarte wit witte bruin bruine dik dikke dun dunne lang lange nat natte hard harde stijf stijve bloot blote
      vies vieze lelijk lelijke stom stomme lui luie dom domme gek gekke oud oude aap koe kip varken ezel geit schaap
      rat slang worm kwal eikel trut doos muts pot poes tang zak teef bok mug luis vlo spook heks lijk been billen buik
      mond neus oor haar kop voet juf meester jongen meisje man vrouw vriend oma opa baby worst banaantje pik spleet
      noot bal gat hol tas kous kist graf`.split(/\s+/),
    )
    expect(vormen().filter(({ woord }) => NIET.has(woord))).toEqual([])
    expect(NIET.has('ezel')).toBe(true)
  })
})
