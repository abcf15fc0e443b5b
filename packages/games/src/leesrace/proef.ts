import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { blufferVan, NIEMAND } from './race.ts'
import { rules, type Input } from './rules.ts'
import type { State } from './stand.ts'

const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

const ZINNEN = [
  'Jip zoekt zijn pet.',
  'De pet is niet in de kast.',
  'De pet is niet in de tas.',
  'Mam lacht.',
  '‘Voel eens op je hoofd,’ zegt ze.',
  'Jip voelt en voelt.',
  'Daar zit de pet!',
  'Nu lacht Jip ook.',
] as const

const VRAGEN = [
  ['Wat zoekt Jip?', 'een pet', 0, 'Er staat: “zoekt zijn pet”.'],
  ['Waar zit de pet?', 'op het hoofd van Jip', 4, 'Mam zegt: “op je hoofd”.'],
  ['Waarom lacht mam?', 'Ze ziet de pet al.', 3, 'Er staat: “Mam lacht”.'],
  ['Hoe vindt Jip de pet?', 'Hij voelt.', 5, 'Er staat: “Jip voelt en voelt”.'],
] as const

/** A text with four questions, each proved by one sentence. */
export const tekst = (id: string): readonly TekstOpgave[] =>
  VRAGEN.map(([vraag, goed, zin, waarom], nr) => ({
    soort: 'tekst',
    id: `${id}:${nr}`,
    zinnen: ZINNEN,
    keuzes: ['in de bus', goed, 'in de tas', 'op de mat'],
    goed: 1,
    bewijs: [zin],
    // The reason of the first question is read on to sentence 5.
    citaat: nr === 0 ? [zin, 4] : [zin],
    titel: 'De pet van Jip',
    alineas: [3, 2, 3],
    isGedicht: false,
    vraag,
    waarom,
    keten: { id, nr, van: VRAGEN.length },
  }))

/** Texts enough for any round. */
export const TEKSTEN: readonly TekstOpgave[] = Array.from({ length: 12 }, (_, nr) =>
  tekst(`tekst-${nr}`),
).flat()

export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })

/** Returns a question of a text of its own, with this of it otherwise. */
export const vraag = (over: Partial<TekstOpgave> = {}): TekstOpgave => ({
  ...(tekst('pet')[0] as TekstOpgave),
  ...over,
})

/** Starts a taak with its first question ready, and returns what is needed to play it. */
export function begin(over: Partial<Exercise> = {}, eerste: TekstOpgave | null = vraag()) {
  let staat = rules.init({
    id: 't',
    kind: 'tekst',
    instruction: '',
    groep: 4,
    land: 'nl',
    aantal: 4,
    seed: 5,
    options: { calm: false, clock: false },
    ...over,
  })
  const events: SpelEvent[] = []
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  const give = (item: TekstOpgave): State =>
    perform({ type: 'opgave', plek: 0, item, reden: REDEN })
  /** Reads stretch after stretch, the star on the first sentence of each, until the question is there. */
  const read = (ster = 0): State => {
    while (staat.fase === 'spelen' && staat.opgave && !staat.opgave.isVraag) {
      perform({ type: 'ster', nr: staat.opgave.nu + ster })
      perform(tijd(60_000))
      perform({ type: 'licht' })
    }
    return staat
  }
  /** Returns who bluffs at this hurdle. */
  const bluffer = (): number =>
    staat.item && staat.opgave ? blufferVan(staat.opgave.roepen, staat.item) : NIEMAND
  /** Says the opposite of what is true. */
  const mis = (): number => {
    const [een, ander] = staat.opgave?.roepen ?? []
    if (een && ander) return bluffer() === een.wie ? ander.wie : een.wie
    return bluffer() === NIEMAND ? (een?.wie ?? 0) : NIEMAND
  }
  /** Puts the flag on a sentence, and calls what is true. */
  const plant = (nr: number): State => {
    perform({ type: 'regel', nr })
    return perform({ type: 'roep', nr: bluffer() })
  }
  perform({ type: 'begin' })
  if (eerste) give(eerste)
  return { perform, give, read, plant, bluffer, mis, events, staat: () => staat }
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
