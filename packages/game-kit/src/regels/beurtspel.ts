import { judge, type Uitspraak } from '../opgave/judge.ts'
import type { Beurt, BeurtSpel, BeurtStaat, GedeeldeZet, Gevraagde, Zet } from './beurt.ts'
import type { Exercise, GameInput, HostInput, Item, Rules, SpelEvent } from './contract.ts'
import { stroom, volgendGetal } from './rng.ts'
import { beginRonde, MEESTE_OVERSLAG, MEESTE_POGINGEN, PUNTEN } from './ronde.ts'
import type { Misser } from './ronde.ts'
import { sterrenVan } from './vormen.ts'

type Stap<O> = readonly [BeurtStaat<O>, readonly SpelEvent[]]

const KIJKEN = { goed: 1300, fout: 1500 } as const
/** Changes with the shape of what is kept beside a game's own part. */
const BEURT_VORM = 1

const begin = <O>(exercise: Exercise): BeurtStaat<O> => ({
  ...beginRonde(exercise),
  fase: 'vraag',
  wacht: 0,
  nummer: 0,
  poging: 1,
  item: null,
  opgave: null,
  gegeven: null,
})

function einde<O>(staat: BeurtStaat<O>): Stap<O> {
  const klaar: BeurtStaat<O> = { ...staat, fase: 'klaar', wacht: 0, item: null, opgave: null }
  const { goed, t } = staat
  return [klaar, [{ type: 'finish', score: goed * PUNTEN, stars: sterrenVan(staat), ms: t }]]
}

function vraag<O>(staat: BeurtStaat<O>): Stap<O> {
  const genoeg = staat.goed + staat.fout >= staat.aantal
  if (genoeg || staat.overgeslagen >= MEESTE_OVERSLAG) return einde(staat)
  const leeg: BeurtStaat<O> = {
    ...staat,
    fase: 'vraag',
    poging: 1,
    item: null,
    opgave: null,
    gegeven: null,
  }
  return [leeg, [{ type: 'vraag', plek: 0 }]]
}

/** Returns the current word, or null between two words. */
function beurtVan<O>(staat: BeurtStaat<O>): Beurt<O> | null {
  const { fase, item, opgave } = staat
  return fase === 'spelen' && item !== null && opgave !== null ? { item, opgave, staat } : null
}

/** A move that every game has, as an input. */
interface Gedeeld extends GameInput {
  readonly type: GedeeldeZet
}

/** Returns the same input without negative zeros. JSON has no negative zero, and a state is kept as JSON. */
const zonderMinNul = <I extends GameInput>(input: I): I =>
  Object.fromEntries(
    Object.entries(input).map(([naam, waarde]) => [naam, Object.is(waarde, -0) ? 0 : waarde]),
  ) as unknown as I

/** Counts the verdict on a first try. */
const countEerste = <O>(staat: BeurtStaat<O>, misser: Misser, correct: boolean): BeurtStaat<O> => ({
  ...staat,
  nummer: staat.nummer + 1,
  goed: staat.goed + (correct ? 1 : 0),
  fout: staat.fout + (correct ? 0 : 1),
  gelukt: correct ? [...staat.gelukt, misser.item.word] : staat.gelukt,
  oordelen: [...staat.oordelen, correct],
  missers: correct ? staat.missers : [...staat.missers, misser],
})

/** Runs one game through its taak. */
class Verloop<O, I extends GameInput> {
  readonly #spel: BeurtSpel<O, I>

  constructor(spel: BeurtSpel<O, I>) {
    this.#spel = spel
  }

  opgave(staat: BeurtStaat<O>, item: Item): Stap<O> {
    if (staat.fase !== 'vraag') return [staat, []]
    const [, rng] = volgendGetal(staat.rng)
    const { soort, groep, opties, nummer, oordelen, gelukt } = staat
    const bij = { rnd: stroom(rng), soort, groep, opties, nummer, oordelen, gelukt }
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
    const beurt = beurtVan(na)
    const uit = beurt && this.#judge(beurt, zet.gegeven)
    if (!beurt || !uit) return [na, events]
    const [oordeel, slot] = this.#oordeel(beurt, zet.gegeven, uit)
    return [oordeel, [...events, ...slot]]
  }

