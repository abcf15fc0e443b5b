import type { TtsSettings } from './tts.ts'

/** What the environment says about a text-to-speech provider. */
interface Given {
  readonly url: string | null
  readonly key: string | null
  readonly model: string | null
  /** By language tag; null when none was set. */
  readonly voices: Readonly<Record<string, string | null>>
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** For a provider with only one model, which ignores this. */
const DEFAULT_MODEL = 'tts-1'

/** A key is sent over TLS only; plain http is allowed on this machine. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.search || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
}

const named = (voices: Given['voices']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(voices).flatMap(([lang, voice]) => (voice === null ? [] : [[lang, voice]])),
  )

/** Returns the provider's settings, or null when none is used; each fault is a Dutch line. */
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
  // The value itself may contain a secret, so it is not repeated.
  if (!isSafeAddress(url))
    fault('TTS_URL is geen adres als https://stem.example/v1 (http mag alleen op deze machine).')
  if (!hasVoice) fault('TTS_URL vraagt ook om een stem: zet TTS_STEM_NL, TTS_STEM_BE of allebei.')
  return { url, key, model: model ?? DEFAULT_MODEL, voices: stemmen }
}
