import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isGeluidVan } from './bewijs.ts'

const GELUID = 'een hond blaft'
const ADRES = `/audio/nl-NL/${createHash('sha256').update(GELUID).digest('hex')}.mp3`
const antwoord = (inhoud: string, type: string, status = 200) =>
  new Response(inhoud, { status, headers: { 'content-type': type } })

describe('the sound of an address', () => {
  it('is what its name says, and can be read afterwards', async () => {
    const echt = antwoord(GELUID, 'audio/mpeg')
    expect(await isGeluidVan(ADRES, echt)).toBe(true)
    expect(await echt.text()).toBe(GELUID)
  })

  it.each([
    ['the page of a hotspot', antwoord('<html>', 'text/html')],
    ['such a page that calls itself a sound', antwoord('<html>', 'audio/mpeg')],
    ['another sound', antwoord('een kat miauwt', 'audio/mpeg')],
    ['the sound under a status that failed', antwoord(GELUID, 'audio/mpeg', 403)],
  ])('is not %s', async (_, vreemd) => {
    expect(await isGeluidVan(ADRES, vreemd)).toBe(false)
  })
})
