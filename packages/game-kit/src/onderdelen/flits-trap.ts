/** A moment to look, and time for every grapheme: 1,500 ms for a word of four. */
const BEGIN = { vast: 620, perGrafeem: 220 } as const
/** Nobody reads what is shown for less. */
export const KORTSTE_FLITS = 300
/** Two right in a row make it shorter, one wrong longer: that comes to rest where 79 % is right. */
const STAP = { reeks: 2, korter: 0.85, langer: 1.3 } as const
const TEMPO = { kortst: 0.2, langst: 2 } as const

const perk = (tempo: number): number => Math.min(TEMPO.langst, Math.max(TEMPO.kortst, tempo))

/** How long words are shown against the beginning, after these verdicts of a taak, in order. */
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

/** How long a word of so many graphemes is shown, in ms. */
export function flitsDuur(grafemen: number, oordelen: readonly boolean[]): number {
  const begin = BEGIN.vast + BEGIN.perGrafeem * grafemen
  return Math.max(KORTSTE_FLITS, Math.round(begin * flitsTempo(oordelen)))
}

/** A word that is shown for a moment: dicht = not yet · open = seen now · weg = masked again. Plain data. */
export interface Flits {
  readonly stand: 'dicht' | 'open' | 'weg'
  readonly duur: number
  /** What is left of this showing, ms. */
  readonly over: number
  /** How often it was shown. */
  readonly keren: number
}

export const layFlits = (duur: number): Flits => ({ stand: 'dicht', duur, over: 0, keren: 0 })

/** Shows it, `rek` times as long; null where it is seen already, or was seen as often as may be. */
export function showFlits(
  flits: Flits,
  { rek = 1, meest = Infinity }: { rek?: number; meest?: number } = {},
): Flits | null {
  if (flits.stand === 'open' || flits.keren >= meest) return null
  return { ...flits, stand: 'open', over: flits.duur * rek, keren: flits.keren + 1 }
}

/** Time goes by; null where that changes nothing. */
export function tapFlits(flits: Flits, ms: number): Flits | null {
  if (flits.stand !== 'open') return null
  const over = flits.over - ms
  return over > 0 ? { ...flits, over } : { ...flits, stand: 'weg', over: 0 }
}
