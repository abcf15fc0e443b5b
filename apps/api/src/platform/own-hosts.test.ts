import { describe, expect, it } from 'vitest'
import { alternateLinks, canonicalOrigin, type OwnHost } from './own-hosts.ts'

const NL: OwnHost = { host: 'letterhaven.nl', variant: 'nl', language: 'nl-NL' }
const BE: OwnHost = { host: 'letterhaven.be', variant: 'be', language: 'nl-BE' }

describe('the hosts of an installation', () => {
  it('give a page one address per wording, however it was reached', () => {
    expect(canonicalOrigin([NL, BE], 'be')).toBe('https://letterhaven.be')
    expect(canonicalOrigin([NL, BE], 'nl')).toBe('https://letterhaven.nl')
  })

  it('give no address where none is named for the wording', () => {
    expect(canonicalOrigin([NL], 'be')).toBeNull()
    expect(canonicalOrigin([], 'nl')).toBeNull()
  })

  it('point at each other, at themselves, and at the first for everybody else', () => {
    expect(alternateLinks([NL, BE], '/site/home')).toBe(
      [
        '<link rel="alternate" hreflang="nl-NL" href="https://letterhaven.nl/site/home">',
        '<link rel="alternate" hreflang="nl-BE" href="https://letterhaven.be/site/home">',
        '<link rel="alternate" hreflang="x-default" href="https://letterhaven.nl/site/home">',
      ].join(''),
    )
  })

  it('point nowhere as long as there is one wording to be found, or none', () => {
    expect(alternateLinks([NL], '/site/home')).toBe('')
    expect(alternateLinks([], '/site/home')).toBe('')
  })
})
