import { binnenGrenzen, geldigeAannames } from './aannames.ts'
import { logit } from './kansen.ts'
import { createEngine, type Aannames, type Bank, type Catalogus } from './index.ts'
import type { Leerling, Response } from './types.ts'

/** An answer of a pupil; `telt` says whether predicting it is informative: a first try, at school. */
export interface Maandantwoord extends Response {
  readonly item: string
  readonly telt: boolean
}

/** One pupil, from the first answer on. */
export interface Maandlog {
  readonly leerling: Leerling
  readonly antwoorden: readonly Maandantwoord[]
}

/** The words as they are known. */
export interface Maandproef {
  readonly catalogus: Catalogus
  readonly bank: Bank
}

/** No chance is predicted with more certainty than this. */
const MINST = 1e-6

/** Returns the total surprise, in nats, at the answers of one pupil, each predicted from those before it, and their number. */
function verrassing(
  engine: ReturnType<typeof createEngine>,
  { leerling, antwoorden }: Maandlog,
): { som: number; n: number } {
  let staat = engine.init(leerling)
  let [som, n] = [0, 0]
  for (const antwoord of antwoorden) {
    if (antwoord.telt) {
      const kans = engine.predict(staat, antwoord.item, antwoord)
      som -= Math.log(Math.max(MINST, antwoord.correct ? kans : 1 - kans))
      n += 1
    }
    staat = engine.update(staat, antwoord.item, antwoord)
  }
  return { som, n }
}

const engineMet = ({ catalogus, bank }: Maandproef, aannames: Aannames) =>
  createEngine(catalogus, { ...bank, aannames })

/** Returns the mean surprise, in nats per answer, under these assumptions. */
export function maandverlies(
  proef: Maandproef,
  aannames: Aannames,
  logs: readonly Maandlog[],
): number {
  const engine = engineMet(proef, aannames)
  let [som, n] = [0, 0]
  for (const log of logs) {
    const een = verrassing(engine, log)
    som += een.som
    n += een.n
  }
  return som / Math.max(1, n)
}

/** An unbounded scale for each assumption, and the first step along it. */
const SCHAAL = {
  algemeen: { heen: Math.log, terug: Math.exp, stap: 0.4 },
  eigen: { heen: Math.log, terug: Math.exp, stap: 0.4 },
  samenhang: { heen: logit, terug: (x: number) => 1 / (1 + Math.exp(-x)), stap: 0.8 },
  slip: { heen: Math.log, terug: Math.exp, stap: 0.5 },
} as const
const NAMEN = ['algemeen', 'eigen', 'samenhang', 'slip'] as const satisfies (keyof Aannames)[]
const RONDEN = 4
/** Each round takes smaller steps by this factor. */
const KORTER = 0.6

/**
 * Returns the lowest point of the parabola through three points at -1, 0 and 1, at most 1.5 away. Where the parabola has none,
 * it returns 1.5 towards the lowest end, or 0 if the middle is lowest.
 */
function laagste(links: number, midden: number, rechts: number): number {
  const bocht = links - 2 * midden + rechts
  if (!(bocht > 0)) return links < Math.min(midden, rechts) ? -1.5 : rechts < midden ? 1.5 : 0
  return Math.max(-1.5, Math.min(1.5, (links - rechts) / (2 * bocht)))
}

/** Assumptions, with the loss of their predictions. */
interface Punt {
  readonly aannames: Aannames
  readonly verlies: number
}

/**
 * Returns the best of the current point, a step to either side along one assumption, and the lowest point of the parabola
 * through all three.
 */
function searchAlong(
  naam: (typeof NAMEN)[number],
  { van, stap, verlies }: { van: Punt; stap: number; verlies: (a: Aannames) => number },
): Punt {
  const { heen, terug } = SCHAAL[naam]
  const op = (stappen: number): Punt => {
    const waarde = terug(heen(van.aannames[naam]) + stappen * stap)
    const aannames = { ...van.aannames, [naam]: binnenGrenzen(naam, waarde) }
    return { aannames, verlies: verlies(aannames) }
  }
  const [links, rechts] = [op(-1), op(1)]
  const verder = op(laagste(links.verlies, van.verlies, rechts.verlies))
  return [links, rechts, verder].reduce((a, b) => (b.verlies < a.verlies ? b : a), van)
}

/**
 * Returns the assumptions under which the engine predicts these answers best, each from those before it. The engine computes
 * their likelihood, so this is maximum likelihood, found one assumption at a time with parabolas. Drift, words met before and
 * lessons are included as they are in practice, whereas the steps of EM would need a model of their own for each.
 */
export function estimateAannames(proef: Maandproef, logs: readonly Maandlog[]): Aannames {
  const verlies = (a: Aannames): number => maandverlies(proef, a, logs)
  const begin = geldigeAannames(proef.bank.aannames)
  let van: Punt = { aannames: begin, verlies: verlies(begin) }
  for (let ronde = 0; ronde < RONDEN; ronde += 1) {
    for (const naam of NAMEN) {
      van = searchAlong(naam, { van, stap: SCHAAL[naam].stap * KORTER ** ronde, verlies })
    }
  }
  return van.aannames
}

/** With fewer pupils than this that nothing was learned from, nothing is said about assumptions. */
export const MIN_LEERLINGEN = 20

/** How new assumptions did compared with the old ones, on pupils that neither was learned from. */
export interface Maandoordeel {
  readonly verlies: { readonly voor: number; readonly na: number }
  readonly isBeter: boolean
}

/**
 * Tries assumptions on other pupils. With enough pupils, the new ones are better if they predict more, by more than the
 * standard error of that gain over pupils: the answers of one pupil are correlated and count as one.
 */
export function beproefAannames(
  proef: Maandproef,
  { oud, nieuw }: { readonly oud: Aannames; readonly nieuw: Aannames },
  logs: readonly Maandlog[],
): Maandoordeel {
  const [was, wordt] = [engineMet(proef, oud), engineMet(proef, nieuw)]
  const paren = logs.map((log) => {
    const [voor, na] = [verrassing(was, log), verrassing(wordt, log)]
    return { voor: voor.som, na: na.som, n: voor.n }
  })
  const som = (read: (paar: (typeof paren)[number]) => number): number =>
    paren.reduce((tot, paar) => tot + read(paar), 0)
  const n = Math.max(
    1,
    som((paar) => paar.n),
  )
  const [voor, na] = [som((paar) => paar.voor) / n, som((paar) => paar.na) / n]
  const winst = voor - na
  const fout = Math.sqrt(som((paar) => (paar.voor - paar.na - winst * paar.n) ** 2)) / n
  const isBeter = paren.length >= MIN_LEERLINGEN && winst > fout
  return { verlies: { voor, na }, isBeter }
}
