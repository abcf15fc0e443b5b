import { describe, expect, it } from 'vitest'
import { sayToegeven, soortVan } from './mis.ts'

const soort = (vraag: string, bewijs: readonly number[] = [1]) => soortVan({ vraag, bewijs })

describe('what an animal says of an answer that is wrong', () => {
  it('goes by the kind of question', () => {
    expect(soort("Wat betekent 'ernstig'?")).toBe('betekenis')
    expect(soort("Wat wil 'niet duwen' zeggen?")).toBe('betekenis')
    expect(soort('Waar gaat deze tekst vooral over?')).toBe('geheel')
    expect(soort('Hoe voelt Nadia zich?')).toBe('gevolg')
    expect(soort('Waarom moet Nadia in het doel staan?', [])).toBe('gevolg')
    // Decoy: where one sentence proves it, the text says it.
    expect(soort('Waarom moet Nadia in het doel staan?')).toBe('feit')
    expect(soort('Wat wil Tim?')).toBe('feit')
  })

  it('has its own beginning at each desk, and never says that the question is missed', () => {
    const item = { vraag: 'Waar is de pet?', bewijs: [4] }
    const alle = [0, 1, 2, 3].map((bank) => sayToegeven(item, bank))
    expect(new Set(alle).size).toBe(4)
    for (const zin of alle) expect(zin).toContain('De tekst zegt iets anders.')
    expect(sayToegeven({ vraag: 'Hoe voelt Tim zich?', bewijs: [] }, 1)).toBe(
      'Hm. Uit de tekst blijkt iets anders.',
    )
  })
})
