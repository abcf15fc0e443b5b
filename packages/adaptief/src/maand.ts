import { binnenGrenzen, geldigeAannames } from './aannames.ts'
import { logit } from './kansen.ts'
import { createEngine, type Aannames, type Bank, type Catalogus } from './index.ts'
import type { Leerling, Response } from './types.ts'

/** An answer of a pupil; `telt` where what was foreseen of it says something: a first try, at school. */
export interface Maandantwoord extends Response {
  readonly item: string
  readonly telt: boolean
}

/** One pupil from its first answer on. */
export interface Maandlog {
  readonly leerling: Leerling
  readonly antwoorden: readonly Maandantwoord[]
}

/** Words as they are known, and pupils. */
export interface Maandproef {
  readonly catalogus: Catalogus
  readonly bank: Bank
}

/** No chance is foreseen more surely than this. */
const MINST = 1e-6

/** The surprise at the answers of one pupil, in nats together, each foreseen from those before it; and how many. */
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

/** Mean surprise, in nats per answer, under these assumptions. */
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

/** A scale without ends for each assumption, and the first step along it. */
const SCHAAL = {
  algemeen: { heen: Math.log, terug: Math.exp, stap: 0.4 },
  eigen: { heen: Math.log, terug: Math.exp, stap: 0.4 },
  samenhang: { heen: logit, terug: (x: number) => 1 / (1 + Math.exp(-x)), stap: 0.8 },
  slip: { heen: Math.log, terug: Math.exp, stap: 0.5 },
} as const
const NAMEN = ['algemeen', 'eigen', 'samenhang', 'slip'] as const satisfies (keyof Aannames)[]
const RONDEN = 4
/** Each round looks closer by. */
const KORTER = 0.6

/** The lowest point of the parabola through three points at -1, 0 and 1, at most 1.5 away; 0 where it has none. */
function laagste(links: number, midden: number, rechts: number): number {
  const bocht = links - 2 * midden + rechts
  if (!(bocht > 0)) return links < Math.min(midden, rechts) ? -1.5 : rechts < midden ? 1.5 : 0
  return Math.max(-1.5, Math.min(1.5, (links - rechts) / (2 * bocht)))
}

/** Assumptions with how well they foresee. */
interface Punt {
  readonly aannames: Aannames
  readonly verlies: number
}

/** The best of a step to either side along one of them, and of the lowest point of the parabola through all three. */
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
 * The assumptions under which the engine foresees these answers best, each from those before it. That is their
 * likelihood as the engine reckons it, so this is maximum likelihood, found one assumption at a time with parabolas:
 * drift, words met before and lessons are in it as they are in practice, where the steps of EM would need a model
 * of their own for each.
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

/** Under so many pupils that nothing was learned from, nothing is said of assumptions. */
export const MIN_LEERLINGEN = 20

/** How new assumptions did beside the old ones, at pupils that neither was learned from. */
export interface Maandoordeel {
  readonly verlies: { readonly voor: number; readonly na: number }
  readonly isBeter: boolean
}

/**
 * Tries assumptions on other pupils. The new ones are better where they foresee more, by more than the standard error
 * of that gain over pupils: the answers of one pupil hang together and count as one.
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
  const som = (lees: (paar: (typeof paren)[number]) => number): number =>
    paren.reduce((tot, paar) => tot + lees(paar), 0)
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
