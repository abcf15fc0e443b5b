import type { TtsSettings } from './tts.ts'

/** What the environment says of a provider of voices. */
interface Given {
  readonly url: string | null
  readonly key: string | null
  readonly model: string | null
  /** By language tag; null where none was named. */
  readonly voices: Readonly<Record<string, string | null>>
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a provider that has one model alone does not look at. */
const DEFAULT_MODEL = 'tts-1'

/** A key goes over TLS alone; plain http stays on this machine. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.search || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
}

const named = (voices: Given['voices']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(voices).flatMap(([lang, voice]) => (voice === null ? [] : [[lang, voice]])),
  )

/** The provider's settings, or null where none is used; each fault a Dutch line. */
export function readTts(
  { url, key, model, voices }: Given,
  fault: (line: string) => void,
): TtsSettings | null {
  const stemmen = named(voices)
  const hasVoice = Object.keys(stemmen).length > 0
  if (url === null) {
    if (key !== null || model !== null || hasVoice)
      fault('TTS_KEY, TTS_MODEL, TTS_STEM_NL en TTS_STEM_BE horen bij TTS_URL; die ontbreekt.')
    return null
  }
  // The value itself may hold a secret: it is not repeated.
  if (!isSafeAddress(url))
    fault('TTS_URL is geen adres als https://stem.example/v1 (http mag alleen op deze machine).')
  if (!hasVoice) fault('TTS_URL vraagt ook om een stem: zet TTS_STEM_NL, TTS_STEM_BE of allebei.')
  return { url, key, model: model ?? DEFAULT_MODEL, voices: stemmen }
}
