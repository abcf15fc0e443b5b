import { bronBijReden, createEngine, type Engine, type Staat } from '@letterhaven/adaptief'
import { makeBeurten } from '@letterhaven/adaptief/beurten'
import type { Reden } from '@letterhaven/contracts/antwoord'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { oefenplaatsVan } from '@letterhaven/domain/oefenplaats'
import { teltMee } from '@letterhaven/domain/telt-mee'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { makeKetenlezer } from '@letterhaven/game-kit/opgave/keten'
import type { Wens } from '@letterhaven/game-kit/regels/contract'
import type { EnginePort, Uitgegeven } from '@letterhaven/game-kit/regels/poorten'
import { groepVan } from './groep-van.ts'
import { isNabij } from './nabij.ts'
import type { OutboxRij } from '../../../shared/outbox/store.ts'

const MS_PER_DAG = 86_400_000

interface PoortDelen {
  readonly pakket: TaakPakket
  /** Answers given on this device that the loaded state does not include, oldest first. */
  readonly sinds: readonly OutboxRij[]
  /** What of the taak this game plays. */
  readonly opgaven: readonly Opgave[]
  /** In a round that goes on: what waits for an answer already, and what was given out last. */
  readonly open?: readonly string[] | undefined
  readonly laatste?: Uitgegeven | undefined
  /** The chance that a guess is right in this game. */
  readonly gok: number
  /** The clock, in ms since 1970. */
  readonly nu: () => number
  /** How far that clock is ahead of the device's own, which wrote the moments in `sinds`; in ms. */
  readonly scheef?: number
}

/** From which engine is chosen, and what is left out. */
interface Keuze {
  readonly uit?: Engine
  readonly buiten?: readonly string[]
}

/** An answer in the form that the engine takes. */
interface Gehoord {
  readonly woordId: string
  readonly correct: boolean
  readonly gok: number
  readonly ms: number
  readonly reden: Reden
  readonly t: number
}

const bytesVan = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (teken) => teken.codePointAt(0) ?? 0)

/** Which of the opgaven are words opposite those of the taak: fewer than half, after the first, in no order that shows. */
const TEGENOVER = [false, true, false, false, true, true, false, false, true, false]

/** Returns the categories of what the taak itself practises, and of the words that are put opposite those. */
function codesVan({ catalogus, woorden, opgaven = [], nepwoorden = [], letters = [] }: TaakPakket) {
  const eigen = new Set([...woorden, ...opgaven, ...nepwoorden, ...letters].map(({ id }) => id))
  const codes = (isEigen: boolean): readonly string[] => [
    ...new Set(
      catalogus.woorden.flatMap(({ id, categorie }) =>
        eigen.has(id) === isEigen ? [categorie] : [],
      ),
    ),
  ]
  return { eigen: codes(true), tegenover: codes(false) }
}

/** Returns as what an opgave comes only where it is wished for; null for what comes of itself. */
function apartVan(opgave: Opgave | undefined): 'nep' | 'letter' | null {
  if (opgave?.soort !== 'woord') return null
  if (opgave.isLetter) return 'letter'
  return opgave.isNep ? 'nep' : null
}

/** Returns the stored state of the pupil, or an initial one when there is none that can be read. */
function beginStaat(engine: Engine, pakket: TaakPakket): Staat {
  const gelezen = engine.parse(bytesVan(pakket.staat.bytes))
  if (gelezen.ok) return gelezen.staat
  return engine.init({ groep: groepVan(pakket), scope: codesVan(pakket).eigen })
}

/**
 * Makes the adaptive engine of one taak in the browser: it starts from the server's state, brought up to date with what was
 * answered here, and chooses among what the game plays of the taak. A story is given whole, from its beginning.
 */
export function makeEnginePoort({
  pakket,
  sinds,
  opgaven,
  open,
  laatste,
  gok: guess,
  nu,
  scheef = 0,
}: PoortDelen): EnginePort {
  // The catalogus already holds the words' own difficulties.
  const bank = pakket.bank && { ...pakket.bank, moeilijkheid: {} }
  const { catalogus } = pakket
  const engine = createEngine(catalogus, bank)
  const perId = new Map(opgaven.map((opgave) => [opgave.id, opgave]))
  const perApart = Map.groupBy(perId.keys(), (id) => apartVan(perId.get(id)))
  // It learns from all answers of the taak, and chooses from what this game plays.
  const kiezerVan = (past: (id: string) => boolean): Engine =>
    createEngine({ ...catalogus, woorden: catalogus.woorden.filter(({ id }) => past(id)) }, bank)
  const kiezer = kiezerVan((id) => perId.has(id) && apartVan(perId.get(id)) === null)
  const [nepKiezer, letterKiezer] = (['nep', 'letter'] as const).map((wat) => {
    const ids = perApart.get(wat)
    return ids && kiezerVan((id) => ids.includes(id))
  })
  const bekend = new Set(catalogus.woorden.map(({ id }) => id))
  const { eigen, tegenover } = codesVan(pakket)
  const beurten = makeBeurten(open)
  const keten = makeKetenlezer(opgaven, laatste)
  const { account } = pakket
  const isThuis = (t: number): boolean =>
    account !== undefined && oefenplaatsVan(account, t * MS_PER_DAG) === 'thuis'
  let staat = beginStaat(engine, pakket)

  function hear({ woordId, correct, gok, ms, reden, t }: Gehoord): void {
    const source = bronBijReden(reden)
    staat = engine.update(staat, woordId, {
      correct,
      t,
      guess: gok,
      source,
      place: isThuis(t) ? 'home' : 'school',
      rt: ms,
    })
  }

  for (const { antwoord, oordeel } of sinds)
    if (bekend.has(antwoord.woordId) && teltMee(antwoord))
      hear({ ...antwoord, ...oordeel, t: (Date.parse(antwoord.gegevenOp) + scheef) / MS_PER_DAG })

  let gekozen = 0
  let laatst = laatste?.item
  /** Chooses among these categories, and of those, where it is said, from these opgaven alone. */
  const choose = (alleen: readonly string[], { uit = kiezer, buiten = [] }: Keuze = {}) =>
    beurten.volgende((behalve, newBlock) =>
      keten.volgende(() =>
        uit.next(staat, {
          t: nu() / MS_PER_DAG,
          guess,
          newBlock,
          alleen,
          behalve: [...behalve, ...buiten],
        }),
      ),
    )
  function chooseNext() {
    const isTegenover = tegenover.length > 0 && TEGENOVER[gekozen % TEGENOVER.length] === true
    gekozen += 1
    return (isTegenover ? choose(tegenover) : null) ?? choose(eigen)
  }
  const WENSEN: Readonly<Record<Wens, () => ReturnType<typeof choose>>> = {
    nep: () => (nepKiezer ? choose(eigen, { uit: nepKiezer }) : null),
    letter: () => (letterKiezer ? choose(eigen, { uit: letterKiezer }) : null),
    rij: () => {
      const ver = opgaven.filter((opgave) => !isNabij(laatst, opgave)).map(({ id }) => id)
      return choose(eigen, { buiten: ver })
    },
  }

  return {
    volgende(wens) {
      const keuze = (wens ? WENSEN[wens]() : null) ?? chooseNext()
      const item = keuze && perId.get(keuze.itemId)
      if (!item) return null
      laatst = item
      return { item, reden: keuze.reden }
    },
    process(antwoord) {
      beurten.close(antwoord.woordId)
      hear({ ...antwoord, t: nu() / MS_PER_DAG })
    },
  }
}
