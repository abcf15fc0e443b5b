import { expect, it } from 'vitest'
import { createSiteUrl } from './site-url.ts'

const vlaamseHosts = ['vlaams.localhost', 'klas.example']
const bij = (eigenHosts: readonly string[]) => {
  const url = createSiteUrl({ eigenHosts, vlaamseHosts }, () => 3000)
  return [url('nl'), url('be')]
}

it('mails name the public name of the reader’s country', () => {
  expect(bij(['haven.example', 'klas.example'])).toEqual([
    'https://haven.example',
    'https://klas.example',
  ])
})

it('or the only public name that there is', () => {
  expect(bij(['haven.be'])).toEqual(['https://haven.be', 'https://haven.be'])
})

it('or this machine, where nobody named any', () => {
  expect(bij([])).toEqual(['http://localhost:3000', 'http://vlaams.localhost:3000'])
})
