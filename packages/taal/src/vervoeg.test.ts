import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bijvoeglijkDeelwoord,
  conjugate,
  juisteVormen,
  makeWeak,
  persoonsvormen,
  searchWerkwoord,
} from './vervoeg.ts'
import { homofonen } from './werkwoord-homofoon.ts'
import { WERKWOORD_WAAROM, werkwoordCategorieen } from './werkwoord-waarom.ts'
import {
  PERSONEN,
  TIJDEN,
  type Persoon,
  type Rolvraag,
  type Tijd,
  type Werkwoord,
} from './werkwoord.ts'
import { loadWerkwoorden } from './werkwoorden.ts'

let werkwoorden: Werkwoord[]
beforeAll(async () => {
  werkwoorden = await loadWerkwoorden()
})

const find = (infinitief: string): Werkwoord => searchWerkwoord(infinitief, werkwoorden).werkwoord
const vraag = (tijd: Tijd, persoon: Persoon, inversie = false): Rolvraag & { rol: 'pv' } => ({
  rol: 'pv',
  tijd,
  persoon,
  inversie,
})
const tt = (infinitief: string, persoon: Persoon, inversie = false): string =>
  conjugate(find(infinitief), vraag('tt', persoon, inversie))

describe('the present', () => {
  it.each([
    ['vinden', 'vind vindt vind vindt vindt vinden'],
    ['worden', 'word wordt word wordt wordt worden'],
    ['praten', 'praat praat praat praat praat praten'],
    ['leven', 'leef leeft leef leeft leeft leven'],
    ['verhuizen', 'verhuis verhuist verhuis verhuist verhuist verhuizen'],
    ['gaan', 'ga gaat ga gaat gaat gaan'],
    ['zien', 'zie ziet zie ziet ziet zien'],
    ['opbellen', 'bel belt bel belt belt bellen'],
    ['gamen', 'game gamet game gamet gamet gamen'],
    ['appen', 'app appt app appt appt appen'],
    ['crossen', 'cros crost cros crost crost crossen'],
    ['oversteken', 'steek steekt steek steekt steekt steken'],
    ['zijn', 'ben bent ben bent is zijn'],
    ['kunnen', 'kan kunt kun kunt kan kunnen'],
    ['komen', 'kom komt kom komt komt komen'],
  ])('of %s is %s', (infinitief, vormen) => {
    const rij = [
      tt(infinitief, 'ik'),
      tt(infinitief, 'jij'),
      tt(infinitief, 'jij', true),
      tt(infinitief, 'u', true),
      tt(infinitief, 'hij', true),
      tt(infinitief, 'zij-meer'),
    ]
    expect(rij.join(' ')).toBe(vormen)
  })

  it('keeps a second form where both are right', () => {
    expect(persoonsvormen(find('kunnen'), vraag('tt', 'jij'))).toEqual(['kunt', 'kan'])
    expect(persoonsvormen(find('hebben'), vraag('tt', 'u'))).toEqual(['hebt', 'heeft'])
    expect(persoonsvormen(find('rijden'), vraag('tt', 'ik'))).toEqual(['rijd', 'rij'])
    expect(persoonsvormen(find('willen'), vraag('vt', 'ik'))).toEqual(['wilde', 'wou'])
    expect(persoonsvormen(find('rijden'), vraag('tt', 'hij'))).toEqual(['rijdt'])
  })
})

