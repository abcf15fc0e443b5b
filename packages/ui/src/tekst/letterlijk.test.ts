import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MetNamen } from './letterlijk.tsx'

const html = (tekst: string, namen?: readonly string[]): string =>
  renderToStaticMarkup(createElement(MetNamen, { tekst, ...(namen && { namen }) }))
const eigen = (tekst: string): string => `<span translate="no">${tekst}</span>`

describe('a sentence is translated around', () => {
  it('the names in it, however often and whatever signs they have', () => {
    expect(html('Roos gaf Roos (Jr.) een boek', ['Roos', 'Roos (Jr.)'])).toBe(
      `${eigen('Roos')} gaf ${eigen('Roos (Jr.)')} een boek`,
    )
    expect(html('Antwoorden van An: Anna, Jan en An', ['An'])).toBe(
      `Antwoorden van ${eigen('An')}: Anna, Jan en ${eigen('An')}`,
    )
    expect(html('Groep 5 is weg', ['', 'Groep 5'])).toBe(`${eigen('Groep 5')} is weg`)
  })

  it('what stands between quotation marks, with an apostrophe of its own', () => {
    expect(html('bij ‘foto’s’ gaat het mis')).toBe(`bij ${eigen('‘foto’s’')} gaat het mis`)
    expect(html('bij ‘’s morgens’ en ‘ei’')).toBe(
      `bij ${eigen('‘’s morgens’')} en ${eigen('‘ei’')}`,
    )
  })

  it('nothing, where it names nobody', () => {
    expect(html('Drie foto’s van Roos')).toBe('Drie foto’s van Roos')
    expect(html('Drie foto’s van Roos', ['Roos'])).not.toBe('Drie foto’s van Roos')
  })
})
