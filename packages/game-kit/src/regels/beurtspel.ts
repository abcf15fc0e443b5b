import type { Exercise, GameInput, HostInput, Item, Referee, Rules, SpelEvent } from './contract.ts'
import { stroom, volgendGetal } from './rng.ts'
import { sterrenVan } from './vormen.ts'

/** vraag: a word was asked for. spelen: it is being played. kijken: the verdict is shown. klaar: the game is over. */
export type BeurtFase = 'vraag' | 'spelen' | 'kijken' | 'klaar'

/** A word that was given wrongly, and the form that was given. */
export interface Misser {
  readonly item: Item
  readonly vorm: string
}

/** The state of a game that plays one word at a time. `O` is what the game itself keeps for the current word. */
export interface BeurtStaat<O> {
  readonly fase: BeurtFase
  readonly aantal: number
  readonly opties: Exercise['options']
  readonly soort: Exercise['kind']
  readonly rng: number
  /** Active playing time in ms, without waits. */
  readonly t: number
  readonly vorigeT: number
  /** What is left of the current wait, in ms. */
  readonly wacht: number
  /** How many words were played before this one. */
  readonly nummer: number
  readonly item: Item | null
  readonly opgave: O | null
  /** What was given for the current word, while the verdict is shown. */
  readonly gegeven: string | null
  readonly goed: number
  readonly fout: number
  /** The words that were given correctly, in order. The painted world keeps something of them. */
  readonly gelukt: readonly string[]
  readonly missers: readonly Misser[]
  /** Every verdict so far, in order. */
  readonly oordelen: readonly boolean[]
  /** How many words in a row this game could not play. */
  readonly overgeslagen: number
  readonly begonnen: boolean
}

/** The current word: everything a move may look at. */
export interface Beurt<O> {
  readonly item: Item
  readonly opgave: O
  readonly staat: BeurtStaat<O>
}

/** What a move or the passing of time changes. */
export interface Zet<O> {
  readonly opgave?: O
  /** The form that was given, which ends the word. */
  readonly gegeven?: string
  readonly events?: readonly SpelEvent[]
}

/** What is laid ready for a word. */
export interface Opening<O> {
  readonly opgave: O
  readonly events?: readonly SpelEvent[]
}

interface OpeningBij {
  /** A random stream of this word's own. */
  readonly rnd: () => number
  readonly soort: Exercise['kind']
  readonly opties: Exercise['options']
  readonly nummer: number
  /** Every verdict of this taak so far, in order, for a game that becomes harder or easier. */
  readonly oordelen: readonly boolean[]
  /** The words of this taak that were given correctly before, for a game that reuses them in another sentence. */
  readonly gelukt: readonly string[]
}

/** What a game of one word at a time defines itself. The way from word to word is the same for all such games. */
export interface BeurtSpel<O, I extends GameInput> {
  /** Lays a word ready. Returns null when this game cannot play it. */
  open(item: Item, bij: OpeningBij): Opening<O> | null
  /** Handles a move of the pupil. Returns null when it does not count now. */
  handle(beurt: Beurt<O>, input: I): Zet<O> | null
  /** Moves the world on by itself. `ms` is always finite and more than 0. */
  tik?(beurt: Beurt<O>, ms: number): Zet<O> | null
  referee: Referee
  /** Returns the forms that can be given now. Absent when a word is built or written freely. */
  vormen?(beurt: Beurt<O>): readonly string[]
  /** Returns the next move towards giving `vorm`, or null while there is nothing to do but wait. */
  naar(beurt: Beurt<O>, vorm: string): I | null
  /** Returns what a player who cannot see needs to know about this word. */
  zin(beurt: Beurt<O>): string
  /** How long the verdict is shown, in ms. */
  readonly kijken?: { readonly goed: number; readonly fout: number }
}

type Stap<O> = readonly [BeurtStaat<O>, readonly SpelEvent[]]

const PUNTEN = 10
const KIJKEN = { goed: 1300, fout: 1500 } as const
/** The taak ends after this many words in a row that cannot be played. */
const MEESTE_OVERSLAG = 20

function begin<O>(exercise: Exercise): BeurtStaat<O> {
  return {
    fase: 'vraag',
    aantal: Math.max(1, exercise.aantal),
    opties: exercise.options,
    soort: exercise.kind,
    rng: exercise.seed | 0,
    t: 0,
    vorigeT: 0,
    wacht: 0,
    nummer: 0,
    item: null,
    opgave: null,
    gegeven: null,
    goed: 0,
    fout: 0,
    gelukt: [],
    missers: [],
    oordelen: [],
    overgeslagen: 0,
    begonnen: false,
  }
}

