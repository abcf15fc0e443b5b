import type { Item } from '@letterhaven/game-kit/regels/contract'
import { beginRonde } from '@letterhaven/game-kit/regels/ronde'
import { uitlegFout } from '@letterhaven/taal/fouten'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { describe, expect, it } from 'vitest'
import { gatwoordVan } from './gat.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { gatDelen, isTeZien, zinOnder } from './zin.ts'

const HUIS: Item = {
  soort: 'woord',
  id: 'huis',
  word: 'huis',
  graphemes: ['h', 'ui', 's'],
  sentence: 'Huis of tent, ik slaap overal.',
  choices: [{ vorm: 'heis', regel: 'x', uitleg: "Kijk goed naar het stukje 'ui': huis." }],
}
const GATWOORD = { voor: 'h', goed: 'ui', na: 's' }

function staat(over: Partial<State>, gaf: string | null = null): State {
  const ronde = beginRonde({
    id: 't',
    kind: 'spelling',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed: 1,
    options: { calm: false, clock: false },
  })
  const mis = gaf === null ? null : { gaf, staat: true }
  return {
    ...ronde,
    fase: 'spelen',
    wacht: 0,
    nummer: 0,
    poging: 1,
    item: HUIS,
    vorige: null,
    gegeven: null,
    opgave: {
      ...GATWOORD,
      regel: [...(gaf ?? '')],
      mis,
      bal: 'wacht',
      ms: 0,
      kwijt: 0,
      botsen: 0,
      hoog: 0,
      hoogst: 0,
      vrij: false,
      hoe: 'gehoord',
      baan: null,
      gereden: false,
      kant: null,
      wagens: [],
      sterren: [],
      af: false,
      zicht: 0,
      nummer: 0,
      uil: 0,
    },
    ...over,
  }
}

const opBord = (zin: string | null): string => gatDelen(zin ?? '', 'huis', GATWOORD).join('')

describe('the sentence under the word', () => {
  it('is that of the word where a picture is all that tells it, with the same gap and its capital', () => {
    const zin = (over: Partial<State>, stem = false) => zinOnder({ state: staat(over), stem })
    expect(opBord(zin({ item: { ...HUIS, picture: 'huis' } }))).toBe(
      'H▢s of tent, ik slaap overal.',
    )
    expect(zin({ item: { ...HUIS, picture: 'huis' } }, true)).toBeNull()
    expect(zin({})).toBeNull()
  })

  it('is no riddle: a word that nothing tells is to be seen', () => {
    const isSeen = (over: Partial<State>, stem = false) => isTeZien({ state: staat(over), stem })
    expect(isSeen({})).toBe(true)
    expect(isSeen({ item: { ...HUIS, picture: 'huis' } })).toBe(false)
    expect(isSeen({ fase: 'kijken' })).toBe(false)
    expect(isSeen({}, true)).toBe(false)
  })

  it('is the rule after a mistake, at first without the letters, as a last help with them, never with the word', () => {
    const regel = (poging: number) =>
      opBord(zinOnder({ state: staat({ poging }, 'ei'), stem: true }))
    expect(regel(2)).toBe('Kijk goed: h▢s.')
    expect(regel(3)).toBe("Kijk goed naar het stukje 'ui': h▢s.")
  })

  it('asks nobody to listen where nothing is heard: it says what is wrong in the gap beside the sentence, and then has the word said', () => {
    const uitleg = "Luister klank voor klank. Je hoort de 'ui' in huis."
    const item = { ...HUIS, choices: [{ vorm: 'heis', regel: 'x', uitleg }] }
    const regel = (poging: number, stem: boolean) =>
      opBord(zinOnder({ state: staat({ poging, item }, 'ei'), stem }))
    expect(regel(2, false)).toBe("Hier hoort geen 'ei'. H▢s of tent, ik slaap overal.")
    const kort = { ...HUIS, choices: [{ vorm: 'hes', regel: 'x', uitleg }] }
    const teKort = staat({ poging: 2, item: kort }, 'e')
    expect(opBord(zinOnder({ state: teKort, stem: false }))).toBe(
      'In het gat horen 2 letters. H▢s of tent, ik slaap overal.',
    )
    // Decoy: a word without a sentence of its own stands by itself.
    const { sentence: _zin, ...kaal } = item
    expect(opBord(zinOnder({ state: staat({ poging: 2, item: kaal }, 'ei'), stem: false }))).toBe(
      "Hier hoort geen 'ei'. h▢s",
    )
    expect(regel(3, false)).toBe("Zeg het woord klank voor klank. Je hoort de 'ui' in h▢s.")
    expect(regel(2, true)).toBe('Luister klank voor klank. Je hoort de ▢ in h▢s.')
    // No rule is known for this form, whatever the language has loaded by now.
    const zonderRegel = { vorm: 'hxxs', regel: 'x', uitleg: 'Zo schrijf je het: huis.' }
    const raadsel = { ...HUIS, choices: [zonderRegel] }
    const onbekend = staat({ poging: 2, item: raadsel }, 'xx')
    expect(opBord(zinOnder({ state: onbekend, stem: false }))).toContain("Hier hoort geen 'xx'")
    const laatste = staat({ poging: 3, item: raadsel }, 'xx')
    expect(opBord(zinOnder({ state: laatste, stem: false }))).toBe(
      'Zeg het woord langzaam. Welke letters horen in het gat?',
    )
  })
})

