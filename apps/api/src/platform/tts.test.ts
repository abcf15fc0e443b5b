import { makeToon } from '@letterhaven/testkit/toon'
import { startStemserver, type Stemserver } from '@letterhaven/testkit/stemserver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpTts, TtsError, type TtsProvider } from './tts.ts'

let server: Stemserver
let provider: TtsProvider

beforeAll(async () => {
  server = await startStemserver()
  const settings = { url: server.url, key: 'geheim', model: 'm', voices: { 'nl-NL': 'anna' } }
  provider = createHttpTts(settings, { timeoutMs: 300, maxBytes: 100_000 })
})
afterAll(() => server.close())

describe('a provider of voices over HTTP', () => {
  it('is asked for a text in a voice and at a pace, with the key, and answers a sound', async () => {
    const { mime, bytes } = await provider.synth('hond', 'anna', { rate: 0.9 })
    expect(mime).toBe('audio/wav')
    expect(bytes.equals(makeToon())).toBe(true)
    expect(server.vragen).toEqual([
      {
        pad: '/v1/audio/speech',
        sleutel: 'Bearer geheim',
        body: { model: 'm', input: 'hond', voice: 'anna', response_format: 'mp3', speed: 0.9 },
      },
    ])
  })

  it('has the voices that were named for it', () => {
    expect(provider.voices('nl-NL')).toEqual(['anna'])
    expect(provider.voices('nl-BE')).toEqual([])
  })

  it.each(['stuk', 'geen-geluid', 'leeg', 'te-groot', 'hangt', 'stuurt-door'] as const)(
    'that answers wrongly (%s) gives an error that holds neither text nor key',
    async (wijze) => {
      server.antwoordt(wijze)
      const voor = server.vragen.length
      const fout = await provider.synth('zeepaard', 'anna', { rate: 1 }).catch((e: unknown) => e)
      expect(fout).toBeInstanceOf(TtsError)
      expect(String(fout)).not.toMatch(/zeepaard|geheim/)
      // An answer that sends the call on elsewhere is not followed, so the key does not travel.
      expect(server.vragen.length).toBe(voor + 1)
    },
  )

  it('that is not there gives the same error', async () => {
    const settings = { url: 'http://127.0.0.1:9/v1', key: null, model: 'm', voices: {} }
    await expect(createHttpTts(settings).synth('a', 'b', { rate: 1 })).rejects.toBeInstanceOf(
      TtsError,
    )
  })
})
