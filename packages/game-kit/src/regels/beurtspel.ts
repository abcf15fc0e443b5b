import { judge, type Uitspraak } from '../opgave/judge.ts'
import type { Beurt, BeurtSpel, BeurtStaat, GedeeldeZet, Gevraagde, Zet } from './beurt.ts'
import { tekstVan, type Opgave } from '../opgave/opgave.ts'
import type { Exercise, GameInput, HostInput, Item, Rules, SpelEvent } from './contract.ts'
import { countAf } from './af.ts'
import { botVorm } from './bot-vorm.ts'
import { stroom, volgendGetal } from './rng.ts'
import {
  beginRonde,
  bijVan,
  isHostInput,
  MEESTE_OVERSLAG,
  MEESTE_POGINGEN,
  PUNTEN,
} from './ronde.ts'
import type { Misser } from './ronde.ts'
import { sterrenVan } from './sterren.ts'
import { sayOpgave } from './zeg.ts'

type Stap<O, T extends Opgave> = readonly [BeurtStaat<O, T>, readonly SpelEvent[]]

const KIJKEN = { goed: 1300, fout: 1500 } as const
/** Changes with the shape of what is kept beside a game's own part. */
const BEURT_VORM = 2

const begin = <O, T extends Opgave>(exercise: Exercise): BeurtStaat<O, T> => ({
  ...beginRonde(exercise),
  fase: 'vraag',
  wacht: 0,
  nummer: 0,
  poging: 1,
  item: null,
  opgave: null,
  vorige: null,
  gegeven: null,
})

function einde<O, T extends Opgave>(staat: BeurtStaat<O, T>): Stap<O, T> {
  const klaar: BeurtStaat<O, T> = {
    ...staat,
    fase: 'klaar',
    wacht: 0,
    item: null,
    opgave: null,
    vorige: staat.opgave ?? staat.vorige,
  }
  const { goed, t } = staat
  return [klaar, [{ type: 'finish', score: goed * PUNTEN, stars: sterrenVan(staat), ms: t }]]
}

function vraag<O, T extends Opgave>(staat: BeurtStaat<O, T>): Stap<O, T> {
  const genoeg = staat.goed + staat.fout >= staat.aantal
  if (genoeg || staat.overgeslagen >= MEESTE_OVERSLAG) return einde(staat)
  const leeg: BeurtStaat<O, T> = {
    ...staat,
    fase: 'vraag',
    poging: 1,
    item: null,
    opgave: null,
    vorige: staat.opgave ?? staat.vorige,
    gegeven: null,
  }
  return [leeg, [{ type: 'vraag', plek: 0 }]]
}

