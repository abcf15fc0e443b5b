import { judge } from '../opgave/judge.ts'
import { tekstVan, type Opgave } from '../opgave/opgave.ts'
import type { Exercise, GameInput, HostInput, SpelEvent } from './contract.ts'
import { stroom, volgendGetal } from './rng.ts'
import { beginRonde, bijVan, MEESTE_OVERSLAG, MEESTE_POGINGEN, PUNTEN } from './ronde.ts'
import type { Plek, VeelBeurt, VeelSpel, VeelStaat, VeelZet } from './veel.ts'
import { sterrenVan } from './sterren.ts'

export type Stap<O> = readonly [VeelStaat<O>, readonly SpelEvent[]]

const LEEG: Plek<never> = {
  stand: 'leeg',
  item: null,
  opgave: null,
  gegeven: null,
  isGoed: null,
  isJuist: null,
  poging: 1,
  wacht: 0,
}

/** Returns how many first tries were given. */
const gedaan = ({ goed, fout }: VeelStaat<unknown>): number => goed + fout

const metPlek = <O>(staat: VeelStaat<O>, nr: number, deel: Partial<Plek<O>>): VeelStaat<O> => {
  const plek = staat.plekken[nr]
  return plek ? { ...staat, plekken: staat.plekken.with(nr, { ...plek, ...deel }) } : staat
}

/** Returns the word that can be played at a place; null where there is none. */
export function beurtOp<O>(staat: VeelStaat<O>, nr: number): VeelBeurt<O> | null {
  const plek = staat.plekken[nr]
  if (plek?.stand !== 'open' || !plek.item || plek.opgave === null) return null
  const { item, opgave, poging } = plek
  return { plek: nr, item, opgave, poging, staat }
}

/** Returns the words that can be played now. */
export const openBeurten = <O>(staat: VeelStaat<O>): VeelBeurt<O>[] =>
  staat.plekken.flatMap((_, nr) => beurtOp(staat, nr) ?? [])

/** Runs one game of many words at once through its taak. */
export class Veelverloop<O, I extends GameInput> {
  readonly #spel: VeelSpel<O, I>

  constructor(spel: VeelSpel<O, I>) {
    this.#spel = spel
  }

  begin(exercise: Exercise): VeelStaat<O> {
    return {
      ...beginRonde(exercise),
      fase: 'spelen',
      plekken: Array.from({ length: this.#spel.plekken(exercise) }, () => LEEG),
      actief: 0,
      isOp: false,
    }
  }

  /** Asks for a word at every empty place, as many as the taak still needs. */
  ask(staat: VeelStaat<O>): Stap<O> {
    const bezig = staat.plekken.filter(({ stand }) => stand === 'open' || stand === 'gevraagd')
    const isEerste = ({ isGoed }: Plek<O>) => isGoed === null
    let nodig = staat.aantal - gedaan(staat) - bezig.filter(isEerste).length
    if (staat.isOp || staat.overgeslagen >= MEESTE_OVERSLAG) nodig = 0
    const events: SpelEvent[] = []
    const wens = this.#spel.wens?.(staat)
    const plekken = staat.plekken.map((plek, nr) => {
      if (plek.stand !== 'leeg' || nodig <= 0) return plek
      nodig -= 1
      events.push({ type: 'vraag', plek: nr, ...(wens ? { wens } : {}) })
      return { ...plek, stand: 'gevraagd' as const }
    })
    return [{ ...staat, plekken }, events]
  }

  /** Goes on when nothing hangs any more: to the next words, on places that are cleared, or to the end. */
  #close(staat: VeelStaat<O>): Stap<O> {
    const isBezig = staat.plekken.some(({ stand }) => stand !== 'leeg' && stand !== 'klaar')
    if (isBezig || staat.fase === 'klaar') return [staat, []]
    const isVol = gedaan(staat) >= staat.aantal || staat.isOp
    if (!isVol && staat.overgeslagen < MEESTE_OVERSLAG) {
      const vrij = staat.plekken.some(({ stand }) => stand === 'leeg')
      return this.ask(vrij ? staat : { ...staat, plekken: staat.plekken.map(() => LEEG) })
    }
    const { goed, t } = staat
    const finish = {
      type: 'finish',
      score: goed * PUNTEN,
      stars: sterrenVan(staat),
      ms: t,
    } as const
    return [{ ...staat, fase: 'klaar' }, [finish]]
  }

  opgave(staat: VeelStaat<O>, { plek: nr, item }: Extract<HostInput, { type: 'opgave' }>): Stap<O> {
    if (staat.plekken[nr]?.stand !== 'gevraagd') return [staat, []]
    if (item.soort !== 'woord') return this.#skip(staat, nr, item)
    const [, rng] = volgendGetal(staat.rng)
    const hangt = openBeurten(staat)
    const bij = { ...bijVan(staat), rnd: stroom(rng), nummer: gedaan(staat) }
    const isDubbel = hangt.some((beurt) => beurt.item.word === item.word)
    const opening = isDubbel ? null : this.#spel.open(item, { ...bij, hangt })
    if (!opening) return this.#skip({ ...staat, rng }, nr, item)
    const open = metPlek(staat, nr, { stand: 'open', item, opgave: opening.opgave })
    return [
      { ...open, rng, overgeslagen: 0 },
      [{ type: 'fx', name: 'open', plek: nr }, ...(opening.events ?? [])],
    ]
  }

  #skip(staat: VeelStaat<O>, nr: number, item: Opgave): Stap<O> {
    const leeg = metPlek(staat, nr, LEEG)
    const [na, events] = this.ask({ ...leeg, overgeslagen: staat.overgeslagen + 1 })
    const [einde, slot] = this.#close(na)
    return [einde, [{ type: 'skip', itemId: item.id, vorm: tekstVan(item) }, ...events, ...slot]]
  }

