import { fx } from '../regels/fx.ts'
import { describe, expect, it } from 'vitest'
import type { BeurtStaat } from '../regels/beurt.ts'
import type { Item, SpelEvent } from '../regels/contract.ts'
import { makeBeurtTekst } from './beurt-tekst.ts'

const woord = (word: string): Item => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: [...word],
  choices: [{ vorm: `${word}x`, uitleg: `Zonder x: ${word}.`, regel: '' }],
})
const misser = (word: string) => ({ item: woord(word), vorm: `${word}x` })

const staat = (velden: Partial<BeurtStaat<null>> = {}): BeurtStaat<null> => ({
  fase: 'kijken',
  aantal: 8,
  opties: { calm: false, clock: true },
  soort: 'spelling',
  groep: 5,
  land: 'nl',
  trap: 1,
  vorigRecord: null,
  rng: 1,
  t: 0,
  vorigeT: 0,
  wacht: 0,
  nummer: 0,
  poging: 1,
  item: woord('maan'),
  opgave: null,
  vorige: null,
  gegeven: null,
  goed: 0,
  fout: 0,
  gelukt: [],
  hersteld: [],
  missers: [],
  oordelen: [],
  overgeslagen: 0,
  begonnen: true,
  ...velden,
})

const tekst = makeBeurtTekst({
  naam: "pizza's",
  een: 'pizza',
  titels: ['Allemaal!', 'Goed gebakken', 'Morgen weer'],
  fx: { bel: 'Er wordt gebeld.' },
})

describe('what a game of one word at a time says', () => {
  it('counts what is done with and what was given, right or wrong, of all there are', () => {
    const vier = { gedaan: 4, gegeven: 5, totaal: 8, naam: "pizza's" }
    expect(tekst.stand(staat({ goed: 3, fout: 2 }))).toEqual({ ...vier, gedaan: 5 })
    expect(tekst.stand(staat({ goed: 3, fout: 2, poging: 2 }))).toEqual(vier)
  })

  it('tells the word that went well, and of the last that did not how it is written', () => {
    expect(tekst.report(fx('goed'), staat())).toBe('Goed! maan.')
    expect(tekst.report(fx('goed'), staat({ item: null }))).toBe('Goed! .')
    const mis = staat({ missers: [misser('roos')], item: woord('vis'), gegeven: 'visx' })
    expect(tekst.report(fx('fout'), mis)).toBe('Bijna! Zonder x: vis.')
    expect(tekst.report(fx('hersteld'), mis)).toBe('Nu klopt het! vis.')
    expect(tekst.report(fx('bel'), mis)).toBe('Er wordt gebeld.')
    // An event that has no words of its own, or that no child sees, is not reported.
    expect(tekst.report(fx('fout'), staat())).toBeNull()
    expect(tekst.report(fx('stof'), mis)).toBeNull()
    expect(tekst.report({ type: 'finish', score: 0, stars: 0, ms: 0 }, mis)).toBeNull()
  })

  it('sets right what was just given wrongly, and nothing that went well', () => {
    const mis = staat({ missers: [misser('roos')], item: woord('vis') })
    const antwoord = (correct: boolean) => ({ type: 'answer', given: 'visx', correct }) as SpelEvent
    expect(tekst.correctie(antwoord(false), mis)).toMatchObject({
      vorm: 'visx',
      woord: { tekst: 'vis' },
      graphemes: ['v', 'i', 's'],
      lettergrepen: [],
      uitleg: 'Zonder x: vis.',
    })
    expect(tekst.correctie(antwoord(true), mis)).toBeNull()
    expect(tekst.correctie(antwoord(false), staat({ item: null }))).toBeNull()
    expect(tekst.correctie({ type: 'fx', name: 'fout', plek: 0 }, mis)).toBeNull()
  })

  it('ends by how it went: all right, more right than wrong, or else', () => {
    const einde = (goed: number, fout: number) => {
      const { titel, zin } = tekst.slot(staat({ goed, fout }))
      return `${titel}: ${zin}`
    }
    expect(einde(8, 0)).toBe("Allemaal!: 8 pizza's, allemaal in één keer goed.")
    expect(einde(1, 0)).toBe('Allemaal!: 1 pizza, allemaal in één keer goed.')
    expect(einde(5, 3)).toBe("Goed gebakken: 5 pizza's in één keer goed, 3 om nog eens te oefenen.")
    expect(einde(4, 4)).toBe("Morgen weer: 4 pizza's in één keer goed, 4 om nog eens te oefenen.")
    expect(einde(1, 7)).toBe('Morgen weer: 1 pizza in één keer goed, 7 om nog eens te oefenen.')
    // Not one word could be played, so nothing counts as all right.
    expect(einde(0, 0)).toBe("Tot de volgende keer!: Deze keer geen pizza's.")
  })

  it('looks back on the last three words that went wrong, and lets as many wave as went well, three to five', () => {
    const missers = ['een', 'twee', 'drie', 'vier'].map(misser)
    const { woorden } = tekst.slot(staat({ missers, fout: 4 }))
    expect(woorden?.map(({ woord: { tekst: w } }) => w)).toEqual(['twee', 'drie', 'vier'])
    const dieren = (goed: number) => tekst.slot(staat({ goed })).dieren
    expect(dieren(0)).toEqual(['kat', 'panda', 'konijn'])
    expect(dieren(4)).toEqual(['kat', 'panda', 'konijn', 'kikker'])
    expect(dieren(8)).toEqual(['kat', 'panda', 'konijn', 'kikker', 'koala'])
  })
})
