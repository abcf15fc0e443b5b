import { uitvoerEndpoints } from '@letterhaven/contracts/endpoints/uitvoer'
import type { AdminId } from '@letterhaven/contracts/ids'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBestand } from './fetch-bestand.ts'

afterEach(() => vi.unstubAllGlobals())

const params = { adminId: '11111111-1111-4111-8111-111111111111' as AdminId }

/** Fetches a school's export over a line that answers this. */
function retrieve(antwoord: Response) {
  vi.stubGlobal('fetch', async () => antwoord)
  const gezien: number[] = []
  const bestand = fetchBestand(uitvoerEndpoints.getUitvoer, { params }, (n) => void gezien.push(n))
  return { bestand, gezien }
}

describe('a file that is fetched to be kept', () => {
  it('comes in whole, by the name that the server gave it', async () => {
    const { bestand, gezien } = retrieve(
      new Response('PK-en-de-rest', {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="school-2026.zip"',
        },
      }),
    )
    const { naam, bytes } = await bestand
    expect([naam, await bytes.text(), gezien.at(-1)]).toEqual([
      'school-2026.zip',
      'PK-en-de-rest',
      13,
    ])
  })

  it.each([
    ['a hotspot’s page', 200, 'text/html'],
    ['data', 200, 'application/json'],
    ['a filter’s page', 403, 'text/html'],
  ])('is nothing of %s: nothing is read and nothing kept', async (_, status, type) => {
    const { bestand, gezien } = retrieve(
      new Response('<html>', { status, headers: { 'content-type': type } }),
    )
    await expect(bestand).rejects.toMatchObject({ code: 'offline', status: 0 })
    expect(gezien).toEqual([])
  })
})