function einde<O>(staat: BeurtStaat<O>): Stap<O> {
  const klaar: BeurtStaat<O> = { ...staat, fase: 'klaar', wacht: 0, item: null, opgave: null }
  const { goed, t } = staat
  return [klaar, [{ type: 'finish', score: goed * PUNTEN, stars: sterrenVan(staat), ms: t }]]
}

function vraag<O>(staat: BeurtStaat<O>): Stap<O> {
  const genoeg = staat.goed + staat.fout >= staat.aantal
  if (genoeg || staat.overgeslagen >= MEESTE_OVERSLAG) return einde(staat)
  const leeg: BeurtStaat<O> = { ...staat, fase: 'vraag', item: null, opgave: null, gegeven: null }
  return [leeg, [{ type: 'vraag', plek: 0 }]]
}

/** Returns the current word, or null between two words. */
function beurtVan<O>(staat: BeurtStaat<O>): Beurt<O> | null {
  const { fase, item, opgave } = staat
  return fase === 'spelen' && item !== null && opgave !== null ? { item, opgave, staat } : null
}

/** A move that every game has: hear the word once more. */
interface Luister extends GameInput {
  readonly type: 'luister'
}

/** Returns the same input without negative zeros. JSON has no negative zero, and a state is kept as JSON. */
const zonderMinNul = <I extends GameInput>(input: I): I =>
  Object.fromEntries(
    Object.entries(input).map(([naam, waarde]) => [naam, Object.is(waarde, -0) ? 0 : waarde]),
  ) as unknown as I

/** Runs one game through its taak. */
class Verloop<O, I extends GameInput> {
  readonly #spel: BeurtSpel<O, I>

  constructor(spel: BeurtSpel<O, I>) {
    this.#spel = spel
  }

  opgave(staat: BeurtStaat<O>, item: Item): Stap<O> {
    if (staat.fase !== 'vraag') return [staat, []]
    const [, rng] = volgendGetal(staat.rng)
    const { soort, opties, nummer, oordelen, gelukt } = staat
    const bij = { rnd: stroom(rng), soort, opties, nummer, oordelen, gelukt }
    const opening = this.#spel.open(item, bij)
    if (!opening) {
      const [na, events] = vraag({ ...staat, rng, overgeslagen: staat.overgeslagen + 1 })
      return [na, [{ type: 'skip', itemId: item.id, vorm: item.word }, ...events]]
    }
    const open: BeurtStaat<O> = {
      ...staat,
      rng,
      item,
      fase: 'spelen',
      opgave: opening.opgave,
      overgeslagen: 0,
    }
    return [open, [{ type: 'fx', name: 'open', plek: 0 }, ...(opening.events ?? [])]]
  }

  pas(staat: BeurtStaat<O>, zet: Zet<O> | null): Stap<O> {
    if (!zet) return [staat, []]
    const na = zet.opgave === undefined ? staat : { ...staat, opgave: zet.opgave }
    const events = zet.events ?? []
    if (zet.gegeven === undefined || !staat.item) return [na, events]
    const [oordeel, slot] = this.#oordeel(na, staat.item, zet.gegeven)
    return [oordeel, [...events, ...slot]]
  }

