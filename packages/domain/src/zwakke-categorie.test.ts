import { describe, expect, it } from 'vitest'
import { zwakkeCategorie } from './zwakke-categorie.ts'

const t = (categorie: string, goed: number, totaal: number) => ({ categorie, goed, totaal })

describe('the category in which a pupil loses most', () => {
  it('is where most words went wrong beyond the own mean, not where the share is lowest', () => {
    // Decoy: 'taxi' has the lowest share, but over only five words; 'ei' costs more words.
    expect(zwakkeCategorie([t('ei', 12, 30), t('taxi', 1, 5), t('hak', 38, 40)])).toEqual(
      t('ei', 12, 30),
    )
  })

  it('is not named after fewer than five answers, however bad they were', () => {
    expect(zwakkeCategorie([t('taxi', 0, 4), t('hak', 38, 40)])).toBeNull()
  })

  it('is named from five answers, and from a word and a half that went wrong beyond the mean', () => {
    // At a mean of .7, five words give 3.5 right, so two right is a word and a half fewer.
    expect(zwakkeCategorie([t('taxi', 2, 5), t('hak', 12, 15)])?.categorie).toBe('taxi')
    expect(zwakkeCategorie([t('taxi', 2, 4), t('hak', 12, 16)])).toBeNull()
    expect(zwakkeCategorie([t('ei', 2, 5), t('hak', 11, 15)])).toBeNull()
  })

  it('is not named where the mistakes are spread evenly, nor without answers', () => {
    expect(zwakkeCategorie([t('ei', 12, 20), t('hak', 13, 20)])).toBeNull()
    expect(zwakkeCategorie([])).toBeNull()
  })

  it('is the same in whatever order they were counted, also where two cost as much', () => {
    const gelijk = [t('ij', 4, 10), t('ei', 4, 10), t('hak', 38, 40)]
    expect(zwakkeCategorie(gelijk)?.categorie).toBe('ei')
    expect(zwakkeCategorie(gelijk.toReversed())?.categorie).toBe('ei')
    // Decoy: one more wrong word decides, not the order of the codes.
    expect(zwakkeCategorie([t('ei', 4, 10), t('ij', 3, 10), t('hak', 38, 40)])?.categorie).toBe(
      'ij',
    )
  })
})
