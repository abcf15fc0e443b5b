/** A moment to look plus time for every grapheme, in ms: 1,500 ms for a word of four. */
const BEGIN = { vast: 620, perGrafeem: 220 } as const
/** The shortest flash in ms. Nobody can read what is shown for less. */
export const KORTSTE_FLITS = 300
/**
 * Two right answers in a row make the flash shorter and one wrong answer makes it longer. That settles where 79 % is
 * right.
 */
const STAP = { reeks: 2, korter: 0.85, langer: 1.3 } as const
const TEMPO = { kortst: 0.2, langst: 2 } as const

const perk = (tempo: number): number => Math.min(TEMPO.langst, Math.max(TEMPO.kortst, tempo))

/** Returns how long words are shown relative to the beginning, given the verdicts of a taak so far, in order. */
export function flitsTempo(oordelen: readonly boolean[]): number {
  let tempo = 1
  let reeks = 0
  for (const goed of oordelen) {
    reeks = goed ? reeks + 1 : 0
    if (!goed) tempo = perk(tempo * STAP.langer)
    if (reeks < STAP.reeks) continue
    tempo = perk(tempo * STAP.korter)
    reeks = 0
  }
  return tempo
}

/** Returns how long a word of `grafemen` graphemes is shown, in ms. */
export function flitsDuur(grafemen: number, oordelen: readonly boolean[]): number {
  const begin = BEGIN.vast + BEGIN.perGrafeem * grafemen
  return Math.max(KORTSTE_FLITS, Math.round(begin * flitsTempo(oordelen)))
}

/** A word that is shown for a moment. dicht: not shown yet. open: visible now. weg: masked again. Plain data. */
export interface Flits {
  readonly stand: 'dicht' | 'open' | 'weg'
  readonly duur: number
  /** What is left of this showing, in ms. */
  readonly over: number
  /** How often the word was shown. */
  readonly keren: number
}

export const layFlits = (duur: number): Flits => ({ stand: 'dicht', duur, over: 0, keren: 0 })

/**
 * Shows the word, `rek` times as long as usual. Returns null when it is visible already or was shown as often as
 * allowed.
 */
export function showFlits(
  flits: Flits,
  { rek = 1, meest = Infinity }: { rek?: number; meest?: number } = {},
): Flits | null {
  if (flits.stand === 'open' || flits.keren >= meest) return null
  return { ...flits, stand: 'open', over: flits.duur * rek, keren: flits.keren + 1 }
}

/** Lets `ms` pass. Returns null when that changes nothing. */
export function tapFlits(flits: Flits, ms: number): Flits | null {
  if (flits.stand !== 'open') return null
  const over = flits.over - ms
  return over > 0 ? { ...flits, over } : { ...flits, stand: 'weg', over: 0 }
}
