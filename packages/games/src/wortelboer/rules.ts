import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx, type Fx } from '@letterhaven/game-kit/regels/fx'
import {
  closeHoop,
  kanEnten,
  metGevonden,
  openAkker,
  openHoop,
  pump,
  water,
  type Akker,
} from './akker.ts'
import { isUitgang, stukkenVan, UITGANGEN, WEG, type Uitgang } from './enten.ts'
import { losStukVan, misVan, planVan, type Plan } from './plan.ts'
import {
  aantalOogst,
  KRATTEN,
  langsteRij,
  metOogst,
  vormNu,
  type Opgave,
  type State,
} from './stand.ts'
import { sayGewas } from './zeg.ts'
import { cutGewas, heel, setGe, setLetter, takeLos, type Gewas, type Naad } from './wortel.ts'

export type { State } from './stand.ts'
export type Input = GameInput &
  (
    | { readonly type: 'trek' | 'ruil' | 'undo' | 'pomp' | 'laars' | 'krat' | GedeeldeZet }
    /** Says that no leaf comes behind the stem, or shows the form of a mistake that is left as it is. */
    | { readonly type: 'kaal' | 'toon' }
    /** Cuts before this piece. */
    | { readonly type: 'knip'; readonly gat: number }
    /** Makes a piece of the stem another one; an empty one is taken out. */
    | { readonly type: 'letter'; readonly plek: number; readonly ent: string }
    /** Grafts the root hair before this piece; null takes it off. */
    | { readonly type: 'ge'; readonly plek: number | null }
    /** Grafts a leaf behind the stem; null takes it off. */
    | { readonly type: 'blad'; readonly blad: Uitgang | null }
    | { readonly type: 'giet'; readonly nr: number }
    | { readonly type: 'hoop'; readonly nr: number }
  )

type Stap = Zet<Opgave> | null

/** So many pulls, and what lives in the boot comes out. */
const LAARS = 3
/** After every so many carrots comes a giant one. */
const REUS = 3
/** More steps than anybody takes back. */
const MEESTE_TERUG = 40

/** Keeps what the carrot was, and lets no part droop that was changed. */
function metGewas(
  opgave: Opgave,
  gewas: Gewas | null,
  { naad, naam }: { readonly naad: Naad; readonly naam: Fx },
): Stap {
  if (!gewas) return null
  return {
    opgave: {
      ...opgave,
      gewas,
      isKaal: false,
      terug: [...opgave.terug, opgave.gewas].slice(-MEESTE_TERUG),
      mis: opgave.mis.filter((een) => een !== naad),
    },
    events: [fx(naam)],
  }
}

const metAkker = (opgave: Opgave, akker: Partial<Akker> | null, event: SpelEvent): Stap =>
  akker && { opgave: { ...opgave, ...akker }, events: [event] }

/** Takes the last step back. */
function undo(opgave: Opgave): Stap {
  const gewas = opgave.terug.at(-1)
  if (!gewas) return null
  return {
    opgave: { ...opgave, gewas, isKaal: false, terug: opgave.terug.slice(0, -1) },
    events: [fx('terug')],
  }
}

/** Takes the leaf off for good, or says that none comes there. */
function strip(opgave: Opgave): Stap {
  if (opgave.isKaal) return null
  const kaal: Zet<Opgave> = graft(opgave, null) ?? { events: [fx('leg')] }
  return { ...kaal, opgave: { ...opgave, ...kaal.opgave, isKaal: true } }
}

/** Grafts a leaf, or takes it off when it is there already. */
function graft(opgave: Opgave, blad: Uitgang | null): Stap {
  const { gewas } = opgave
  const wil = blad === gewas.uitgang ? null : blad
  if (wil === gewas.uitgang) return null
  if (wil !== null && (!isUitgang(wil) || !kanEnten(opgave, UITGANGEN.indexOf(wil)))) return null
  return metGewas(
    opgave,
    { ...gewas, uitgang: wil },
    { naad: 'uitgang', naam: wil === null ? 'wis' : 'leg' },
  )
}

