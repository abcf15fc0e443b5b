import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { SeedGroep, SeedLeerling } from '../plan.ts'
import { toeval } from './toeval.ts'

/** What kind of practiser a child of the demonstration is: the truth that no screen ever sees. */
export interface Aard {
  /** Logits above what is usual in its school year, at the start … */
  readonly niveau: number
  /** … and what is gained (or lost) in a week, practice apart. */
  readonly groei: number
  /** Something goes wrong from so many days ago on: so many logits less. */
  readonly terugval: { readonly vanaf: number; readonly diepte: number } | null
  /** Has lasting trouble with letters that sound alike. */
  readonly verwart: boolean
  /** Knows what came first very well and what is new not yet: so many logits more and less. */
  readonly kloof: number
  /** Wants a window lit before it begins another; others follow the boat or their fancy. */
  readonly maaktAf: boolean
  /** Chance to take part in a lesson. */
  readonly trouw: number
  /** Chance to play at home on a day. */
  readonly thuis: number
  /** First and last day of practice, in days ago. */
  readonly vanaf: number
  readonly tot: number
  /** How slow: 1 is usual. */
  readonly tempo: number
}

const GEMIDDELD: Aard = {
  niveau: 0.2,
  groei: 0.04,
  terugval: null,
  verwart: false,
  kloof: 0,
  maaktAf: false,
  trouw: 0.88,
  thuis: 0.05,
  vanaf: 56,
  tot: 1,
  tempo: 1,
}

const AARDEN = {
  gemiddeld: GEMIDDELD,
  sterk: { ...GEMIDDELD, niveau: 1.5, groei: 0.06, maaktAf: true, thuis: 0.12, tempo: 0.75 },
  zwak: { ...GEMIDDELD, niveau: -1.4, groei: 0.02, tempo: 1.35 },
  verwart: { ...GEMIDDELD, niveau: -0.3, groei: 0.02, verwart: true, thuis: 0.12, tempo: 1.5 },
  groeier: { ...GEMIDDELD, niveau: -1.2, groei: 0.26, thuis: 0.14 },
  terugvaller: { ...GEMIDDELD, niveau: 0.8, terugval: { vanaf: 27, diepte: 4.2 } },
  // Works below guessing's edge: everything offered is too hard.
  vastgelopen: { ...GEMIDDELD, niveau: -4.6, groei: 0, tempo: 1.5 },
  gestopt: { ...GEMIDDELD, niveau: 0.1, tot: 17 },
  begonnen: { ...GEMIDDELD, niveau: 0.3, vanaf: 2, thuis: 0.4 },
  nieuw: { ...GEMIDDELD, vanaf: 0 },
  bezoek: {
    ...GEMIDDELD,
    niveau: 1.5,
    groei: 0.06,
    kloof: 1.5,
    maaktAf: true,
    trouw: 0.97,
    thuis: 0.5,
    tempo: 0.8,
  },
} as const satisfies Record<string, Aard>

type AardNaam = keyof typeof AARDEN

/** Who sits in every group, beside the ordinary children. */
const BIJZONDER: readonly AardNaam[] = [
  'groeier',
  'vastgelopen',
  'terugvaller',
  'nieuw',
  'gestopt',
  'sterk',
  'begonnen',
  'terugvaller',
]
const GEWOON: readonly AardNaam[] = [
  'sterk',
  'sterk',
  'gemiddeld',
  'gemiddeld',
  'gemiddeld',
  'gemiddeld',
  'gemiddeld',
  'gemiddeld',
  'zwak',
]
/** In a practice children come because something is hard. */
const PRAKTIJK: readonly AardNaam[] = [
  'bezoek',
  'verwart',
  'groeier',
  'vastgelopen',
  'terugvaller',
  'begonnen',
]
/** At home one child has yet to begin. */
const THUIS: readonly AardNaam[] = ['nieuw', 'gemiddeld']

function aardNaam(
  soort: AdminSoort,
  { id, leerlingen }: SeedGroep,
  leerling: SeedLeerling,
): AardNaam {
  const plek = leerlingen.indexOf(leerling)
  if (soort === 'thuis') return THUIS[plek] ?? 'gemiddeld'
  if (soort === 'rt') return PRAKTIJK[plek] ?? 'zwak'
  // The first of a group is the one that a visitor signs in as: its map has something of everything.
  if (plek === 0) return 'bezoek'
  if (leerling.dyslexie) return 'verwart'
  const schuif = toeval(`plekken/${id}`).onder(2)
  const bijzonder = (plek - 2 - schuif) / 2
  if (Number.isInteger(bijzonder) && bijzonder >= 0 && bijzonder < BIJZONDER.length)
    return BIJZONDER[bijzonder] ?? 'gemiddeld'
  return GEWOON[toeval(`aard/${leerling.id}`).onder(GEWOON.length)] ?? 'gemiddeld'
}

/** What kind of child this one is; the same at every planting. */
export function aardVan(soort: AdminSoort, groep: SeedGroep, leerling: SeedLeerling): Aard {
  const aard = AARDEN[aardNaam(soort, groep, leerling)]
  const rnd = toeval(`verschil/${leerling.id}`)
  // At home and in a practice most of it is done on the family's own tablet.
  const thuis = soort === 'school' ? aard.thuis : Math.max(aard.thuis, soort === 'rt' ? 0.2 : 0.4)
  return {
    ...aard,
    thuis,
    niveau: aard.niveau + 0.35 * rnd.normaal(),
    tempo: aard.tempo * (0.85 + 0.3 * rnd()),
  }
}
