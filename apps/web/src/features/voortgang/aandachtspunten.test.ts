import { describe, expect, it } from 'vitest'
import { aandachtspunten } from './aandachtspunten.ts'

const inJaren = { jaar: 4, laag: 3.5, hoog: 4.5 }
const categorie = (code: string, laag: number, hoog: number, totaal = 30) => ({
  categorie: code,
  naam: code,
  goed: 10,
  totaal,
  niveau: { kans: (laag + hoog) / 2, laag, hoog, inJaren },
  beheersing: null,
})

describe('what to look at with a pupil', () => {
  it('names as work only what surely lies low, weakest first, and as strong only what surely lies high', () => {
    const { werk, sterk } = aandachtspunten([
      categorie('ei', 0.5, 0.7),
      categorie('ij', 0.2, 0.4),
      categorie('hak', 0.82, 0.95),
      // Decoys: one straddles the border, and one is too unsure to say anything.
      categorie('cent', 0.7, 0.9),
      categorie('taxi', 0.1, 0.7),
    ])
    expect(werk.map((c) => c.categorie)).toEqual(['ij', 'ei'])
    expect(sterk.map((c) => c.categorie)).toEqual(['hak'])
  })

  it('calls unsure what was practised but cannot be said, not what was never practised', () => {
    const nooit = { ...categorie('taxi', 0, 1, 0), niveau: null }
    const { onzeker } = aandachtspunten([categorie('ei', 0.1, 0.7), nooit])
    expect(onzeker.map((c) => c.categorie)).toEqual(['ei'])
  })
})