describe('the rule at the first mend', () => {
  const PAUS = {
    soort: 'woord',
    id: 'paus',
    word: 'paus',
    graphemes: ['p', 'au', 's'],
    sentence: 'De paus zwaait.',
    choices: [{ vorm: 'pous', regel: 'x', uitleg: 'Paus schrijf je met au.' }],
  } as const
  const gat = { voor: 'p', goed: 'au', na: 's' }
  const opnieuw = (poging: number) => {
    const nu = staat({ poging, item: PAUS }, 'ou')
    const opgave = nu.opgave && { ...nu.opgave, ...gat }
    return gatDelen(zinOnder({ state: { ...nu, opgave }, stem: true }) ?? '', 'paus', gat).join('')
  }

  it('gives way to the sentence where it names the letters, which are the last help', () => {
    expect(opnieuw(2)).toBe("Hier hoort geen 'ou'. De p▢s zwaait.")
    expect(opnieuw(3)).toBe('P▢s schrijf je met au.')
  })

  it('names the letters of no word that we have', async () => {
    const verraden: string[] = []
    let regels = 0
    for (const { w, g, kg, d } of await woordenTotEnMet(8)) {
      const choices = d.map(({ f, rule }) => ({
        vorm: f,
        regel: rule,
        uitleg: uitlegFout({ w, g, kg, d }, f, 'nl-NL'),
      }))
      const item: Item = { soort: 'woord', id: w, word: w, graphemes: g, syllables: kg, choices }
      const woordgat = gatwoordVan(item, 8)
      if (!woordgat || woordgat.goed.length < 2) continue
      for (const { vorm } of choices) {
        const { voor, na, goed } = woordgat
        if (!vorm.startsWith(voor) || !vorm.endsWith(na)) continue
        const nu = staat({ poging: 2, item }, vorm.slice(voor.length, vorm.length - na.length))
        const opgave = nu.opgave && { ...nu.opgave, ...woordgat }
        const zin = zinOnder({ state: { ...nu, opgave }, stem: true }) ?? ''
        regels += 1
        const los = gatDelen(zin, w, woordgat)
          .join('')
          .split(/[^\p{L}'-]+/u)
        if (los.includes(goed)) verraden.push(zin)
      }
    }
    expect(regels).toBeGreaterThan(4000)
    expect(verraden.slice(0, 20)).toEqual([])
  })
})

describe('the right form', () => {
  const fout = {
    type: 'answer',
    itemId: 'huis',
    given: 'heis',
    correct: false,
    ms: 1,
    vraag: 'typ:gat',
  } as const

  it('is shown only after the last try', () => {
    const kijkt = (poging: number) => staat({ poging, fase: 'kijken', gegeven: 'heis' }, 'ei')
    for (const poging of [1, 2])
      expect(TEKST.correctie({ ...fout, attempt: poging }, kijkt(poging))).toBeNull()
    expect(TEKST.correctie({ ...fout, attempt: 3 }, kijkt(3))).toMatchObject({ vorm: 'heis' })
  })

  it('is not asked for by a sentence that would say it where no rule is known', () => {
    const state = staat({ poging: 2 }, 'xx')
    expect(opBord(zinOnder({ state, stem: true }))).not.toContain('huis')
  })
})
