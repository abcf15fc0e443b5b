import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { expect, it } from 'vitest'
import { kanVragen, presentSpelWoord } from './spelwoord.ts'

it('shows a word with its next sentence each time it is asked, and from the first again after the last', async () => {
  const woorden = await woordenTotEnMet(8)
  const meer = woorden.filter(({ zin = [] }) => zin.length > 1)
  expect(meer.length).toBeGreaterThanOrEqual(50)
  for (const entry of meer) {
    const zinnen = entry.zin ?? []
    const getoond = [...zinnen, ''].map(
      (_, keer) => presentSpelWoord(entry, { keer, taal: 'nl-NL' }).zin,
    )
    expect(getoond).toEqual([...zinnen, zinnen[0]])
  }
})

it('explains a wrong form in the words of the country', async () => {
  const hond = (await woordenTotEnMet(8)).find(({ w }) => w === 'hond')
  if (!hond) throw new Error('hond staat niet meer in de woorden')
  const uitleg = (taal: 'nl-NL' | 'nl-BE') =>
    presentSpelWoord(hond, { keer: 0, taal }).afleiders.find(({ vorm }) => vorm === 'hont')?.uitleg
  expect(uitleg('nl-NL')).toBe('Maak het langer: honden. Dan hoor je de d van hond.')
  expect(uitleg('nl-BE')).toBe('Verleng het woord: honden. Dan hoor je de d van hond.')
})

it('asks of a word where its pieces part only where all speakers agree, and in any other kind always', async () => {
  const alle = await woordenTotEnMet(8)
  const mag = (soort: 'splitsen' | 'spelling') =>
    alle.filter((woord) => kanVragen(woord, soort)).map(({ w }) => w)
  expect(mag('splitsen')).toEqual(expect.arrayContaining(['kikker', 'schatkaart']))
  for (const betwist of ['patiënt', 'Texel', 'opa', "'s avonds"])
    expect([betwist, mag('splitsen').includes(betwist)]).toEqual([betwist, false])
  expect(mag('spelling')).toHaveLength(alle.length)
})
