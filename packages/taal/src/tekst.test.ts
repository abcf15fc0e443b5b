import { describe, expect, it } from 'vitest'
import { leesgemak, measureTekst, zinnenVan } from './tekst-maat.ts'
import { woordenVan } from './tekst-woorden.ts'
import { TEKSTNIVEAUS, loadTeksten, tekstVoor, tekstniveauNaam, type Leestekst } from './tekst.ts'

const BRIEF: Leestekst = {
  id: 'brief',
  titel: 'De patat is op',
  niveau: 'midden-4',
  soort: 'brief',
  woorden: 6,
  tekst: ['De patat is op.', 'Wie eet?'],
  vragen: [
    {
      soort: 'letterlijk',
      vraag: 'Wat is op?',
      keuzes: ['de patat', 'de soep', 'het brood', 'de kaas'],
      goed: 0,
      waarom: 'Er staat: “De patat is op”.',
    },
  ],
}

describe('a level', () => {
  it('has its texts in a file of its own, and each says so', async () => {
    for (const niveau of TEKSTNIVEAUS) {
      const teksten = await loadTeksten(niveau)
      expect(teksten.length).toBeGreaterThanOrEqual(2)
      expect(teksten.filter((tekst) => tekst.niveau !== niveau)).toEqual([])
    }
  })

  it('is named in the words of a country', () => {
    const nl = { groepN: (n: number) => `groep ${n}` }
    const be = { groepN: (n: number) => `${n - 2}e leerjaar` }
    expect(tekstniveauNaam('start', nl)).toBe('start')
    expect(tekstniveauNaam('eind-4', nl)).toBe('eind groep 4')
    expect(tekstniveauNaam('midden-8', be)).toBe('midden 6e leerjaar')
  })
})

describe('the Flemish form', () => {
  it('says it otherwise in title, text, questions, choices and reasons alike', () => {
    const vlaams = tekstVoor({ ...BRIEF, be: { vervang: { patat: 'friet' } } }, 'be')
    expect(JSON.stringify({ ...vlaams, be: undefined })).not.toContain('patat')
    expect(vlaams.titel).toBe('De friet is op')
    expect(vlaams.vragen[0]?.keuzes[0]).toBe('de friet')
    expect(vlaams.vragen[0]?.goed).toBe(0)
    const langer = tekstVoor({ ...BRIEF, be: { vervang: { patat: 'zak friet' } } }, 'be')
    expect([vlaams.woorden, langer.woorden]).toEqual([6, 7])
  })

  it('is the same text where nothing differs, and never for the Netherlands', () => {
    expect(tekstVoor(BRIEF, 'be')).toBe(BRIEF)
    const tekst = { ...BRIEF, be: { vervang: { patat: 'friet' } } }
    expect(tekstVoor(tekst, 'nl')).toBe(tekst)
  })
})

describe('measuring a text', () => {
  it('counts words as a reader does', () => {
    expect(woordenVan("'s Avonds rijden auto's door Zuid-Holland, 'heel snel'.")).toEqual([
      "'s",
      'Avonds',
      'rijden',
      "auto's",
      'door',
      'Zuid-Holland',
      'heel',
      'snel',
    ])
  })

  it('ends a sentence where it ends, and not within what somebody says', () => {
    expect(zinnenVan("'Kom!' roept Jo. Hij rent. 'Nee.' Wat nu?")).toEqual([
      "'Kom!' roept Jo.",
      'Hij rent.',
      "'Nee.'",
      'Wat nu?',
    ])
    expect(zinnenVan('Beste buurvrouw,')).toHaveLength(1)
    expect(zinnenVan('een regel\nnog een regel')).toHaveLength(2)
  })

  it('measures length of words and sentences, and long words', () => {
    expect(measureTekst({ tekst: ['De olifant danst.', 'Ik ook.'] })).toEqual({
      woorden: 5,
      letters: (2 + 7 + 5 + 2 + 3) / 5,
      zin: 2.5,
      lang: 0.2,
      langste: 7,
    })
    expect(measureTekst({ tekst: [] })).toEqual({
      woorden: 0,
      letters: 0,
      zin: 0,
      lang: 0,
      langste: 0,
    })
  })

  it('finds short words in short sentences easier to read', () => {
    const kort = leesgemak({ tekst: ['De kat zit. De pan is heet.'] })
    const lang = leesgemak({ tekst: ['De kat zit en de pan is heet.'] })
    const moeilijk = leesgemak({ tekst: ['De burgemeester onderzoekt gemeentelijke gebouwen.'] })
    expect(kort).toBeGreaterThan(lang)
    expect(lang).toBeGreaterThan(moeilijk)
    expect(leesgemak({ tekst: [] })).toBeCloseTo(206.84)
  })
})