/** Works on a carrot that is out of the ground. */
function work(opgave: Opgave, input: Input): Stap {
  const { gewas, stukken } = opgave
  switch (input.type) {
    case 'knip':
      return metGewas(opgave, cutGewas(gewas, input.gat), { naad: 'stam', naam: 'prik' })
    case 'ruil':
      return metGewas(opgave, takeLos(gewas), { naad: 'stam', naam: 'samen' })
    case 'letter':
      return metGewas(opgave, setLetter(gewas, stukken, input), { naad: 'stam', naam: 'zet' })
    case 'ge':
      return metGewas(opgave, setGe(gewas, input.plek), {
        naad: 'ge',
        naam: input.plek === null ? 'wis' : 'leg',
      })
    case 'blad':
      return graft(opgave, input.blad)
    case 'kaal':
      return strip(opgave)
    case 'undo':
      return undo(opgave)
    default:
      return null
  }
}

/** Waters a seed. Who has a carrot in the hand wants its leaf, so it is grafted at once. */
function irrigate(opgave: Opgave, nr: number): Stap {
  const nat = metAkker(opgave, water(opgave, nr), fx('was', nr))
  if (!nat?.opgave || !opgave.isUit) return nat
  const metBlad = graft(nat.opgave, UITGANGEN[nr] ?? null)
  return metBlad ? { ...metBlad, events: [...(nat.events ?? []), ...(metBlad.events ?? [])] } : nat
}

/** Does what changes the field, and no carrot. */
function farm(opgave: Opgave, input: Input): Stap {
  switch (input.type) {
    case 'giet':
      return irrigate(opgave, input.nr)
    case 'pomp':
      return metAkker(opgave, pump(opgave), fx('spuug'))
    case 'hoop':
      return metAkker(opgave, openHoop(opgave, input.nr), fx('flits', input.nr))
    case 'laars': {
      const laars = opgave.laars + 1
      if (laars > LAARS) return null
      return {
        opgave: { ...opgave, laars },
        events: [laars === LAARS ? fx('geheim') : fx('bots', laars)],
      }
    }
    default:
      return null
  }
}

/** Gives the form that was made. What is right lies in its crate from then on. */
function give({ item, opgave }: Beurt<Opgave>): Stap {
  const gegeven = vormNu(opgave)
  if (!opgave.isUit || gegeven === '') return null
  if (gegeven !== item.word) return { gegeven }
  const { uitgang } = opgave.gewas
  const gevonden = metGevonden(opgave, uitgang === null ? -1 : UITGANGEN.indexOf(uitgang))
  return { opgave: { ...opgave, ...metOogst(opgave), ...gevonden }, gegeven }
}

/** Shows the form of a mistake that is left as it is; nothing is made of it any more. */
const show = ({ opgave, staat }: Beurt<Opgave>): Stap =>
  staat.poging > 1
    ? { opgave: { ...opgave, mis: [], isGetoond: true }, events: [fx('herstel')] }
    : null

function handle(beurt: Beurt<Opgave>, input: Input): Stap {
  const { opgave } = beurt
  if (opgave.isGetoond) return null
  if (input.type === 'toon') return show(beurt)
  if (input.type === 'trek')
    return opgave.isUit ? null : { opgave: { ...opgave, isUit: true }, events: [fx('spring')] }
  if (input.type === 'krat') return give(beurt)
  return farm(opgave, input) ?? (opgave.isUit ? work(opgave, input) : null)
}

/** Returns what still has to be cut or taken for a part of the verb; null where it is in the hand. */
function deelNaar({ deel: [van, tot], los }: Gewas, doel: Plan['deel']): Input | null {
  const [begin, eind] = doel
  if (van === begin && tot === eind) return null
  const isLos = los && los[0] <= begin && los[1] >= eind
  if (isLos) return { type: 'ruil' }
  if (van > begin || tot < eind) return { type: 'undo' }
  return tot > eind ? { type: 'knip', gat: eind } : { type: 'knip', gat: begin }
}

/** Returns the next move to a leaf: water or a look at where it lies, if it cannot be taken yet. */
function bladNaar(opgave: Opgave, blad: Uitgang | null): Input | null {
  if (blad === opgave.gewas.uitgang) return null
  const nr = blad === null ? -1 : UITGANGEN.indexOf(blad)
  if (blad === null || kanEnten(opgave, nr)) return { type: 'blad', blad }
  if (opgave.nat) return opgave.water > 0 ? { type: 'giet', nr } : { type: 'pomp' }
  return { type: 'hoop', nr: opgave.hopen?.indexOf(nr) ?? 0 }
}

