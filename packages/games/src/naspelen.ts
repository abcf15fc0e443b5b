import type { Land } from '@letterhaven/contracts/admin'
import type { Hoe, Reden } from '@letterhaven/contracts/antwoord'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { teltMee } from '@letterhaven/domain/telt-mee'
import type { Vraag } from '@letterhaven/game-kit/opgave/vraag'
import type { GameInput, Gevraagd, HostInput, Rules } from '@letterhaven/game-kit/regels/contract'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import type { Host } from '@letterhaven/game-kit/regels/host'
import type { Uitgegeven } from '@letterhaven/game-kit/regels/poorten'
import { rules as glazenwasser } from './glazenwasser/rules.ts'
import { rules as pizzabakken } from './pizzabakken/rules.ts'
import { rules as flipperkast } from './flipperkast/rules.ts'
import { rules as groeivis } from './groeivis/rules.ts'
import { rules as leesraket } from './leesraket/rules.ts'
import { rules as taxirit } from './taxirit/rules.ts'
import { rules as postbezorger } from './postbezorger/rules.ts'
import { rules as platformklimmen } from './platformklimmen/rules.ts'
import { rules as bellenprikken } from './bellenprikken/rules.ts'
import { rules as fotosafari } from './fotosafari/rules.ts'
import { rules as wortelboer } from './wortelboer/rules.ts'
import { rules as sneeuwkanon } from './sneeuwkanon/rules.ts'
import { rules as splitsmachine } from './splitsmachine/rules.ts'
import { rules as quizvraag } from './quizvraag/rules.ts'
import { rules as roeien } from './roeien/rules.ts'
import { rules as treinmachinist } from './treinmachinist/rules.ts'
import { rules as bioscoop2 } from './bioscoop2/rules.ts'
import { rules as leesrace } from './leesrace/soorten.ts'

/** The rules of the games that exist, for playing without a picture. Never imports a scene. */
export const REGELS: Partial<Record<SpelId, Rules>> = {
  roeien,
  treinmachinist,
  bioscoop2,
  quizvraag,
  leesrace,
  splitsmachine,
  sneeuwkanon,
  wortelboer,
  bellenprikken,
  fotosafari,
  platformklimmen,
  postbezorger,
  flipperkast,
  leesraket,
  taxirit,
  pizzabakken,
  groeivis,
  glazenwasser,
}

/** The part of a taak that is played, and in which game. */
export interface NaspeelTaak {
  readonly id: string
  readonly spel: SpelId
  readonly soort: TaakSoort
  /** The year in which the player is taught, and the country. */
  readonly groep: number
  readonly land: Land
  /** The number of answers still to give in this round. */
  readonly aantal: number
  /** The player leaves after this many answers, because the bell rings. */
  readonly stopNa: number
  readonly seed: number
}

/** An answer as the game gave it and its referee judged it. */
export interface NaspeelAntwoord {
  readonly woordId: string
  readonly gegeven: string
  readonly correct: boolean
  readonly gok: number
  readonly ms: number
  readonly poging: number
  readonly vraag?: Vraag
  readonly hoe?: Hoe
  readonly flitsMs?: number
  readonly reden: Reden
}

/** Where opgaven come from and answers go. An answer is worked in before the next opgave is asked for. */
export interface NaspeelPoort {
  volgende(): Uitgegeven | null
  antwoord(antwoord: NaspeelAntwoord): void
}

/** The one who plays. */
export interface Naspeler {
  /** Returns whether this form looks right to the player. The second time this is asked, no other form did. */
  vindtGoed(woordId: string, vorm: string, keer: 1 | 2): boolean
  /**
   * Returns what the player makes when nothing is offered to choose from: a word that is written, or an order that is laid. `goed` is
   * what would be right; a mend follows after that was shown.
   */
  schrijft(itemId: string, goed: string, poging: number): string
  /** Returns how long the player looks at one form, in active ms. */
  kijktijd(): number
  /** Returns a random number in 0…1. */
  rnd(): number
  /** Called when time passes, including the waits of the game. */
  verstrijk(ms: number): void
}

/** The player looks again after this many ms while a game shows something or waits. */
const WACHT_MS = 500
/** How long the hand needs for one input, in ms. */
const HAND_MS = 180
/** After this many moves even the slowest game is abandoned. */
const MEESTE_BEURTEN = 600
/** The largest number of inputs for one answer. */
const MEESTE_INPUTS = 8
/** The largest number of inputs for a word that is built piece by piece, waits included. */
const MEESTE_STUKKEN = 120
/** How many looks a player takes, perhaps at the same form more than once, before looking at everything again. */
const MEESTE_TWIJFEL = 14

/** A stretch of active time as one input, so that the host need not count every frame. */
interface Tijd extends GameInput {
  readonly type: 'tijd'
  readonly ms: number
}

const isTijd = (input: GameInput | HostInput): input is Tijd => input.type === 'tijd'

const metTijd = (rules: Rules): Rules => ({
  ...rules,
  step: (state, input) => rules.step(state, isTijd(input) ? { type: 'tick', ms: input.ms } : input),
})

/** The inputs that lead to one answer, and what that answer would be. */
interface Voornemen {
  readonly inputs: readonly GameInput[]
  readonly woordId: string
  readonly vorm: string
}

/** Looks one answer ahead. The rules are pure, so this changes nothing. Returns null when it leads to no answer. */
function voorzie(
  rules: Rules,
  begin: unknown,
  { eerste, rnd }: { eerste: GameInput; rnd: () => number },
): Voornemen | null {
  const inputs: GameInput[] = []
  let nu = begin
  let input: GameInput | null = eerste
  while (input && inputs.length < MEESTE_INPUTS) {
    inputs.push(input)
    const [na, events] = rules.step(nu, input)
    for (const event of events)
      if (event.type === 'answer') return { inputs, woordId: event.itemId, vorm: event.given }
    nu = na
    input = rules.bot(nu, 0, rnd)
  }
  return null
}

