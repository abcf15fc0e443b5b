import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { unpack } from '@letterhaven/testkit/unpack'
import { describe, expect, it } from 'vitest'
import { zip, type ZipBestand } from './zip.ts'

const OP = new Date('2026-11-24T09:30:00Z')

async function* stukken(...delen: readonly string[]): AsyncGenerator<string> {
  yield* delen
}

async function* lijst(...bestanden: readonly ZipBestand[]): AsyncGenerator<ZipBestand> {
  yield* bestanden
}

describe('an archive that is made while it is read', () => {
  it('gives every file back to the letter, the empty one and the one with letters of anywhere', async () => {
    const lang = randomBytes(200_000).toString('base64')
    const bytes = await buffer(
      zip(
        lijst(
          { naam: 'leesmij.html', inhoud: stukken('Zoë ', 'speelt ', '🐚') },
          { naam: 'leerlingen/001-noor.json', inhoud: stukken() },
          { naam: 'leerlingen/lang.ndjson', inhoud: stukken(lang, lang) },
        ),
        OP,
      ),
    )
    expect([...unpack(bytes)]).toEqual([
      ['leesmij.html', 'Zoë speelt 🐚'],
      ['leerlingen/001-noor.json', ''],
      ['leerlingen/lang.ndjson', lang + lang],
    ])
  })

  it.each(['../erbuiten', '/etc/passwd', 'a/../../b', 'c:\\weg', '', 'een\0twee'])(
    'makes no file that would land elsewhere: %j',
    async (naam) => {
      await expect(buffer(zip(lijst({ naam, inhoud: stukken('x') }), OP))).rejects.toThrow(
        'elsewhere',
      )
    },
  )

  it('asks for no more than is read, and hears when nobody reads on', async () => {
    let gevraagd = 0
    let klaar = false
    async function* zonderEinde(): AsyncGenerator<string> {
      try {
        for (;;) {
          gevraagd += 1
          yield randomBytes(32_768).toString('hex')
        }
      } finally {
        klaar = true
      }
    }
    const reeks = zip(lijst({ naam: 'x.txt', inhoud: zonderEinde() }), OP)
    for (let i = 0; i < 4; i += 1) await reeks.next()
    await reeks.return(undefined)
    expect(gevraagd).toBeLessThan(200)
    await expect.poll(() => klaar).toBe(true)
  })

  it('a source that fails is an error, and no archive that looks whole', async () => {
    async function* kapot(): AsyncGenerator<string> {
      yield 'een'
      throw new Error('the database is away')
    }
    await expect(buffer(zip(lijst({ naam: 'x.txt', inhoud: kapot() }), OP))).rejects.toThrow('away')
  })
})
