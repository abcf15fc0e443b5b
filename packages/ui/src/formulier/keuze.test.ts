import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Keuze } from './keuze.tsx'

const opties = [
  { waarde: '', label: 'alle groepen' },
  { waarde: '3', label: 'Groep 3' },
]
const show = (value: string | number | undefined): string =>
  renderToStaticMarkup(createElement(Keuze, { label: 'Groep', opties, value, onChange: () => {} }))
/** Returns the label of the option that a browser shows. */
const gekozen = (value: string | number | undefined): string | undefined =>
  /<option[^>]*selected=""[^>]*>([^<]*)/.exec(show(value))?.[1]

describe('a choice', () => {
  it('shows what was chosen, and a dash where that is no choice any more', () => {
    expect([gekozen('3'), gekozen(3), gekozen('')]).toEqual(['Groep 3', 'Groep 3', 'alle groepen'])
    expect(gekozen('weg')).toBe('–')
    expect(show('weg')).toMatch(/<option[^>]*hidden=""/)
  })

  it('has no option of its own where the value is one of them, or is left to the browser', () => {
    for (const value of ['', '3', undefined]) expect(show(value)).not.toContain('hidden=""')
  })
})