/**
 * Plays (a part of) a taak with the game's own rules and host, without a picture or a clock. The player looks at the
 * forms on offer and gives the first that seems right. The referee judges.
 */
export function replay(taak: NaspeelTaak, poort: NaspeelPoort, speler: Naspeler): void {
  const gevonden = REGELS[taak.spel]
  if (!gevonden) return
  const rules = metTijd(gevonden)
  let gegeven = 0
  const host = makeHost<unknown, GameInput>({
    rules,
    exercise: {
      id: taak.id,
      kind: taak.soort,
      groep: taak.groep,
      land: taak.land,
      instruction: '',
      aantal: taak.aantal,
      seed: taak.seed,
      options: { calm: false, clock: false },
    },
    poorten: {
      engine: {
        volgende: () => poort.volgende(),
        process: (antwoord) => poort.antwoord(antwoord),
      },
      antwoord: { save: (antwoord) => (gegeven += teltMee(antwoord) ? 1 : 0) },
    },
  })
  const wait = (ms: number): void => {
    speler.verstrijk(ms)
    const tijd: Tijd = { type: 'tijd', ms }
    host.send(tijd)
  }
  for (let beurt = 0; beurt < MEESTE_BEURTEN && !host.uitslag(); beurt += 1) {
    if (gegeven >= taak.stopNa) return
    if (rules.beurt) {
      playBeurt(rules, host, { speler, wacht: wait })
      continue
    }
    const voornemen = choose(rules, host.state(), { speler, wacht: wait })
    if (!voornemen) wait(WACHT_MS)
    for (const input of voornemen?.inputs ?? []) {
      speler.verstrijk(HAND_MS)
      host.send(input)
    }
  }
}

interface Hand {
  readonly speler: Naspeler
  readonly wacht: (ms: number) => void
}

/** Of more forms than this nobody judges each by itself: what is meant is found in one look, or something else is taken for it. */
const MEESTE_VORMEN = 4

/** Returns what the player gives for one word: the first form that seems right, or what the player writes. */
function geeft({ itemId, poging, vormen, goed }: Gevraagd, { speler, wacht }: Hand): string {
  if (!vormen) {
    wacht(speler.kijktijd())
    return speler.schrijft(itemId, goed, poging)
  }
  const begin = Math.floor(speler.rnd() * vormen.length)
  const rij = [...vormen.slice(begin), ...vormen.slice(0, begin)]
  if (vormen.length > MEESTE_VORMEN) {
    wacht(speler.kijktijd())
    const ander = rij.find((vorm) => vorm !== goed) ?? ''
    return speler.vindtGoed(itemId, itemId, 1) ? goed : ander
  }
  const ziet = (keer: 1 | 2) =>
    rij.find((vorm) => {
      wacht(speler.kijktijd())
      return speler.vindtGoed(itemId, vorm === goed ? itemId : vorm, keer)
    })
  return ziet(1) ?? ziet(2) ?? rij.at(-1) ?? ''
}

/** Waits where nothing is asked; who has read what stays until then goes on. */
function readOn(
  rules: Rules,
  host: Host<unknown, GameInput>,
  { speler, wacht }: Pick<Hand, 'speler' | 'wacht'>,
): void {
  wacht(WACHT_MS)
  const verder = rules.beurt?.(host.state()) ? null : rules.bot(host.state(), 1, speler.rnd)
  if (verder) host.send(verder)
}

/** Plays the word that is asked now, if any, until it is answered. */
function playBeurt(rules: Rules, host: Host<unknown, GameInput>, hand: Hand): void {
  const { speler, wacht } = hand
  const gevraagd = rules.beurt?.(host.state())
  if (!gevraagd) return readOn(rules, host, hand)
  const vorm = geeft(gevraagd, hand)
  for (let n = 0; n < MEESTE_STUKKEN; n += 1) {
    const nu = rules.beurt?.(host.state())
    if (nu?.itemId !== gevraagd.itemId || nu.poging !== gevraagd.poging) return
    const input = rules.naar?.(host.state(), vorm)
    if (!input) wacht(WACHT_MS)
    else {
      speler.verstrijk(HAND_MS)
      host.send(input)
    }
  }
}

/**
 * Looks at one form after the other until one seems right, then at all of them again. When none does, it takes the last
 * one.
 */
function choose(rules: Rules, state: unknown, { speler, wacht }: Hand): Voornemen | null {
  const bekeken = new Map<string, Voornemen>()
  let laatste: Voornemen | null = null
  for (let twijfel = 0; twijfel < MEESTE_TWIJFEL; twijfel += 1) {
    const eerste = rules.bot(state, 0, speler.rnd)
    if (!eerste) return null
    const sleutel = JSON.stringify(eerste)
    laatste = bekeken.get(sleutel) ?? null
    if (laatste) continue
    laatste = voorzie(rules, state, { eerste, rnd: speler.rnd })
    if (!laatste) return null
    bekeken.set(sleutel, laatste)
    wacht(speler.kijktijd())
    if (speler.vindtGoed(laatste.woordId, laatste.vorm, 1)) return laatste
  }
  return herzie([...bekeken.values()], { speler, wacht }) ?? laatste
}

/** Looks at everything once more, because something must be right. */
function herzie(bekeken: readonly Voornemen[], { speler, wacht }: Hand): Voornemen | undefined {
  return bekeken.find(({ woordId, vorm }) => {
    wacht(speler.kijktijd())
    return speler.vindtGoed(woordId, vorm, 2)
  })
}
