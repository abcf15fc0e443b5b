/** Graphemes that write the same sound, and the place in the word where they do. */
interface Ruil {
  readonly klank: readonly string[]
  readonly waar: 'overal' | 'begin' | 'eind'
}

const RUILEN: readonly Ruil[] = [
  { klank: ['ei', 'ij'], waar: 'overal' },
  { klank: ['au', 'ou', 'auw', 'ouw'], waar: 'overal' },
  { klank: ['k', 'c', 'ck', 'kk', 'cc'], waar: 'overal' },
  { klank: ['t', 'th'], waar: 'overal' },
  { klank: ['i', 'y'], waar: 'overal' },
  { klank: ['ie', 'i', 'y'], waar: 'overal' },
  { klank: ['x', 'ks'], waar: 'overal' },
  { klank: ['qu', 'kw'], waar: 'overal' },
  { klank: ['oo', 'o', 'eau'], waar: 'overal' },
  { klank: ['aa', 'a'], waar: 'overal' },
  { klank: ['ee', 'e', 'é'], waar: 'overal' },
  { klank: ['uu', 'u', 'uw'], waar: 'overal' },
  { klank: ['eeuw', 'eew', 'eeu'], waar: 'overal' },
  { klank: ['ieuw', 'iew', 'ieu'], waar: 'overal' },
  { klank: ['s', 'c', 'z'], waar: 'begin' },
  { klank: ['f', 'v'], waar: 'begin' },
  { klank: ['g', 'ch'], waar: 'overal' },
  { klank: ['t', 'd', 'dt'], waar: 'eind' },
  { klank: ['p', 'b'], waar: 'eind' },
  { klank: ['s', 'z', 'c'], waar: 'overal' },
  { klank: ['f', 'v'], waar: 'overal' },
]
/** A letter and its double can sound the same inside a word. */
const ENKEL_DUBBEL = /^([bdfglmnprst])\1?$/
/** The most spellings that are looked at: a word of ordinary length has far fewer. */
const HOOGSTENS = 400

const PAST: Readonly<Record<Ruil['waar'], (i: number, laatste: number) => boolean>> = {
  overal: () => true,
  begin: (i) => i === 0,
  eind: (i, laatste) => i === laatste,
}

function anders(grafeem: string, i: number, laatste: number): string[] {
  const ruilen = RUILEN.filter(
    ({ klank, waar }) => klank.includes(grafeem) && PAST[waar](i, laatste),
  )
  const letter = ENKEL_DUBBEL.exec(grafeem)?.[1]
  const dubbel = letter !== undefined && i > 0 && i < laatste ? [letter, letter + letter] : []
  return [...new Set([grafeem, ...ruilen.flatMap(({ klank }) => klank), ...dubbel])]
}

/**
 * Returns the spellings that could sound like these graphemes, the word's own first. It is rough on purpose, so that a made-up
 * word that sounds like a real one is detected, and a word written by ear is found.
 */
export function klankgenoten(grafemen: readonly string[]): string[] {
  let vormen = ['']
  grafemen.forEach((grafeem, i) => {
    const keuzes = anders(grafeem, i, grafemen.length - 1)
    vormen = vormen.flatMap((begin) => keuzes.map((keuze) => begin + keuze)).slice(0, HOOGSTENS)
  })
  return [...new Set(vormen)]
}
