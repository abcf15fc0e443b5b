import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
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
import { isUitgang, stukkenVan, UITGANGEN, type Uitgang } from './enten.ts'
import type { Input } from './invoer.ts'
import { naar } from './naar.ts'
import { losStukVan, planVan } from './plan.ts'
import { aantalOogst, langsteRij, vormNu, type Opgave, type State } from './stand.ts'
import { losGat, metHeelDeel, naKnip, openHerstel, werkTussen } from './werk.ts'
import { isWerk, type Werk } from './werken.ts'
import { sayGewas } from './zeg.ts'
import {
  cutGewas,
  heel,
  isKorter,
  setGe,
  setLetter,
  takeLos,
  type Gewas,
  type Naad,
} from './wortel.ts'

export type { State } from './stand.ts'
export type { Input } from './invoer.ts'

type Stap = Zet<Opgave> | null

/** What is done next, for a part of the carrot, with its sound. */
interface Gedaan {
  readonly naad: Naad
  readonly naam: Fx
  readonly werk: Werk
}

/** So many pulls, and what lives in the boot comes out. */
const LAARS = 3
/** After every so many carrots comes a giant one. */
const REUS = 3
/** More steps than anybody takes back. */
const MEESTE_TERUG = 40

/** Keeps what the carrot was, and lets no part droop that was changed. */
function metGewas(opgave: Opgave, gewas: Gewas | null, { naad, naam, werk }: Gedaan): Stap {
  if (!gewas) return null
  return {
    opgave: {
      ...opgave,
      gewas,
      werk,
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
    opgave: {
      ...opgave,
      gewas,
      werk: werkTussen(gewas, opgave.gewas),
      terug: opgave.terug.slice(0, -1),
    },
    events: [fx('terug')],
  }
}

/** Takes the leaf off, or says that none comes there. */
function strip(opgave: Opgave): Stap {
  if (opgave.werk === 'geef' && opgave.gewas.uitgang === null) return null
  const kaal: Zet<Opgave> = graft(opgave, null) ?? { events: [fx('leg')] }
  return { ...kaal, opgave: { ...opgave, ...kaal.opgave, werk: 'geef' } }
}

/** Goes to another thing to do. Who cuts again begins with the carrot as long as it grew. */
function turnTo(opgave: Opgave, werk: Werk): Stap {
  if (!isWerk(werk) || werk === opgave.werk) return null
  const { gewas } = opgave
  return werk === 'knip' && isKorter(gewas)
    ? metGewas(opgave, metHeelDeel(gewas), { naad: 'stam', naam: 'terug', werk })
    : { opgave: { ...opgave, werk }, events: [fx('leg')] }
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
    wil === null
      ? { naad: 'uitgang', naam: 'wis', werk: 'blad' }
      : { naad: 'uitgang', naam: 'leg', werk: 'geef' },
  )
}

/** Works on the stem of a carrot that is out of the ground. */
function workStam({ item, opgave }: Beurt<Opgave>, input: Input): Stap {
  const { gewas, stukken } = opgave
  switch (input.type) {
    case 'knip': {
      const na = cutGewas(gewas, input.gat)
      const werk = na ? naKnip(na, losGat(item.werkwoord?.infinitief ?? '', item.word)) : 'knip'
      return metGewas(opgave, na, { naad: 'stam', naam: 'prik', werk })
    }
    case 'ruil':
      return metGewas(opgave, takeLos(gewas), { naad: 'stam', naam: 'samen', werk: 'knip' })
    case 'letter':
      return metGewas(opgave, setLetter(gewas, stukken, input), {
        naad: 'stam',
        naam: 'zet',
        werk: 'stam',
      })
    default:
      return null
  }
}

/** Works on what is grafted, and goes to and fro between what is done. */
function workEnt({ opgave }: Beurt<Opgave>, input: Input): Stap {
  switch (input.type) {
    case 'ge':
      return metGewas(opgave, setGe(opgave.gewas, input.plek), {
        naad: 'ge',
        naam: input.plek === null ? 'wis' : 'leg',
        werk: 'blad',
      })
    case 'werk':
      return turnTo(opgave, input.werk)
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

const work = (beurt: Beurt<Opgave>, input: Input): Stap =>
  workStam(beurt, input) ?? workEnt(beurt, input)

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

/** Gives the form that was made. */
function give({ item, opgave }: Beurt<Opgave>): Stap {
  const gegeven = vormNu(opgave)
  if (!opgave.isUit || gegeven === '') return null
  if (gegeven !== item.word) return { gegeven }
  const { uitgang } = opgave.gewas
  const gevonden = metGevonden(opgave, uitgang === null ? -1 : UITGANGEN.indexOf(uitgang))
  return { opgave: { ...opgave, ...gevonden }, gegeven }
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
  return farm(opgave, input) ?? (opgave.isUit ? work(beurt, input) : null)
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
      werk: 'knip',
      isGetoond: false,
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

/** The rules of wortelboer: pull the verb up, cut it, mend its stem, graft its leaf, and give it to the soup. */
export const rules = makeBeurtRules<Opgave, Input>({
  vorm: 4,
  open,
  handle,
  tik: ({ opgave, staat }, ms) => {
    const akker = closeHoop(opgave, { ms, calm: staat.opties.calm })
    if (!akker) return null
    return { opgave: { ...opgave, ...akker }, events: akker.open ? [] : [fx('dicht')] }
  },
  gevraagd: ({ staat: { poging } }) => ({ vraag: poging === 1 ? 'bouw:vorm' : 'bouw:herstel' }),
  mend: ({ item, opgave }) => openHerstel(opgave, item.word),
  naGoed: (nu, vorige) => (reuzen(nu) > reuzen(vorige) ? [fx('jaaa')] : []),
  record: ({ oordelen }) => langsteRij(oordelen),
  // The opgave goes by the address of its sentence, and not by its form.
  goed: ({ item }) => item.word,
  gok: GOK_VRIJ,
  naar,
  zin: ({ item, opgave }) => sayGewas(item, opgave),
  kijken: { goed: 1900, fout: 1500 },
})
