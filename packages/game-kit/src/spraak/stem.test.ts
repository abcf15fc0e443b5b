import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeProefklok } from './proefklok.ts'
import { chooseStem, makeStemSchakel } from './stem.ts'

const stem = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: lang,
  voiceURI: `${lang}/${localService}`,
})

class Uiting extends EventTarget {
  readonly text: string
  voice: SpeechSynthesisVoice | null = null
  volume = 1
  constructor(tekst: string) {
    super()
    this.text = tekst
  }
}

/** The part of the browser's speech that we use; an utterance waits until the test begins or ends it. */
class Synth extends EventTarget {
  stemmen: readonly SpeechSynthesisVoice[]
  readonly gezegd: Uiting[] = []
  gestopt = 0
  constructor(stemmen: readonly SpeechSynthesisVoice[]) {
    super()
    this.stemmen = stemmen
  }
  getVoices() {
    return this.stemmen
  }
  speak(uiting: Uiting) {
    this.gezegd.push(uiting)
  }
  cancel() {
    this.gestopt += 1
  }
  komen(stemmen: readonly SpeechSynthesisVoice[]) {
    this.stemmen = stemmen
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

function opstelling(stemmen: readonly SpeechSynthesisVoice[], land: 'nl' | 'be' = 'nl') {
  const klok = makeProefklok()
  const synth = new Synth(stemmen)
  vi.stubGlobal('speechSynthesis', synth)
  vi.stubGlobal('SpeechSynthesisUtterance', Uiting)
  const schakel = makeStemSchakel(land, klok)
  const say = (tekst = 'hond') => {
    const af = new AbortController()
    const begonnen = vi.fn<() => void>()
    const uitkomst = schakel.say({ tekst }, { volume: 0.7, begonnen, signaal: af.signal })
    return { uitkomst, begonnen, stop: () => af.abort() }
  }
  return { klok, synth, schakel, say }
}

const fout = (error: string) => Object.assign(new Event('error'), { error })

afterEach(() => vi.unstubAllGlobals())

describe('the voice of the device', () => {
  it('is of the country first, Dutch of another country next, and never of another language', () => {
    const alle = [stem('en-GB'), stem('nl-BE'), stem('nl-NL'), stem('nlx'), stem('nb-NO')]
    expect(chooseStem(alle, 'nl')?.lang).toBe('nl-NL')
    expect(chooseStem(alle, 'be')?.lang).toBe('nl-BE')
    expect(chooseStem([stem('en-US'), stem('nl_BE')], 'nl')?.lang).toBe('nl_BE')
    expect(chooseStem([stem('nl')], 'be')?.lang).toBe('nl')
    expect(chooseStem([stem('en-GB'), stem('de-DE'), stem('nlx')], 'nl')).toBeNull()
  })

  it.each([
    ['nld-NLD', 'nld-BEL'],
    ['nl_NL', 'nl_BE'],
    ['dut', 'nld-BEL'],
    ['NL-nl', 'NL-be'],
  ])('is Dutch however a device writes that: %s and %s', (hollands, vlaams) => {
    const alle = [stem('en-GB'), stem(vlaams), stem(hollands)]
    expect(chooseStem(alle, 'be')?.lang).toBe(vlaams)
    expect(chooseStem([stem('en-GB'), stem(hollands)], 'nl')?.lang).toBe(hollands)
  })

  it('is one in the device rather than one that asks a company to speak', () => {
    expect(chooseStem([stem('nl-BE', false), stem('nl-NL')], 'be')?.lang).toBe('nl-NL')
    expect(chooseStem([stem('nl-NL', false), stem('nl-BE', false)], 'be')?.lang).toBe('nl-BE')
  })

  it('says the words at the volume that was asked, and is done when they end', async () => {
    const { say, synth, schakel } = opstelling([stem('en-GB'), stem('nl-NL')])
    const { uitkomst, begonnen } = say()
    await Promise.resolve()
    const [zin] = synth.gezegd
    expect({ tekst: zin?.text, taal: zin?.voice?.lang, volume: zin?.volume }).toEqual({
      tekst: 'hond',
      taal: 'nl-NL',
      volume: 0.7,
    })
    expect(begonnen).not.toHaveBeenCalled()
    zin?.dispatchEvent(new Event('start'))
    expect(begonnen).toHaveBeenCalledOnce()
    zin?.dispatchEvent(new Event('end'))
    expect(await uitkomst).toBe('gezegd')
    expect(synth.gestopt).toBe(0)
    expect(schakel.kan({ tekst: 'kat' })).toBe(true)
  })

  it('does not say a word that voices say wrong', () => {
    const { schakel } = opstelling([stem('nl-NL')])
    expect(schakel.kan({ tekst: 'zee-egel', robotstem: false })).toBe(false)
    expect(schakel.kan({ tekst: 'zee' })).toBe(true)
  })

  it('that comes late is used from then on', async () => {
    const { klok, say, synth, schakel } = opstelling([])
    const { uitkomst } = say()
    await klok.verstrijk(300)
    expect(synth.gezegd).toEqual([])
    synth.komen([stem('fr-FR'), stem('nl-NL')])
    await klok.verstrijk(0)
    synth.gezegd[0]?.dispatchEvent(new Event('end'))
    expect(await uitkomst).toBe('gezegd')
    expect(await schakel.isEr()).toBe(true)
  })

  it('that does not come in time is done without, and still used when it comes after all', async () => {
    const { klok, synth, schakel } = opstelling([])
    expect(schakel.kan({ tekst: 'hond' })).toBe(true)
    await klok.verstrijk(450)
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    expect(await schakel.isEr()).toBe(false)
    synth.komen([stem('en-GB')])
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    synth.komen([stem('en-GB'), stem('nl-BE')])
    expect(schakel.kan({ tekst: 'hond' })).toBe(true)
  })

  it('that failed is not tried again, though another voice is', async () => {
    const { say, synth, schakel } = opstelling([stem('nl-NL')])
    const { uitkomst } = say()
    await Promise.resolve()
    synth.gezegd[0]?.dispatchEvent(fout('synthesis-failed'))
    expect(await uitkomst).toBe('mislukt')
    schakel.viel({ tekst: 'hond' }, 'mislukt')
    expect(await schakel.isEr()).toBe(false)
    synth.komen([stem('nl-NL')])
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    synth.komen([stem('nl-BE'), stem('en-GB')])
    expect(schakel.kan({ tekst: 'hond' })).toBe(true)
  })

  it('that was late is tried again, and left alone for a while only where it is late time after time', async () => {
    const { klok, say, synth, schakel } = opstelling([stem('nl-NL')])
    const kan = (): boolean => schakel.kan({ tekst: 'hond' })
    const teLaat = (): void => schakel.viel({ tekst: 'hond' }, 'te_laat')
    teLaat()
    teLaat()
    expect(kan()).toBe(true)
    say()
    await Promise.resolve()
    synth.gezegd.at(-1)?.dispatchEvent(new Event('start'))
    teLaat()
    teLaat()
    expect(kan()).toBe(true)
    teLaat()
    expect(kan()).toBe(false)
    expect(await schakel.isEr()).toBe(true)
    await klok.verstrijk(30_000)
    expect(kan()).toBe(true)
  })

  it('tells a refusal and an interruption from a fault', async () => {
    const { say, synth } = opstelling([stem('nl-NL')])
    for (const [code, uitslag] of [
      ['not-allowed', 'geweigerd'],
      ['interrupted', 'afgebroken'],
      ['canceled', 'afgebroken'],
      ['network', 'mislukt'],
    ]) {
      const { uitkomst } = say()
      await Promise.resolve()
      synth.gezegd.at(-1)?.dispatchEvent(fout(code ?? ''))
      expect(await uitkomst).toBe(uitslag)
    }
  })

  it('is silenced in the middle of a sentence', async () => {
    const { say, synth } = opstelling([stem('nl-NL')])
    const { uitkomst, stop } = say()
    await Promise.resolve()
    synth.gezegd[0]?.dispatchEvent(new Event('start'))
    stop()
    expect(await uitkomst).toBe('afgebroken')
    expect(synth.gestopt).toBe(1)
  })

  it('that never says that it ended does not hold up what waits for it', async () => {
    const { klok, say, synth } = opstelling([stem('nl-NL')])
    const { uitkomst } = say()
    await Promise.resolve()
    synth.gezegd[0]?.dispatchEvent(new Event('start'))
    await klok.verstrijk(10_000)
    expect(await uitkomst).toBe('gezegd')
  })

  it('is not there in a browser that cannot speak', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    const schakel = makeStemSchakel('nl', makeProefklok())
    expect(schakel.kan({ tekst: 'hond' })).toBe(false)
    expect(await schakel.isEr()).toBe(false)
  })
})
