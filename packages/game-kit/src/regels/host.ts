import { vormVan, type Bladwijzer } from './bladwijzer.ts'
import type { Exercise, GameInput, HostInput, Rules, SpelEvent } from './contract.ts'
import { judge } from '../opgave/judge.ts'
import { isStap, teltMee } from '@letterhaven/domain/telt-mee'
import type { GespeeldAntwoord, Poorten, Uitgegeven, Uitslag } from './poorten.ts'

/** Length of one tick in ms. The rules see time only in these steps. */
export const TICK_MS = 1000 / 60
/** A frame that took longer (sleeping laptop, hidden tab) counts as this many ms of active time. */
const MAX_FRAME_MS = 250
/** A bladwijzer holds the latest opgaven only: more than wait for an answer or a mend in any game. */
const MEEST_UITGEGEVEN = 24

export interface Host<S, I> {
  state(): S
  /** Plays an input of the pupil. Ignored while paused and after the end. */
  send(input: I): void
  /** Lets `ms` pass: runs whole ticks and keeps the remainder. Ignored while paused and after the end. */
  verstrijk(ms: number): void
  pauzeer(aan: boolean): void
  gepauzeerd(): boolean
  uitslag(): Uitslag | null
  /** Returns where the round is; null once it is over. */
  bladwijzer(): Bladwijzer | null
  /** Calls `oor` with every event and the state right after it. Returns a function that stops this. */
  luister(oor: (event: SpelEvent, state: S) => void): () => void
}

interface HostDelen<S, I extends GameInput> {
  readonly rules: Rules<S, I>
  readonly exercise: Exercise
  readonly poorten: Poorten
  /** Where to go on, one with which `canResume` these rules. Absent for a round from its beginning. */
  readonly hervat?: Bladwijzer | undefined
}

/**
 * Plays one taak without a picture. It feeds the rules opgave by opgave from the engine, judges each answer by the
 * referee, saves it, and works it into the engine BEFORE the next opgave is chosen. The clock is whoever calls
 * `verstrijk`.
 */
export function makeHost<S, I extends GameInput>(delen: HostDelen<S, I>): Host<S, I> {
  const { rules, exercise, poorten, hervat } = delen
  const oren = new Set<(event: SpelEvent, state: S) => void>()
  const uitgegeven = new Map<string, Uitgegeven>(
    hervat?.uitgegeven.map((opgave) => [opgave.item.id, opgave]),
  )
  const open = new Set(hervat?.open)
  const telling = { goed: 0, fout: 0, ...hervat?.telling }
  let state = hervat ? (hervat.state as S) : rules.init(exercise)
  let rest = 0
  let pauze = false
  let uitslag: Uitslag | null = null
  /** The word that was said unasked while nobody listened yet. The first listener gets it. */
  let ongehoord: SpelEvent | null = hervat?.gezegd ?? null
  /** The word that was said unasked last and was not answered yet. */
  let gezegd = ongehoord

  function save(event: Extract<SpelEvent, { type: 'answer' }>): void {
    const gegeven = uitgegeven.get(event.itemId)
    if (!gegeven) return
    const { vraag, hoe, flitsMs } = event
    const uitspraak = judge(gegeven.item, vraag, event.given)
    if (!uitspraak) throw new Error(`no answer to ${vraag}: ${event.given}`)
    const { correct, gok } = uitspraak
    const antwoord: GespeeldAntwoord = {
      woordId: event.itemId,
      gegeven: event.given,
      correct,
      gok,
      ms: Math.max(0, Math.round(event.ms)),
      poging: event.attempt,
      vraag,
      reden: gegeven.reden,
      ...(hoe === undefined ? {} : { hoe }),
      ...(flitsMs === undefined ? {} : { flitsMs }),
    }
    poorten.antwoord.save(antwoord)
    if (!teltMee(antwoord)) return
    telling[correct ? 'goed' : 'fout'] += 1
    open.delete(event.itemId)
    poorten.engine.process(antwoord)
  }

  function vraag({ plek, wens }: Extract<SpelEvent, { type: 'vraag' }>): HostInput {
    const opgave = poorten.engine.volgende(wens)
    if (!opgave) return { type: 'leeg', plek }
    const { id } = opgave.item
    // Behind the others, also when it was given before.
    uitgegeven.delete(id)
    uitgegeven.set(id, opgave)
    open.add(id)
    return { type: 'opgave', plek, item: opgave.item, reden: opgave.reden }
  }

  function finish({ score, stars, ms }: Extract<SpelEvent, { type: 'finish' }>): void {
    const record = rules.record?.(state) ?? null
    uitslag = { score, sterren: stars, ms: Math.round(ms), ...telling, record }
    poorten.boek?.addRonde({ trap: exercise.trap ?? 1, record })
  }

  /** Remembers what was said unasked, for who listens later or comes back, until it is answered. */
  function remember(event: SpelEvent): void {
    if (event.type === 'say' && event.vanzelf) {
      gezegd = event
      if (oren.size === 0) ongehoord = event
    }
    if (event.type === 'answer' && !isStap(event.vraag)) ongehoord = gezegd = null
  }

  function handle(event: SpelEvent): HostInput | null {
    if (event.type === 'answer') save(event)
    if (event.type === 'finish') finish(event)
    if (event.type === 'fx' && event.name === 'geheim') poorten.boek?.findGeheim()
    remember(event)
    for (const oor of oren) oor(event, state)
    return event.type === 'vraag' ? vraag(event) : null
  }

  function stap(eerste: I | HostInput): void {
    const wachtrij: (I | HostInput)[] = [eerste]
    for (let input = wachtrij.shift(); input && !uitslag; input = wachtrij.shift()) {
      const [nieuw, events] = rules.step(state, input)
      state = nieuw
      for (const event of events) {
        if (uitslag) return
        const antwoord = handle(event)
        if (antwoord) wachtrij.push(antwoord)
      }
    }
  }

  if (!hervat) stap({ type: 'begin' })

  return {
    state: () => state,
    send: (input) => {
      if (!pauze) stap(input)
    },
    verstrijk: (ms) => {
      if (pauze || uitslag) return
      rest += Math.min(MAX_FRAME_MS, Math.max(0, ms))
      for (; rest >= TICK_MS; rest -= TICK_MS) stap({ type: 'tick', ms: TICK_MS })
    },
    pauzeer: (aan) => {
      pauze = aan
    },
    gepauzeerd: () => pauze,
    uitslag: () => uitslag,
    bladwijzer: () =>
      uitslag
        ? null
        : {
            vorm: vormVan(rules),
            exercise,
            state,
            uitgegeven: [...uitgegeven.values()].slice(-MEEST_UITGEGEVEN),
            open: [...open],
            telling: { ...telling },
            gezegd,
          },
    luister: (oor) => {
      oren.add(oor)
      if (ongehoord) oor(ongehoord, state)
      ongehoord = null
      return () => oren.delete(oor)
    },
  }
}
