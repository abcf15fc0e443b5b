import { beforeAll, describe, expect, it } from 'vitest'
import type { Werkwoord } from '../src/werkwoord.ts'
import { loadWerkwoorden } from '../src/werkwoorden.ts'
import { loadSpelling, type Spelling } from './spelling.ts'
import { WERKWOORDPOORTEN } from './werkwoorden.ts'

const MINSTENS = { totaal: 460, zwak: 300, sterk: 150 }

/** Made-up lines that pass every gate; each decoy below spoils one thing. */
const ZWAK: Werkwoord = {
  infinitief: 'verhuizen',
  stam: 'verhuis',
  soort: 'zwak',
  vt: { enkel: 'verhuisde', meer: 'verhuisden' },
  vd: 'verhuisd',
  hulp: 'beide',
  voorvoegsel: 'vast',
  groep: 6,
}
const STERK: Werkwoord = {
  infinitief: 'opeten',
  stam: 'eet',
  soort: 'sterk',
  vt: { enkel: 'at', meer: 'aten' },
  vd: 'opgegeten',
  hulp: 'hebben',
  voorvoegsel: 'scheidbaar',
  groep: 6,
}

/** A line with one field too many, as a slip of the pen would leave it. */
const MET_VREEMD_VELD = { ...ZWAK, stem: 'verhuis' }

const { vd: _vd, ...ZONDER_VD } = ZWAK

const LOKKERS: readonly [poort: string, klacht: string, lokker: Werkwoord][] = [
  ['velden', 'onbekend veld stem', MET_VREEMD_VELD],
  ['velden', 'voltooid deelwoord ontbreekt', ZONDER_VD],
  ['stam', 'verhuiz is volgens de regel verhuis', { ...ZWAK, stam: 'verhuiz' }],
  ['stam', 'et is volgens de regel eet', { ...STERK, stam: 'et' }],
  ['voorvoegsel', 'van verhuizen klopt niet', { ...ZWAK, voorvoegsel: 'scheidbaar' }],
  ['voorvoegsel', 'geen deel dat loskomt', { ...ZWAK, voorvoegsel: 'scheidbaar' }],
  ['voorvoegsel', 'begint niet met op', { ...STERK, vd: 'gegeten' }],
  ['voorvoegsel', 'heeft geen ge', { ...STERK, vd: 'opeten' }],
  ['zwak', 'verhuiste hoort', { ...ZWAK, vt: { enkel: 'verhuiste', meer: 'verhuisden' } }],
  ['zwak', 'verhuisten hoort', { ...ZWAK, vt: { enkel: 'verhuisde', meer: 'verhuisten' } }],
  ['zwak', 'verhuist hoort verhuisd', { ...ZWAK, vd: 'verhuist' }],
  ['sterk', 'is een zwak werkwoord', { ...ZWAK, soort: 'onregelmatig' }],
  ['sterk', 'is geen meervoud', { ...STERK, vt: { enkel: 'at', meer: 'at' } }],
  ['sterk', 'horen niet samen', { ...STERK, vt: { enkel: 'at', meer: 'zaten' } }],
  ['sterk', 'is geen sterk werkwoord', { ...STERK, vd: 'opgeëet' }],
  ['woordenboek', 'verhuisdde staat niet', { ...ZWAK, vt: { enkel: 'verhuisdde', meer: 'x' } }],
  ['woordenboek', 'opgegeeten staat niet', { ...STERK, vd: 'opgegeeten' }],
]

let spelling: Spelling
let werkwoorden: Werkwoord[]

beforeAll(async () => {
  spelling = await loadSpelling()
  werkwoorden = await loadWerkwoorden()
})

describe('the verbs', () => {
  it.each(Object.keys(WERKWOORDPOORTEN))('pass gate %s', (naam) => {
    const klachten = werkwoorden.flatMap((werkwoord) =>
      (WERKWOORDPOORTEN[naam]?.(werkwoord, spelling) ?? ['no gate']).map(
        (klacht) => `${werkwoord.infinitief}: ${klacht}`,
      ),
    )
    expect(klachten).toEqual([])
  })

  it('are enough, of both sorts', () => {
    const zwak = werkwoorden.filter((werkwoord) => werkwoord.soort === 'zwak')
    expect(werkwoorden.length).toBeGreaterThanOrEqual(MINSTENS.totaal)
    expect(zwak.length).toBeGreaterThanOrEqual(MINSTENS.zwak)
    expect(werkwoorden.length - zwak.length).toBeGreaterThanOrEqual(MINSTENS.sterk)
  })

  it('stand once each, sorted by infinitive', () => {
    const namen = werkwoorden.map((werkwoord) => werkwoord.infinitief)
    expect(namen).toEqual([...new Set(namen)].toSorted((a, b) => (a < b ? -1 : 1)))
  })

  it('hold every ending that asks for a rule', () => {
    const zwak = werkwoorden.filter((werkwoord) => werkwoord.soort === 'zwak')
    const einden = ['t', 'd', 'k', 'f', 's', 'ch', 'p', 'x', 'v', 'z', 'l', 'm', 'n', 'r', 'w', 'g']
    const ontbreekt = einden.filter(
      (eind) => !zwak.some(({ infinitief }) => infinitief.endsWith(`${eind}en`)),
    )
    expect(ontbreekt).toEqual([])
  })
})

describe('the gates of verbs', () => {
  it('let good lines through', () => {
    for (const poort of Object.values(WERKWOORDPOORTEN))
      expect([...poort(ZWAK, spelling), ...poort(STERK, spelling)]).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled line: %s', (naam, klacht, lokker) => {
    expect(WERKWOORDPOORTEN[naam]?.(lokker, spelling).join('; ')).toContain(klacht)
  })
})
