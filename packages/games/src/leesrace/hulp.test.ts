import { describe, expect, it } from 'vitest'
import { sayHulp, sayNaast, zoekstukVan, soortHulp, zoekwoordenVan } from './hulp.ts'
import { vraag } from './proef.ts'

describe('what helps after a mistake', () => {
  it('is first what kind of sentence to look for, by the question', () => {
    const hint = (tekst: string): string => soortHulp(vraag({ vraag: tekst }))
    expect(hint('Waarom lacht mam?')).toBe('Zoek een zin die zegt waarom.')
    expect(hint('Wie vindt de pet?')).toBe('Zoek een zin die zegt wie.')
    expect(hint('Waar zit de pet?')).toBe('Zoek een zin die zegt waar.')
    expect(hint('Hoe voelt Jip zich?')).toBe('Zoek een zin waaraan je het gevoel merkt.')
    expect(hint('Wat doet Jip?')).toBe('Zoek een zin waaraan je dat ziet.')
  })

  it('gives words of the question that stand near the proof, but none that stands there alone', () => {
    const zinnen = ['Mam lacht.', 'Nu lacht Jip ook.', 'De kater slaapt.', 'Het regent.', 'Dag!']
    const item = vraag({
      zinnen,
      bewijs: [0],
      vraag: 'Waarom lacht mam?',
      keuzes: ['', 'De kater.'],
    })
    expect(zoekwoordenVan(item)).toEqual(['lacht'])
    expect(sayHulp(item, 1)).toBe('Zoek een zin die zegt waarom. Let op: ‘lacht’.')
  })

  it('is each time what kind of sentence to look for', () => {
    const item = vraag()
    for (const missers of [1, 2]) expect(sayHulp(item, missers)).toContain(soortHulp(item))
    expect(sayHulp(item, 2)).toContain('gele rand')
  })

  it('tells what a sentence is that is near, as far as the text proves it', () => {
    const item = vraag({ vraag: 'Waarom lacht mam?', bewijs: [4], citaat: [4, 5] })
    expect(sayNaast(item, 3)).toBe('Zin 4: dat is wat er gebeurt. Zoek waardoor.')
    expect(sayNaast(item, 5)).toBe('Zin 6 hoort erbij, maar zegt het nog niet.')
    expect(sayNaast(item, 1)).toBe('Zin 2: daar staat het niet.')
    // The same sentence tells nothing of a question that does not ask why.
    expect(sayNaast({ ...item, vraag: 'Wie ziet mam?' }, 3)).toBe('Zin 4: daar staat het niet.')
    // Half of what the question says is not what happens, and is named.
    expect(sayNaast(item, 7)).toBe('Zin 8: wel ‘lacht’, niet het antwoord.')
  })

  it('is then the stretch in which the proof stands, and never its sentence', () => {
    const item = vraag({ bewijs: [4] })
    expect(zoekstukVan(item)).toEqual({ van: 3, tot: 5 })
    expect(sayHulp(item, 2)).toBe(
      'Zoek een zin waaraan je dat ziet. Kijk bij de gele rand: zin 4 tot 5.',
    )
    for (const missers of [1, 2]) expect(sayHulp(item, missers)).not.toMatch(/zin 5\b|Voel eens/)
  })
})