/** Returns the current word, or null between two words. */
function beurtVan<O, T extends Opgave>(staat: BeurtStaat<O, T>): Beurt<O, T> | null {
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
const countEerste = <O, T extends Opgave>(
  staat: BeurtStaat<O, T>,
  misser: Misser<T>,
  correct: boolean,
): BeurtStaat<O, T> => ({
  ...staat,
  nummer: staat.nummer + 1,
  goed: staat.goed + (correct ? 1 : 0),
  fout: staat.fout + (correct ? 0 : 1),
  gelukt: correct ? [...staat.gelukt, tekstVan(misser.item)] : staat.gelukt,
  oordelen: [...staat.oordelen, correct],
  missers: correct ? staat.missers : [...staat.missers, misser],
})

/** Runs one game through its taak. */
class Verloop<O, I extends GameInput, T extends Opgave> {
  readonly #spel: BeurtSpel<O, I, T>

  constructor(spel: BeurtSpel<O, I, T>) {
    this.#spel = spel
  }

  #isVanOns(opgave: Opgave): opgave is T {
    return opgave.soort === (this.#spel.speelt ?? 'woord')
  }

  opgave(staat: BeurtStaat<O, T>, item: Opgave): Stap<O, T> {
    if (staat.fase !== 'vraag') return [staat, []]
    const [, rng] = volgendGetal(staat.rng)
    const bij = { ...bijVan(staat), rnd: stroom(rng), nummer: staat.nummer, vorige: staat.vorige }
    const opening = this.#isVanOns(item) ? this.#spel.open(item, bij) : null
    if (!opening || !this.#isVanOns(item)) {
      const [na, events] = vraag({ ...staat, rng, overgeslagen: staat.overgeslagen + 1 })
      return [na, [{ type: 'skip', itemId: item.id, vorm: tekstVan(item) }, ...events]]
    }
    const open: BeurtStaat<O, T> = {
      ...staat,
      rng,
      item,
      fase: 'spelen',
      opgave: opening.opgave,
      overgeslagen: 0,
    }
    return [open, [{ type: 'fx', name: 'open', plek: 0 }, ...(opening.events ?? [])]]
  }

  pas(staat: BeurtStaat<O, T>, zet: Zet<O> | null): Stap<O, T> {
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
    beurt: Beurt<O, T>,
    given: string,
  ): { readonly uitspraak: Uitspraak; readonly bij: Gevraagde } | null {
    const bij = this.#spel.gevraagd(beurt)
    const uitspraak = judge(beurt.item, bij.vraag, given)
    return uitspraak && { uitspraak, bij }
  }

  /** Returns how long the verdict is shown. */
  #wachtNa(beurt: Beurt<O, T>, correct: boolean): number {
    const { goed, fout } = this.#spel.kijken ?? KIJKEN
    const wacht = correct ? (this.#spel.kijkGoed?.(beurt) ?? goed) : fout
    return beurt.staat.opties.calm ? wacht * 2 : wacht
  }

  #oordeel(
    { staat, item, opgave }: Beurt<O, T>,
    given: string,
    { uitspraak: { correct }, bij }: { uitspraak: Uitspraak; bij: Gevraagde },
  ): Stap<O, T> {
    const wacht = this.#wachtNa({ staat, item, opgave }, correct)
    const gekeken: BeurtStaat<O, T> = {
      ...staat,
      fase: 'kijken',
      gegeven: given,
      vorigeT: staat.t,
      wacht,
    }
    const na =
      staat.poging === 1
        ? countEerste(gekeken, { item, vorm: given }, correct)
        : { ...gekeken, hersteld: correct ? [...staat.hersteld, tekstVan(item)] : staat.hersteld }
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
  #naKijken(staat: BeurtStaat<O, T>): Stap<O, T> {
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

  #isFout(staat: BeurtStaat<O, T>): boolean {
    const { item, opgave, gegeven } = staat
    if (!item || opgave === null || gegeven === null) return false
    return this.#judge({ item, opgave, staat }, gegeven)?.uitspraak.correct === false
  }

  tik(staat: BeurtStaat<O, T>, ms: number): Stap<O, T> {
    if (!(ms > 0) || !Number.isFinite(staat.t + ms)) return [staat, []]
    if (staat.fase === 'kijken')
      return staat.wacht > ms ? [{ ...staat, wacht: staat.wacht - ms }, []] : this.#naKijken(staat)
    const later = staat.fase === 'spelen' ? { ...staat, t: staat.t + ms } : staat
    const beurt = beurtVan(later)
    return beurt && this.#spel.tik ? this.pas(later, this.#spel.tik(beurt, ms)) : [later, []]
  }

  handle(staat: BeurtStaat<O, T>, input: I | Gedeeld): Stap<O, T> {
    if (input.type === 'verder')
      return staat.fase === 'kijken' ? this.#naKijken(staat) : [staat, []]
    const beurt = beurtVan(staat)
    if (!beurt) return [staat, []]
    if (input.type === 'luister') return [staat, sayOpgave(beurt.item)]
    if (input.type === 'overslaan') return staat.poging > 1 ? vraag(staat) : [staat, []]
    return this.pas(staat, this.#spel.handle(beurt, zonderMinNul(input as I)))
  }
}

/**
 * Makes the rules of a game that plays one word at a time: they ask for a word, let the game play it, judge what was
 * given, show the verdict, and go on until the taak is full. They end exactly once, whatever comes in.
 */
export function makeBeurtRules<O, I extends GameInput, T extends Opgave = Item>(
  spel: BeurtSpel<O, I, T>,
): Rules<BeurtStaat<O, T>, I | Gedeeld> {
  const verloop = new Verloop(spel)

  function vanHost(staat: BeurtStaat<O, T>, input: HostInput): Stap<O, T> {
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

  const { record } = spel
  return {
    vorm: BEURT_VORM * 1000 + (spel.vorm ?? 1),
    init: begin,
    step: (staat, input) => {
      if (staat.fase === 'klaar') return [staat, []]
      return isHostInput(input) ? vanHost(staat, input) : verloop.handle(staat, input)
    },
    done: ({ fase }) => fase === 'klaar',
    beurt: (staat) => {
      const beurt = beurtVan(staat)
      if (!beurt) return null
      const vormen = spel.vormen?.(beurt)
      return {
        itemId: beurt.item.id,
        poging: staat.poging,
        ...(vormen === undefined ? {} : { vormen }),
        goed: spel.goed?.(beurt) ?? tekstVan(beurt.item),
      }
    },
    naar: (staat, vorm) => {
      const beurt = beurtVan(staat)
      return beurt && spel.naar(beurt, vorm)
    },
    bot: (staat, skill) => {
      const beurt = beurtVan(staat)
      // Who has seen what stays long enough goes on.
      if (!beurt && staat.fase === 'kijken' && spel.kijkGoed) return { type: 'verder' }
      if (!beurt) return null
      const goed = spel.goed?.(beurt) ?? tekstVan(beurt.item)
      const keus = { goed, vormen: spel.vormen?.(beurt), skill }
      return spel.naar(beurt, botVorm(beurt.item, keus, staat))
    },
    need: (staat) => {
      const beurt = beurtVan(staat)
      const teller = `Je bent klaar met ${countAf(staat)} van de ${staat.aantal}.`
      return { zin: beurt ? `${spel.zin(beurt)} ${teller}` : teller }
    },
    gok: spel.gok,
    ...(record ? { record: (staat) => record(staat) } : {}),
    tijdbeeld: (staat) => {
      const beurt = beurtVan(staat)
      return (beurt && spel.tijdbeeld?.(beurt)) ?? ''
    },
  }
}
