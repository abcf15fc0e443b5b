/** How long a letter takes while the oar is held, in ms: for the youngest, and from this year on. */
const TEMPO = { jong: 300, oud: 220, vanaf: 5 } as const
/** Who lets go so soon after a letter lit up, as a share of its time, meant the one before: a late hand is no fault. */
const LAAT = 0.36

export const tempoVan = (groep: number): number => (groep >= TEMPO.vanaf ? TEMPO.oud : TEMPO.jong)

/** Returns how many letters are lit when the oar is held so long: the first one at once, and no more than there are. */
export const litNa = (ms: number, tempo: number, over: number): number =>
  Math.min(over, 1 + Math.floor(Math.max(0, ms) / tempo))

/** Returns how many letters the stroke has when it is let go now. */
export const slagNa = (ms: number, tempo: number, over: number): number =>
  litNa(ms - tempo * LAAT, tempo, over)
