import { describe, expect, it } from 'vitest'
import { kaartTekst, readKaart } from './kaart.ts'

const TOKEN = 'x7Qd-8sJ_kPq2mZ0aB3cD4eF5gH6iJ7kL8mN9oP0qRs'

describe('the text of a card', () => {
  it('gives its token back, with the link around it and without', () => {
    expect(readKaart(kaartTekst('https://school.example', TOKEN))).toBe(TOKEN)
    expect(readKaart(` ${TOKEN}\n`)).toBe(TOKEN)
  })

  it('keeps the token in the fragment, which is not sent to a server', () => {
    const url = new URL(kaartTekst('https://school.example', TOKEN))
    expect(url.pathname + url.search).not.toContain(TOKEN)
  })

  it.each(['', 'boek', 'https://elders.example/?q=1', `${TOKEN} en meer`, '#kaart=', '978-90-123'])(
    'is not what another code says: %s',
    (tekst) => expect(readKaart(tekst)).toBeNull(),
  )
})