  #oordeel(staat: BeurtStaat<O>, item: Item, given: string): Stap<O> {
    const { correct } = this.#spel.referee(item, given)
    const { goed, fout } = this.#spel.kijken ?? KIJKEN
    const wacht = correct ? goed : fout
    const na: BeurtStaat<O> = {
      ...staat,
      fase: 'kijken',
      gegeven: given,
      vorigeT: staat.t,
      wacht: staat.opties.calm ? wacht * 2 : wacht,
      nummer: staat.nummer + 1,
      goed: staat.goed + (correct ? 1 : 0),
      fout: staat.fout + (correct ? 0 : 1),
      gelukt: correct ? [...staat.gelukt, item.word] : staat.gelukt,
      oordelen: [...staat.oordelen, correct],
      missers: correct ? staat.missers : [...staat.missers, { item, vorm: given }],
    }
    const ms = staat.t - staat.vorigeT
    return [
      na,
      [
        { type: 'answer', itemId: item.id, given, correct, ms, attempt: 1 },
        { type: 'fx', name: correct ? 'goed' : 'fout', plek: 0 },
      ],
    ]
  }

  tik(staat: BeurtStaat<O>, ms: number): Stap<O> {
    if (!(ms > 0) || !Number.isFinite(staat.t + ms)) return [staat, []]
    if (staat.fase === 'kijken')
      return staat.wacht > ms ? [{ ...staat, wacht: staat.wacht - ms }, []] : vraag(staat)
    const later = staat.fase === 'spelen' ? { ...staat, t: staat.t + ms } : staat
    const beurt = beurtVan(later)
    return beurt && this.#spel.tik ? this.pas(later, this.#spel.tik(beurt, ms)) : [later, []]
  }

  handle(staat: BeurtStaat<O>, input: I | Luister): Stap<O> {
    const beurt = beurtVan(staat)
    if (!beurt) return [staat, []]
    if (input.type === 'luister') return [staat, [sayWoord(beurt.item)]]
    return this.pas(staat, this.#spel.handle(beurt, zonderMinNul(input as I)))
  }
}

/** Returns the event that says the word of an opgave, because it was asked for or (`vanzelf`) because it is the opgave. */
export const sayWoord = ({ id, word, robotstem }: Item, vanzelf = false): SpelEvent => ({
  type: 'say',
  what: 'woord',
  itemId: id,
  tekst: word,
  ...(robotstem === undefined ? {} : { robotstem }),
  ...(vanzelf ? { vanzelf } : {}),
})

/** Returns whether an input is one of the host's own. */
const isHost = (input: GameInput): input is HostInput =>
  ['begin', 'tick', 'opgave', 'leeg'].includes(input.type)

/**
 * Makes the rules of a game that plays one word at a time: they ask for a word, let the game play it, judge what was
 * given, show the verdict, and go on until the taak is full. They end exactly once, whatever comes in.
 */
export function makeBeurtRules<O, I extends GameInput>(
  spel: BeurtSpel<O, I>,
): Rules<BeurtStaat<O>, I | Luister> {
  const verloop = new Verloop(spel)

  function vanHost(staat: BeurtStaat<O>, input: HostInput): Stap<O> {
    switch (input.type) {
      case 'begin':
        return staat.begonnen ? [staat, []] : vraag({ ...staat, begonnen: true })
      case 'tick':
        return verloop.tik(staat, input.ms)
      case 'opgave':
        return verloop.opgave(staat, input.item)
      case 'leeg':
        return staat.fase === 'vraag' ? einde(staat) : [staat, []]
    }
  }

  return {
    init: begin,
    step: (staat, input) => {
      if (staat.fase === 'klaar') return [staat, []]
      return isHost(input) ? vanHost(staat, input) : verloop.handle(staat, input)
    },
    done: ({ fase }) => fase === 'klaar',
    beurt: (staat) => {
      const beurt = beurtVan(staat)
      if (!beurt) return null
      const vormen = spel.vormen?.(beurt)
      return { itemId: beurt.item.id, ...(vormen === undefined ? {} : { vormen }) }
    },
    naar: (staat, vorm) => {
      const beurt = beurtVan(staat)
      return beurt && spel.naar(beurt, vorm)
    },
    bot: (staat, skill, rnd) => {
      const beurt = beurtVan(staat)
      if (!beurt) return null
      return spel.naar(beurt, botVorm(beurt, { vormen: spel.vormen?.(beurt), skill, rnd }))
    },
    need: (staat) => {
      const beurt = beurtVan(staat)
      const teller = `Je bent bij ${staat.goed + staat.fout} van ${staat.aantal}.`
      return { zin: beurt ? `${spel.zin(beurt)} ${teller}` : teller }
    },
    referee: spel.referee,
  }
}

/**
 * Returns what a bot of `skill` gives for this word: the word itself, or one of the other forms. It is drawn per word
 * and taak, not per move, so that the bot keeps to its choice until the word is given.
 */
function botVorm<O>(
  { item, staat }: Beurt<O>,
  keus: { vormen: readonly string[] | undefined; skill: number; rnd: () => number },
): string {
  const rnd = stroom(staat.rng ^ 0x2c1b)
  if (rnd() < keus.skill) return item.word
  const anders = (keus.vormen ?? (item.choices ?? []).map(({ vorm }) => vorm)).filter(
    (vorm) => vorm !== item.word,
  )
  return anders[Math.floor(rnd() * anders.length)] ?? item.word
}
