import { refuseInside } from './inside.ts'

/** A sound as a provider returned it. */
export interface Spoken {
  /** What the provider says it is, which must not be trusted without checking. */
  readonly mime: string
  readonly bytes: Buffer
}

/** How a text is spoken. */
export interface SpeechWish {
  /** 1 is the voice's own pace. */
  readonly rate: number
}

/** Voices of another party, asked for over the network. */
export interface TtsProvider {
  /** Identifies the provider in what is stored. */
  readonly id: string
  /** Returns its voices for a language tag, best first. */
  voices(lang: string): readonly string[]
  /** Speaks a text; throws a TtsError when nothing usable came in time. */
  synth(text: string, voice: string, wish: SpeechWish): Promise<Spoken>
}

/** Thrown when speaking failed. Says what went wrong, never the text or the key. */
export class TtsError extends Error {
  constructor(what: string) {
    super(`no voice: ${what}`)
    this.name = 'TtsError'
  }
}

/** How to reach a provider that has the usual `POST …/audio/speech`. */
export interface TtsSettings {
  /** 'https://stem.example/v1' */
  readonly url: string
  readonly key: string | null
  readonly model: string
  /** The voice for each language tag that has one. */
  readonly voices: Readonly<Record<string, string>>
}

/** The limits for one text. */
export interface TtsLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

const LIMITS: TtsLimits = { timeoutMs: 4000, maxBytes: 1_048_576 }

/** Reads no more than `maxBytes`. */
async function readBody(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new TtsError('too many bytes')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Creates a provider over HTTP: `POST {url}/audio/speech` with model, input, voice and speed, which returns a sound. */
export function createHttpTts(settings: TtsSettings, limits: TtsLimits = LIMITS): TtsProvider {
  const { url, key, model, voices } = settings
  const host = new URL(url).host

  async function ask(text: string, voice: string, { rate }: SpeechWish): Promise<Spoken> {
    const answer = await fetch(`${url.replace(/\/$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input: text, voice, response_format: 'mp3', speed: rate }),
      // A redirect would take the key along.
      redirect: 'error',
      signal: AbortSignal.timeout(limits.timeoutMs),
    })
    if (!answer.ok) throw new TtsError(`status ${answer.status}`)
    const mime = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? ''
    if (!mime.startsWith('audio/')) throw new TtsError(`${mime || 'no kind'} instead of a sound`)
    const bytes = await readBody(answer, limits.maxBytes)
    if (bytes.length === 0) throw new TtsError('an empty sound')
    return { mime, bytes }
  }

  return {
    id: host,
    voices: (lang) => (voices[lang] === undefined ? [] : [voices[lang]]),
    synth: async (text, voice, wish) => {
      refuseInside('a provider of voices')
      try {
        return await ask(text, voice, wish)
      } catch (error) {
        if (error instanceof TtsError) throw error
        throw new TtsError(error instanceof Error ? error.name : 'unknown')
      }
    },
  }
}
