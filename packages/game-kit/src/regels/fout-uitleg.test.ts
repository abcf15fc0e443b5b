import { afterEach, expect, it, vi } from 'vitest'
import { fetchFoutUitleg, uitlegVan } from './fout-uitleg.ts'

afterEach(() => vi.unstubAllGlobals())

const krant = {
  soort: 'woord' as const,
  id: 'krant',
  word: 'krant',
  graphemes: [...'krant'],
  syllables: ['krant'],
}

it.each([
  ['nl-NL', 'Aan het eind hoor je t, en die schrijf je ook: krant.'],
  ['nl-BE', 'Op het einde hoor je t, en die schrijf je ook: krant.'],
])('explains a form that nobody foresaw in the words of a page in %s', async (lang, zin) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  fetchFoutUitleg()
  await expect.poll(() => uitlegVan(krant, 'krand')).toBe(zin)
})

it('knows the parts of the word, where those explain the mistake', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl-NL' } })
  fetchFoutUitleg()
  await import('@letterhaven/taal/fouten')
  const lopen = { soort: 'woord' as const, id: 'lopen', word: 'lopen', graphemes: [...'lopen'] }
  expect(uitlegVan({ ...lopen, syllables: ['lo', 'pen'] }, 'loopen')).toContain('In lo-pen')
  expect(uitlegVan(lopen, 'loopen')).not.toContain('lo-pen')
})

it('prefers the sentence that came with the word', () => {
  const choices = [{ vorm: 'krand', regel: 't-d', uitleg: 'Luister goed: krant.' }]
  expect(uitlegVan({ ...krant, choices }, 'krand')).toBe('Luister goed: krant.')
})

it('says the way to the form of a verb, and of nothing like it that it is not there yet', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl-NL' } })
  fetchFoutUitleg()
  await import('@letterhaven/taal/fouten')
  const dus = 'Bij hij komt er een t achter de ik-vorm: loopt.'
  const vraag = { infinitief: 'lopen', voor: 'Hij ', na: ' snel.', stappen: [], dus }
  const loopt = { ...krant, id: 'ww:lopen:1', word: 'loopt', graphemes: ['l', 'oo', 'p', 't'] }
  const opgave = { ...loopt, syllables: ['loopt'], werkwoord: vraag }
  expect(['loop', 'lopt', 'qqq'].map((vorm) => uitlegVan(opgave, vorm))).toEqual([
    dus,
    dus,
    `Nog niet. ${dus}`,
  ])
})