describe('past, participle and participle before a noun', () => {
  it.each([
    ['verhuizen', 'verhuisde', 'verhuisd', 'verhuisde'],
    ['leven', 'leefde', 'geleefd', 'geleefde'],
    ['fietsen', 'fietste', 'gefietst', 'gefietste'],
    ['juichen', 'juichte', 'gejuicht', 'gejuichte'],
    ['faxen', 'faxte', 'gefaxt', 'gefaxte'],
    ['racen', 'racete', 'geracet', 'geracete'],
    ['verbreden', 'verbreedde', 'verbreed', 'verbrede'],
    ['verlichten', 'verlichtte', 'verlicht', 'verlichte'],
    ['redden', 'redde', 'gered', 'geredde'],
    ['besmetten', 'besmette', 'besmet', 'besmette'],
    ['voorbereiden', 'bereidde', 'voorbereid', 'voorbereide'],
    ['opbellen', 'belde', 'opgebeld', 'opgebelde'],
    ['eindigen', 'eindigde', 'geëindigd', 'geëindigde'],
    ['oversteken', 'stak', 'overgestoken', 'overgestoken'],
    // English stems: vlaanderen.be/taaladvies, "werkwoorden vervoegen - 5. spelling van Engelse werkwoorden".
    ['updaten', 'updatete', 'geüpdatet', 'geüpdatete'],
    ['appen', 'appte', 'geappt', 'geappte'],
    ['crossen', 'croste', 'gecrost', 'gecroste'],
    ['liken', 'likete', 'geliket', 'gelikete'],
    ['timen', 'timede', 'getimed', 'getimede'],
    ['upgraden', 'upgradede', 'geüpgraded', 'geüpgradede'],
    ['faken', 'fakete', 'gefaket', 'gefakete'],
    ['recyclen', 'recyclede', 'gerecycled', 'gerecyclede'],
    ['breakdancen', 'breakdancete', 'gebreakdancet', 'gebreakdancete'],
    ['barbecueën', 'barbecuede', 'gebarbecued', 'gebarbecuede'],
    ['googelen', 'googelde', 'gegoogeld', 'gegoogelde'],
    ['scoren', 'scoorde', 'gescoord', 'gescoorde'],
    ['chatten', 'chatte', 'gechat', 'gechatte'],
    ['uploaden', 'uploadde', 'geüpload', 'geüploade'],
    ['hockeyen', 'hockeyde', 'gehockeyd', 'gehockeyde'],
    ['finishen', 'finishte', 'gefinisht', 'gefinishte'],
    ['breken', 'brak', 'gebroken', 'gebroken'],
    ['doen', 'deed', 'gedaan', 'gedane'],
    ['zien', 'zag', 'gezien', 'geziene'],
    ['kopen', 'kocht', 'gekocht', 'gekochte'],
  ])('of %s are %s, %s and %s', (infinitief, vt, vd, bvd) => {
    const werkwoord = find(infinitief)
    expect(conjugate(werkwoord, vraag('vt', 'hij'))).toBe(vt)
    expect(juisteVormen(werkwoord, { rol: 'vd' })).toEqual([vd])
    expect(juisteVormen(werkwoord, { rol: 'bvd' })).toEqual([bvd])
  })

  it('have no participle where there is none', () => {
    expect(juisteVormen(find('zullen'), { rol: 'bvd' })).toEqual([])
    expect(bijvoeglijkDeelwoord(find('zullen'))).toBeUndefined()
  })
})

