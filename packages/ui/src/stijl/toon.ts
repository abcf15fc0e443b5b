import type { IcoonNaam } from './icoon-paden.ts'

/** Tone of a message: what it means for the reader. */
export type Toon = 'ok' | 'warn' | 'bad' | 'info'

/** Icon that carries the tone beside its colour. */
export const toonIcoon: Record<Toon, IcoonNaam> = {
  ok: 'vinkje',
  warn: 'waarschuwing',
  bad: 'waarschuwing',
  info: 'info',
}