  /** Returns the verdict and what the answer says besides; null where what was given is no answer. */
  #judge(
    beurt: Beurt<O>,
    given: string,
  ): { readonly uitspraak: Uitspraak; readonly bij: Partial<Gevraagde> } | null {
    const bij = this.#spel.gevraagd?.(beurt)
    const uitspraak = bij
      ? judge(beurt.item, bij.vraag, given)
      : this.#spel.referee?.(beurt.item, given)
    return uitspraak ? { uitspraak, bij: bij ?? {} } : null
  }

  #oordeel(
    { staat, item }: Beurt<O>,
    given: string,
    { uitspraak: { correct }, bij }: { uitspraak: Uitspraak; bij: Partial<Gevraagde> },
  ): Stap<O> {
    const { goed, fout } = this.#spel.kijken ?? KIJKEN
    const wacht = correct ? goed : fout
    const gekeken: BeurtStaat<O> = {
      ...staat,
      fase: 'kijken',
      gegeven: given,
      vorigeT: staat.t,
      wacht: staat.opties.calm ? wacht * 2 : wacht,
    }
    const na =
      staat.poging === 1
        ? countEerste(gekeken, { item, vorm: given }, correct)
        : { ...gekeken, hersteld: correct ? [...staat.hersteld, item.word] : staat.hersteld }
    const { poging } = staat
    const ms = staat.t - staat.vorigeT
    return [
      na,
      [
        { type: 'answer', itemId: item.id, given, correct, ms, attempt: poging, ...bij },
        { type: 'fx', name: correct ? (poging === 1 ? 'goed' : 'hersteld') : 'fout', plek: 0 },
        ...(correct ? (this.#spel.naGoed?.(na, staat) ?? []) : []),
      ],
    ]
  }

  /** Goes on after the verdict was shown: to a mend of the mistake, where the game has one, else to the next word. */
  #naKijken(staat: BeurtStaat<O>): Stap<O> {
    const { item, opgave, gegeven, poging } = staat
    const isFout = item !== null && opgave !== null && this.#isFout(staat)
    if (!isFout || gegeven === null || !this.#spel.mend || poging >= MEESTE_POGINGEN)
      return vraag(staat)
    const na = this.#spel.mend({ item, opgave, staat }, gegeven)
    return [
      { ...staat, fase: 'spelen', opgave: na, gegeven: null, wacht: 0, poging: poging + 1 },
      [{ type: 'fx', name: 'herstel', plek: 0 }],
    ]
  }

  #isFout(staat: BeurtStaat<O>): boolean {
    const { item, opgave, gegeven } = staat
    if (!item || opgave === null || gegeven === null) return false
    return this.#judge({ item, opgave, staat }, gegeven)?.uitspraak.correct === false
  }

  tik(staat: BeurtStaat<O>, ms: number): Stap<O> {
    if (!(ms > 0) || !Number.isFinite(staat.t + ms)) return [staat, []]
    if (staat.fase === 'kijken')
      return staat.wacht > ms ? [{ ...staat, wacht: staat.wacht - ms }, []] : this.#naKijken(staat)
    const later = staat.fase === 'spelen' ? { ...staat, t: staat.t + ms } : staat
    const beurt = beurtVan(later)
    return beurt && this.#spel.tik ? this.pas(later, this.#spel.tik(beurt, ms)) : [later, []]
  }

  handle(staat: BeurtStaat<O>, input: I | Gedeeld): Stap<O> {
    const beurt = beurtVan(staat)
    if (!beurt) return [staat, []]
    if (input.type === 'luister') return [staat, [sayWoord(beurt.item)]]
    if (input.type === 'overslaan') return staat.poging > 1 ? vraag(staat) : [staat, []]
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
): Rules<BeurtStaat<O>, I | Gedeeld> {
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
    vorm: BEURT_VORM * 1000 + (spel.vorm ?? 1),
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
      const { poging } = staat
      return { itemId: beurt.item.id, poging, ...(vormen === undefined ? {} : { vormen }) }
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
    gok: spel.gok,
    ...(spel.referee ? { referee: spel.referee } : {}),
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
  const rnd = stroom(staat.rng ^ (0x2c1b * staat.poging))
  if (rnd() < keus.skill) return item.word
  const anders = (keus.vormen ?? (item.choices ?? []).map(({ vorm }) => vorm)).filter(
    (vorm) => vorm !== item.word,
  )
  return anders[Math.floor(rnd() * anders.length)] ?? item.word
}
