import { bronBijReden, createEngine, type Engine, type Staat } from '@letterhaven/adaptief'
import { makeBeurten } from '@letterhaven/adaptief/beurten'
import type { Reden } from '@letterhaven/contracts/antwoord'
import type { SpelWoord, TaakPakket } from '@letterhaven/contracts/taak'
import { oefenplaatsVan } from '@letterhaven/domain/oefenplaats'
import { teltMee } from '@letterhaven/domain/telt-mee'
import { itemVanWoord } from '@letterhaven/game-kit/regels/item'
import type { EnginePort } from '@letterhaven/game-kit/regels/poorten'
import { groepVan } from './groep-van.ts'
import type { OutboxRij } from '../../../shared/outbox/store.ts'

const MS_PER_DAG = 86_400_000

interface PoortDelen {
  readonly pakket: TaakPakket
  /** Answers given on this device that the loaded state does not include, oldest first. */
  readonly sinds: readonly OutboxRij[]
  /** Words of other categories that this game puts among those of the taak. */
  readonly tegenhangers?: readonly SpelWoord[] | undefined
  /** The words that wait for an answer already, in a round that goes on. */
  readonly open?: readonly string[] | undefined
  /** The chance that a guess is right in this game. */
  readonly gok: number
  /** The clock, in ms since 1970. */
  readonly nu: () => number
  /** How far that clock is ahead of the device's own, which wrote the moments in `sinds`; in ms. */
  readonly scheef?: number
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

/** Which of the opgaven are words opposite those of the taak: fewer than half, after the first, in no order that shows. */
const TEGENOVER = [false, true, false, false, true, true, false, false, true, false]

const categorieenVan = (woorden: readonly SpelWoord[]): readonly string[] => [
  ...new Set(woorden.map((woord) => woord.categorie)),
]

const bytesVan = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (teken) => teken.codePointAt(0) ?? 0)

/** Returns the stored state of the pupil, or an initial one when there is none that can be read. */
function beginStaat(engine: Engine, pakket: TaakPakket): Staat {
  const gelezen = engine.parse(bytesVan(pakket.staat.bytes))
  if (gelezen.ok) return gelezen.staat
  return engine.init({ groep: groepVan(pakket), scope: categorieenVan(pakket.woorden) })
}

/**
 * Makes the adaptive engine of one taak in the browser: it starts from the server's state, brought up to date with what was
 * answered here, and chooses among the words of the taak.
 */
export function makeEnginePoort({
  pakket,
  sinds,
  tegenhangers = [],
  open,
  gok: guess,
  nu,
  scheef = 0,
}: PoortDelen): EnginePort {
  // The catalogus already holds the words' own difficulties.
  const engine = createEngine(pakket.catalogus, pakket.bank && { ...pakket.bank, moeilijkheid: {} })
  const woorden = new Map([...pakket.woorden, ...tegenhangers].map((woord) => [woord.id, woord]))
  const eigen = categorieenVan(pakket.woorden)
  const tegenover = categorieenVan(tegenhangers)
  const beurten = makeBeurten(open)
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
    if (woorden.has(antwoord.woordId) && teltMee(antwoord))
      hear({ ...antwoord, ...oordeel, t: (Date.parse(antwoord.gegevenOp) + scheef) / MS_PER_DAG })

  let gekozen = 0
  const choose = (alleen: readonly string[]) =>
    beurten.volgende((behalve, newBlock) =>
      engine.next(staat, { t: nu() / MS_PER_DAG, guess, newBlock, alleen, behalve }),
    )
  function chooseNext() {
    const isTegenover = tegenover.length > 0 && TEGENOVER[gekozen % TEGENOVER.length] === true
    gekozen += 1
    return (isTegenover ? choose(tegenover) : null) ?? choose(eigen)
  }

  return {
    volgende() {
      const keuze = chooseNext()
      const woord = keuze && woorden.get(keuze.itemId)
      if (!keuze || !woord) return null
      return { item: itemVanWoord(woord), reden: keuze.reden }
    },
    process(antwoord) {
      beurten.close(antwoord.woordId)
      hear({ ...antwoord, t: nu() / MS_PER_DAG })
    },
  }
}
