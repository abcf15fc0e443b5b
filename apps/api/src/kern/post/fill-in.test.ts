import { describe, expect, it } from 'vitest'
import { plaatsenVan, fillIn } from './fill-in.ts'

const html = (link: string) => fillIn('<a href="{{ link }}">{{ link }}</a>', { link }, 'html')

describe('a value in a mail', () => {
  it.each([
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '<img src=x onerror=alert(1)>',
    '&quot;><b>',
    '</a><a href="https://kwaad.example">',
  ])('never becomes markup: %s', (waarde) => {
    const gevuld = html(waarde)
    expect(gevuld.match(/</g)).toHaveLength(2)
    expect(gevuld.match(/"/g)).toHaveLength(2)
    expect(gevuld).not.toContain("'")
  })

  it('that is harmless arrives as it is (decoy)', () => {
    const adres = 'https://haven.example/app/auth/wachtwoordherstellen/a-b/C_d-9'
    expect(html(adres)).toBe(`<a href="${adres}">${adres}</a>`)
  })

  it.each(['{{ link }}', '{{ geheim }}', '$&', '$1', '$`', '{% for %}', '{{constructor}}'])(
    'is no template of its own: %s',
    (waarde) => expect(fillIn('a {{ link }} b', { link: waarde }, 'tekst')).toBe(`a ${waarde} b`),
  )

  it('begins no line of its own in plain text', () => {
    const gevuld = fillIn('{{ link }}', { link: 'a\r\nBcc: kwaad@example.nl\u2028' }, 'tekst')
    expect(gevuld).not.toMatch(/[\r\n]/)
  })

  it.each(['constructor', '__proto__', 'toString', 'onbekend'])(
    'that nobody gave is an error, not an empty place: %s',
    (naam) => expect(() => fillIn(`{{ ${naam} }}`, { link: 'x' }, 'html')).toThrow(naam),
  )
})

it('names the places of a template', () => {
  expect(plaatsenVan('{{ link }} en {{ taal }}, geen {{taal}}')).toEqual(['link', 'taal'])
})