describe('a verb that nobody reviewed', () => {
  it('goes by the weak rules, and says that it is not certain', () => {
    const { werkwoord, certain } = searchWerkwoord(' Stampvoeten ', werkwoorden)
    expect(certain).toBe(false)
    expect(werkwoord.vt).toEqual({ enkel: 'stampvoette', meer: 'stampvoetten' })
    expect(werkwoord.vd).toBe('gestampvoet')
    expect(searchWerkwoord('verhuizen', werkwoorden).certain).toBe(true)
  })

  it.each([
    ['weglopen', 'liep', 'weggelopen'],
    ['uitkijken', 'keek', 'uitgekeken'],
    ['bespreken', 'besprak', 'besproken'],
    ['behouden', 'behield', 'behouden'],
    ['verdenken', 'verdacht', 'verdacht'],
    ['afwachten', 'wachtte', 'afgewacht'],
    ['opereren', 'opereerde', 'geopereerd'],
  ])('made of one that was reviewed keeps its forms: %s, %s, %s', (infinitief, vt, vd) => {
    const { werkwoord, certain } = searchWerkwoord(infinitief, werkwoorden)
    expect([conjugate(werkwoord, vraag('vt', 'hij')), werkwoord.vd, certain]).toEqual([
      vt,
      vd,
      false,
    ])
  })

  it.each([
    ['herhalen', 'herhaald'],
    ['ergeren', 'geërgerd'],
    ['geven', 'gegeefd'],
    ['beitelen', 'gebeiteld'],
    ['uiten', 'geuit'],
    ['ijken', 'geijkt'],
    ['skiën', 'geskied'],
    ['oliën', 'geolied'],
    ['echoën', 'geëchood'],
  ])('%s gives %s', (infinitief, vd) => {
    expect(makeWeak(infinitief).vd).toBe(vd)
  })

  it('never throws and never writes a t or d too many, whatever is typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiouëdtvzsnklbgx '), maxLength: 12 })
    const tekst = fc.oneof(
      fc.string(),
      letters,
      letters.map((begin) => `${begin}en`),
    )
    const persoon = fc.constantFrom(...PERSONEN)
    fc.assert(
      fc.property(tekst, persoon, fc.constantFrom(...TIJDEN), fc.boolean(), (...wat) => {
        const [invoer, wie, tijd, inversie] = wat
        const werkwoord = makeWeak(invoer)
        const vorm = conjugate(werkwoord, vraag(tijd, wie, inversie))
        const hij = conjugate(werkwoord, vraag('tt', 'hij'))
        expect(typeof vorm).toBe('string')
        expect(werkwoord.stam).not.toMatch(/(?:tt|dd)$/)
        expect(hij).not.toMatch(/tt$/)
        expect(werkwoord.vd).not.toMatch(/(?:tt|dd)$/)
        const isOpDt = /[dt]$/.test(werkwoord.stam)
        expect(isOpDt && !werkwoord.vd?.endsWith(werkwoord.stam.slice(1))).toBe(false)
        expect(werkwoord.vt.enkel).not.toMatch(/(?:ttt|ddd|dte|dtde)$/)
        expect(bijvoeglijkDeelwoord(werkwoord)).not.toMatch(/(?:ttt|ddd)e$/)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('what a form teaches', () => {
  it.each([
    ['vinden', vraag('tt', 'ik'), 'ww-tt', 'stam'],
    ['vinden', vraag('tt', 'hij'), 'ww-tt', 'stam-dt'],
    ['vinden', vraag('tt', 'jij', true), 'ww-tt', 'inversie'],
    ['leven', vraag('tt', 'jij'), 'ww-tt', 'stam-t'],
    ['praten', vraag('tt', 'hij'), 'ww-tt', 'stam-op-t'],
    ['praten', vraag('tt', 'wij'), 'ww-tt', 'meervoud'],
    ['zijn', vraag('tt', 'hij'), 'ww-tt', 'eigen-vorm'],
    ['fietsen', vraag('vt', 'hij'), 'ww-vt', 'kofschip-te'],
    ['verhuizen', vraag('vt', 'hij'), 'ww-vt', 'kofschip-de'],
    ['zwemmen', vraag('vt', 'wij'), 'ww-vt', 'sterk'],
    ['lachen', vraag('vt', 'hij'), 'ww-vt', 'kofschip-te'],
    ['gebeuren', { rol: 'vd' }, 'ww-vd', 'vd-d'],
    ['fietsen', { rol: 'vd' }, 'ww-vd', 'vd-t'],
    ['redden', { rol: 'vd' }, 'ww-vd', 'vd-op-dt'],
    ['lachen', { rol: 'vd' }, 'ww-vd', 'vd-en'],
    ['doen', { rol: 'vd' }, 'ww-vd', 'vd-eigen'],
    ['verbreden', { rol: 'bvd' }, 'ww-bvd', 'kort'],
    ['redden', { rol: 'bvd' }, 'ww-bvd', 'kort-dubbel'],
    ['verlichten', { rol: 'bvd' }, 'ww-bvd', 'vd-e'],
    ['breken', { rol: 'bvd' }, 'ww-bvd', 'vd-en'],
  ] satisfies [string, Rolvraag, string, string][])('%s, %o: %s, %s', (...geval) => {
    const [infinitief, wat, code, why] = geval
    expect(werkwoordCategorieen(find(infinitief), wat)).toEqual([{ code, why }])
  })

  it('has a reason out of the closed list for every form of every verb, and uses the whole list', () => {
    const vragen: Rolvraag[] = TIJDEN.flatMap((tijd) =>
      PERSONEN.flatMap((persoon) => [vraag(tijd, persoon), vraag(tijd, persoon, true)]),
    )
    vragen.push({ rol: 'vd' }, { rol: 'bvd' }, { rol: 'gw' })
    const gebruikt = new Set(
      werkwoorden.flatMap((werkwoord) =>
        vragen.flatMap((wat) => werkwoordCategorieen(werkwoord, wat).map((les) => les.why)),
      ),
    )
    expect([...gebruikt].toSorted()).toEqual([...WERKWOORD_WAAROM].toSorted())
  })
})

describe('forms that sound alike', () => {
  it.each([
    ['vinden', 'vind/vindt'],
    ['gebeuren', 'gebeurt/gebeurd'],
    ['praten', 'praten/praatten'],
    [
      'verbreden',
      'verbreed/verbreedt verbreden/verbreedden verbreedt/verbreed verbreedde/verbrede',
    ],
    ['bedanken', ''],
    ['redden', 'red/redt'],
    ['vergeten', ''],
  ])('of %s are: %s', (infinitief, paren) => {
    const rij = homofonen(find(infinitief)).map(([een, twee]) => `${een.vorm}/${twee.vorm}`)
    expect(rij.join(' ')).toBe(paren)
  })
})
