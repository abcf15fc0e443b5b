import { describe, expect, it } from 'vitest'
import { zwakkeCategorie } from './zwakke-categorie.ts'

const t = (categorie: string, goed: number, totaal: number) => ({ categorie, goed, totaal })

describe('the category in which a pupil loses most', () => {
  it('is where most words went wrong beyond the own mean, not where the share is lowest', () => {
    // Decoy: 'taxi' has the lowest share, but only five words; 'ei' costs more words.
    expect(zwakkeCategorie([t('ei', 12, 30), t('taxi', 1, 5), t('hak', 38, 40)])).toEqual(
      t('ei', 12, 30),
    )
  })

  it('is not named after fewer than five answers, however bad they were', () => {
    expect(zwakkeCategorie([t('taxi', 0, 4), t('hak', 38, 40)])).toBeNull()
  })

  it('is not named where the mistakes are spread evenly, nor without answers', () => {
    expect(zwakkeCategorie([t('ei', 12, 20), t('hak', 13, 20)])).toBeNull()
    expect(zwakkeCategorie([])).toBeNull()
  })
})
