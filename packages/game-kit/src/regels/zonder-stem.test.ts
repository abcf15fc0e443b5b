import { uitlegFout } from '@letterhaven/taal/fouten'
import { describe, expect, it } from 'vitest'
import { askToLook, vraagtOor, askToSay } from './zonder-stem.ts'

describe('a hint where no word can be heard', () => {
  it.each([
    [
      "Luister klank voor klank. Je hoort de 'a' in krant.",
      "Zeg het woord klank voor klank. Je hoort de 'a' in krant.",
    ],
    [
      'Luister naar ap-pel: de a klinkt kort, dus schrijf je daarna twee keer de p.',
      'Zeg ap-pel: de a klinkt kort, dus schrijf je daarna twee keer de p.',
    ],
    [
      'Luister naar het eind van de klank: je hoort geen k. Het is ng: slang.',
      'Zeg het woord en let op het eind van de klank: je hoort geen k. Het is ng: slang.',
    ],
    [
      'Luister goed naar de eerste klank. Dat is de b: bal.',
      'Zeg het woord en let op de eerste klank. Dat is de b: bal.',
    ],
    ["Luister goed: hoor je de 'm'? Het is boom.", "Zeg het woord: hoor je de 'm'? Het is boom."],
    ['Kijk goed naar het stukje au: saus.', 'Kijk goed naar het stukje au: saus.'],
  ])('%s', (zin, zelf) => {
    expect(askToSay(zin)).toBe(zelf)
  })

  it('never asks to listen, whatever letter went wrong in a word', () => {
    const woorden = [
      ['krant', 'krant'],
      ['appel', 'ap-pel'],
      ['slang', 'slang'],
      ['bank', 'bank'],
      ['ramen', 'ra-men'],
      ['verkoopster', 'ver-koop-ster'],
    ] as const
    const vormen = woorden.flatMap(([w, kg]) => {
      const doel = { w, g: [...w], kg: kg.split('-'), d: [] }
      return [...w].flatMap((_, i) =>
        ['', 'a', 'd', 'k', 'm', 'n', 'nk', 'ng', 'z'].map((letter) =>
          uitlegFout(doel, w.slice(0, i) + letter + w.slice(i + 1), 'nl-NL'),
        ),
      )
    })
    // Decoy: some of them do, where there is a voice.
    expect(vormen.filter(vraagtOor).length).toBeGreaterThan(20)
    expect(vormen.map(askToSay).filter((zin) => /luister/i.test(zin))).toEqual([])
  })
})

describe('a line of an instruction where no word can be heard', () => {
  it('asks to look at the word, and any other stays as it is', () => {
    expect(askToLook('Luister goed naar het woord.')).toBe('Kijk goed naar het woord.')
    expect(askToLook('Prik ze los.')).toBe('Prik ze los.')
  })
})
