import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GeluidBron } from './spraak.ts'

/** A device's loudspeaker, on which everything that is played begins and ends at once. */
class Luidspreker extends EventTarget {
  src = ''
  volume = 1
  pause(): void {
    this.src = ''
  }
  async play(): Promise<void> {
    for (const soort of ['playing', 'ended']) this.dispatchEvent(new Event(soort))
  }
}

/** A device's voice that says everything or fails at everything. */
class Synth extends EventTarget {
  lukt = true
  getVoices() {
    return [{ lang: 'nl-NL', localService: true, name: 'Anna', voiceURI: 'anna', default: true }]
  }
  speak(uiting: EventTarget) {
    for (const soort of this.lukt ? ['start', 'end'] : ['error'])
      uiting.dispatchEvent(Object.assign(new Event(soort), { error: 'synthesis-failed' }))
  }
  cancel() {}
}

/** A browser that has not loaded its voices yet, and perhaps never will. */
class Wachtend extends Synth {
  override getVoices() {
    return []
  }
}

/** Sets up the chain on a device, as a page that has just been opened finds it. */
async function opstelling(synth: Synth | undefined, bron: Partial<GeluidBron>) {
  vi.resetModules()
  const gehaald: string[] = []
  vi.stubGlobal('speechSynthesis', synth)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      text = 'x'
    },
  )
  vi.stubGlobal('Audio', Luidspreker)
  vi.stubGlobal('fetch', async (adres: string) => {
    gehaald.push(adres)
    return new Response('geluid', { headers: { 'content-type': 'audio/mpeg' } })
  })
  const make = vi.fn<() => Promise<Record<string, string>>>(async () => ({ kat: '/audio/kat' }))
  const { makeSpraak } = await import('./spraak.ts')
  const spraak = makeSpraak('nl', {
    adressen: { hond: '/audio/hond', 'zee-egel': '/audio/egel' },
    vooruit: ['zee-egel'],
    make,
    ...bron,
  })
  return { spraak, gehaald, make }
}

afterEach(() => vi.unstubAllGlobals())

describe('speech on a device', () => {
  it('that still looks for its voices fetches the sound meanwhile, and the sound alone that is asked for', async () => {
    const { spraak, gehaald } = await opstelling(new Wachtend(), { make: null })
    const gezegd = spraak.say({ tekst: 'hond' })
    await Promise.resolve()
    expect(gehaald).toEqual(['/audio/hond'])
    expect(await gezegd).toBe('geluid')
  })

  it('with a voice fetches nothing but the words that voices say wrong, and has nothing made', async () => {
    const { spraak, gehaald, make } = await opstelling(new Synth(), {})
    spraak.prepare()
    expect(await spraak.say({ tekst: 'hond' })).toBe('stem')
    expect(await spraak.say({ tekst: 'zee-egel', robotstem: false })).toBe('geluid')
    expect(gehaald).toEqual(['/audio/egel'])
    expect(make).not.toHaveBeenCalled()
  })

  it('without a voice fetches what is kept, and what can be made besides', async () => {
    const { spraak, gehaald, make } = await opstelling(undefined, {})
    expect(await spraak.kan(['kat'])).toBe(false)
    spraak.prepare()
    await expect.poll(() => gehaald).toContain('/audio/kat')
    expect(make).toHaveBeenCalledOnce()
    for (const tekst of ['hond', 'kat']) expect(await spraak.say({ tekst })).toBe('geluid')
    expect(gehaald.toSorted()).toEqual(['/audio/egel', '/audio/hond', '/audio/kat'])
  })

  it('without a voice waits for a sound that is to be said by itself, however slow the line', async () => {
    const { spraak, gehaald } = await opstelling(undefined, { make: null })
    const { promise: komt, resolve: arrive } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (adres: string) => {
      gehaald.push(adres)
      await komt
      return new Response('geluid', { headers: { 'content-type': 'audio/mpeg' } })
    })
    const klaar = vi.fn<() => void>()
    const ready = spraak.ready(['hond', 'muis']).then(klaar)
    await expect.poll(() => gehaald).toEqual(['/audio/hond'])
    expect(klaar).not.toHaveBeenCalled()
    arrive()
    await ready
    expect(await spraak.say({ tekst: 'hond' })).toBe('geluid')
  })

  it('with a voice waits for nothing', async () => {
    const { spraak, gehaald } = await opstelling(new Synth(), {})
    await spraak.ready(['hond'])
    expect(gehaald).toEqual([])
  })

  it('whose voice fails goes on with what is kept, and never asks that voice again', async () => {
    const synth = new Synth()
    synth.lukt = false
    const { spraak, make } = await opstelling(synth, {})
    expect(await spraak.say({ tekst: 'hond' })).toBe('geluid')
    synth.lukt = true
    expect(await spraak.say({ tekst: 'hond' })).toBe('geluid')
    expect(await spraak.say({ tekst: 'muis' })).toBe('stil')
    await expect.poll(() => make.mock.calls.length).toBe(1)
  })

  it('that can say nothing at all says so at once', async () => {
    const { spraak } = await opstelling(undefined, { adressen: {}, vooruit: [], make: null })
    expect(await spraak.kan(['hond', 'kat'])).toBe(false)
    expect(await spraak.say({ tekst: 'hond' })).toBe('stil')
  })
})