  leeg(staat: VeelStaat<O>): Stap<O> {
    const plekken = staat.plekken.map((plek) => (plek.stand === 'gevraagd' ? LEEG : plek))
    return this.#close({ ...staat, plekken, isOp: true })
  }

  tik(staat: VeelStaat<O>, ms: number): Stap<O> {
    if (!(ms > 0) || !Number.isFinite(staat.t + ms)) return [staat, []]
    const isOpen = staat.plekken.some(({ stand }) => stand === 'open')
    const later = isOpen ? { ...staat, t: staat.t + ms } : staat
    return this.#passWacht(later, ({ wacht }) => wacht - ms)
  }

  /** Ends the verdicts on mistakes: the pupil has read what they say, and plays on. */
  #verder(staat: VeelStaat<O>): Stap<O> {
    return this.#passWacht(staat, ({ isJuist, wacht }) => (isJuist === false ? 0 : wacht))
  }

  /** Gives every place whose verdict is shown what is left of its time, and goes on where that is over. */
  #passWacht(staat: VeelStaat<O>, over: (plek: Plek<O>) => number): Stap<O> {
    const events: SpelEvent[] = []
    let nu = staat
    for (const [nr, plek] of staat.plekken.entries()) {
      if (plek.stand !== 'kijken') continue
      const wacht = over(plek)
      if (wacht > 0) nu = metPlek(nu, nr, { wacht })
      else {
        const [na, uit] = this.#naKijken(nu, nr, plek)
        nu = na
        events.push(...uit)
      }
    }
    const [einde, slot] = this.#close(nu)
    return [einde, [...events, ...slot]]
  }

  /** Goes on at a place after its verdict was shown: to a mend of the mistake, or to its end. Both are told, for what is shown next. */
  #naKijken(staat: VeelStaat<O>, nr: number, plek: Plek<O>): Stap<O> {
    const { item, opgave, gegeven, poging } = plek
    const klaar: Stap<O> = [
      metPlek(staat, nr, { stand: 'klaar', wacht: 0 }),
      [{ type: 'fx', name: 'klaar', plek: nr }],
    ]
    if (!item || opgave === null || gegeven === null || poging >= MEESTE_POGINGEN) return klaar
    const beurt = { plek: nr, item, opgave, poging, staat }
    const na = plek.isJuist === false ? this.#spel.mend(beurt, gegeven) : null
    if (na === null) return klaar
    const open = { stand: 'open', opgave: na, gegeven: null, wacht: 0, poging: poging + 1 } as const
    return [metPlek(staat, nr, open), [{ type: 'fx', name: 'herstel', plek: nr }]]
  }

  handle(staat: VeelStaat<O>, input: I & { readonly plek?: unknown }): Stap<O> {
    const { plek: nr } = input
    if (input.type === 'verder') return this.#verder(staat)
    if (typeof nr !== 'number' || !staat.plekken[nr]) return [staat, []]
    const gekozen = { ...staat, actief: Math.max(0, nr) }
    const beurt = beurtOp(gekozen, nr)
    if (!beurt) return [gekozen, []]
    if (input.type === 'overslaan')
      return beurt.poging > 1 ? this.#leave(gekozen, beurt.plek) : [gekozen, []]
    return this.#pas(beurt, this.#spel.handle(beurt, { ...input, plek: beurt.plek }))
  }

  /** Leaves a mistake unmended. */
  #leave(staat: VeelStaat<O>, plek: number): Stap<O> {
    const [na, slot] = this.#close(metPlek(staat, plek, { stand: 'klaar' }))
    return [na, [{ type: 'fx', name: 'klaar', plek }, ...slot]]
  }

  #pas(beurt: VeelBeurt<O>, zet: VeelZet<O> | null): Stap<O> {
    const { staat, plek } = beurt
    if (!zet) return [staat, []]
    const opgave = zet.opgave ?? beurt.opgave
    const [na, stap] = this.#stap({ ...beurt, staat: metPlek(staat, plek, { opgave }) }, zet.stap)
    const events = [...stap, ...(zet.events ?? [])]
    if (zet.gegeven === undefined) return [na, events]
    const [oordeel, slot] = this.#oordeel({ ...beurt, opgave, staat: na }, zet.gegeven)
    return [oordeel, [...events, ...slot]]
  }

  /** Tells a decision on the way, which ends nothing and counts nowhere. Its time is counted with that of the word. */
  #stap({ staat, item, poging }: VeelBeurt<O>, stap: VeelZet<O>['stap']): Stap<O> {
    const uitspraak = stap && judge(item, stap.vraag, stap.given)
    if (!uitspraak) return [staat, []]
    const { correct } = uitspraak
    return [staat, [{ type: 'answer', itemId: item.id, correct, ms: 0, attempt: poging, ...stap }]]
  }

  #oordeel(beurt: VeelBeurt<O>, given: string): Stap<O> {
    const { staat, plek, item, poging } = beurt
    const bij = this.#spel.gevraagd(beurt)
    const uitspraak = judge(item, bij.vraag, given)
    if (!uitspraak) return [staat, []]
    const { correct } = uitspraak
    const wacht = this.#spel.kijken[correct ? 'goed' : 'fout'] * (staat.opties.calm ? 2 : 1)
    const bekeken = metPlek(staat, plek, {
      stand: 'kijken',
      gegeven: given,
      wacht,
      isJuist: correct,
      ...(poging === 1 ? { isGoed: correct } : {}),
    })
    const na = countAntwoord(
      { ...bekeken, vorigeT: staat.t },
      { item, vorm: given },
      { correct, poging },
    )
    return [
      na,
      [
        {
          type: 'answer',
          itemId: item.id,
          given,
          correct,
          ms: staat.t - staat.vorigeT,
          attempt: poging,
          ...bij,
        },
        { type: 'fx', name: correct ? (poging === 1 ? 'goed' : 'hersteld') : 'fout', plek },
        ...(correct ? (this.#spel.naGoed?.(na, staat) ?? []) : []),
      ],
    ]
  }
}

/** Counts a verdict: a first try in the score, a mend among what was mended. */
function countAntwoord<O>(
  staat: VeelStaat<O>,
  misser: VeelStaat<O>['missers'][number],
  { correct, poging }: { readonly correct: boolean; readonly poging: number },
): VeelStaat<O> {
  const { word } = misser.item
  if (poging > 1) return correct ? { ...staat, hersteld: [...staat.hersteld, word] } : staat
  return {
    ...staat,
    goed: staat.goed + (correct ? 1 : 0),
    fout: staat.fout + (correct ? 0 : 1),
    gelukt: correct ? [...staat.gelukt, word] : staat.gelukt,
    missers: correct ? staat.missers : [...staat.missers, misser],
    oordelen: [...staat.oordelen, correct],
  }
}