/** Returns the next move from a carrot to a plan. */
function planNaar(opgave: Opgave, plan: Plan): Input {
  const { gewas } = opgave
  const deel = deelNaar(gewas, plan.deel)
  if (deel) return deel
  const [van, tot] = plan.deel
  const plek = gewas.letters.findIndex(
    (letter, nr) => nr >= van && nr < tot && letter !== plan.letters[nr],
  )
  if (plek >= 0) return { type: 'letter', plek, ent: plan.letters[plek] ?? WEG }
  if (gewas.ge !== plan.ge) return { type: 'ge', plek: plan.ge }
  return bladNaar(opgave, plan.uitgang) ?? { type: 'krat' }
}

/** Returns how a form is made; of a form that cannot be made, how to give another that is wrong as well. */
function planOf({ stukken }: Opgave, { word }: Item, vorm: string): Plan | null {
  const plan = planVan(stukken, vorm)
  if (plan || vorm === word) return plan
  const goed = planVan(stukken, word)
  return goed && { ...goed, uitgang: goed.uitgang === 't' ? 'd' : 't' }
}

function naar({ item, opgave }: Beurt<Opgave>, vorm: string): Input | null {
  if (opgave.isGetoond) return { type: 'overslaan' }
  if (!opgave.isUit) return { type: 'trek' }
  const plan = planOf(opgave, item, vorm)
  return plan && planNaar(opgave, plan)
}

function open(
  item: Item,
  bij: Parameters<typeof openAkker>[1] & { readonly vorige: Opgave | null },
): { readonly opgave: Opgave } | null {
  if (!item.werkwoord) return null
  const stukken = stukkenVan(item.werkwoord.infinitief)
  if (!planVan(stukken, item.word)) return null
  // Who begins learns one thing: the part that stands in the sentence already is off the first carrot.
  const eraf = bij.vorige === null ? zonderLos(item.werkwoord, item.word, stukken) : null
  return {
    opgave: {
      stukken,
      gewas: eraf ?? heel(stukken),
      isUit: false,
      terug: eraf ? [heel(stukken)] : [],
      mis: [],
      isKaal: false,
      isGetoond: false,
      oogst: bij.vorige?.oogst ?? KRATTEN.map(() => 0),
      laars: bij.vorige?.laars ?? 0,
      ...openAkker(bij.vorige, bij),
    },
  }
}

/** Returns a verb without the part that stands in its sentence already; null where all of it is in the form. */
function zonderLos(
  werkwoord: NonNullable<Item['werkwoord']>,
  vorm: string,
  stukken: readonly string[],
): Gewas | null {
  const los = losStukVan(werkwoord, vorm)
  if (los === null) return null
  let lengte = 0
  const gat = stukken.findIndex((stuk) => (lengte += stuk.length) >= los.length) + 1
  const geknipt = cutGewas(heel(stukken), gat)
  return geknipt && takeLos(geknipt)
}

/** Returns how many giant carrots there were. */
const reuzen = (staat: State): number => Math.floor(aantalOogst(staat) / REUS)

/** The rules of wortelboer: pull the verb up, cut it, mend its stem, graft its leaf, and bring it to the cart. */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 3,
  open,
  handle,
  tik: ({ opgave, staat }, ms) => {
    const akker = closeHoop(opgave, { ms, calm: staat.opties.calm })
    if (!akker) return null
    return { opgave: { ...opgave, ...akker }, events: akker.open ? [] : [fx('dicht')] }
  },
  gevraagd: ({ staat: { poging } }) => ({ vraag: poging === 1 ? 'bouw:vorm' : 'bouw:herstel' }),
  mend: ({ item, opgave }) => ({ ...opgave, isKaal: false, mis: misVan(opgave, item.word) }),
  naGoed: (nu, vorige) => (reuzen(nu) > reuzen(vorige) ? [fx('jaaa')] : []),
  record: ({ oordelen }) => langsteRij(oordelen),
  // The opgave goes by the address of its sentence, and not by its form.
  goed: ({ item }) => item.word,
  gok: GOK_VRIJ,
  naar,
  zin: ({ item, opgave }) => sayGewas(item, opgave),
  kijken: { goed: 2100, fout: 1500 },
})
