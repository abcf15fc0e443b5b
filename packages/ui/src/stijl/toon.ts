import type { IcoonNaam } from './icoon-paden.ts'

/** The tone of a message: what it means for the reader. */
export type Toon = 'ok' | 'warn' | 'bad' | 'info'

/** The icon that carries the tone besides its colour. */
export const toonIcoon: Record<Toon, IcoonNaam> = {
  ok: 'vinkje',
  warn: 'waarschuwing',
  bad: 'waarschuwing',
  info: 'info',
}
