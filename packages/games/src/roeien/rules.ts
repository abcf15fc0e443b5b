import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Beurt, GedeeldeZet, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput, Item } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { isSplitsbaar } from '@letterhaven/taal/splitsbaar'
import { litNa, slagNa, tempoVan } from './houd.ts'
import { eindenVan, lettersVan } from './letters.ts'
import {
  beurtKant,
  countVoor,
  eigenStukken,
  gebeierd,
  geroeid,
  isVol,
  kantVan,
  litVan,
  type Kant,
  type Opgave,
  type State,
} from './stand.ts'
import { sayWater } from './zeg.ts'

export type { State } from './stand.ts'
export type Input = GameInput &
  (
    | { readonly type: 'los' | 'laat' | 'terug' | 'vaar' | 'eend' | GedeeldeZet }
    /** Pulls an oar and holds it: the letters light up one after the other. */
    | { readonly type: 'trek'; readonly kant: Kant }
    /** Says after which letter the piece ends, without waiting for it. */
    | { readonly type: 'slag'; readonly tot: number }
    /** Moves the end of the last stroke one letter. */
    | { readonly type: 'schuif'; readonly stap: -1 | 1 }
    /** Calls how many strokes it will be. */
    | { readonly type: 'roep'; readonly aantal: number }
  )

type Stap = Zet<Opgave> | null

/** Why the boat does not go: the word is not rowed to its end, it is the turn of the other oar, or nothing was called. */
export const DICHT = { heel: 0, riem: 1, roep: 2 } as const
/** A word that is right stays until the child goes on. */
const TOT_VERDER_MS = 86_400_000
/** So often the ducks are lured, and they come along. */
const EENDEN = 3
/** The cox calls no fewer and no more strokes. */
export const ROEP = { minst: 2, meest: 7 } as const

const isKant = (kant: unknown): kant is -1 | 1 => kant === -1 || kant === 1

/** Returns why no stroke can be made with this oar now; null where it can. */
function dichtVoor(opgave: Opgave, kant: Kant): number | null {
  if (opgave.roep === 0) return DICHT.roep
  const beurt = opgave.houdt === null ? beurtKant(opgave) : kantVan(opgave, opgave.slagen.length)
  return opgave.bel !== 0 && beurt !== 0 && kant !== 0 && kant !== beurt ? DICHT.riem : null
}

/** Ends a stroke after a letter. What was rowed beyond it is loose again. */
function row(opgave: Opgave, tot: number, isGehouden: boolean): Stap {
  const { letters, slagen } = opgave
  if (!Number.isInteger(tot) || tot < 1 || tot > letters.length || slagen.includes(tot)) return null
  const na = [...slagen.filter((eind) => eind < tot), tot]
  const begin = opgave.bel !== 0 && opgave.begin === 0 ? -1 : opgave.begin
  const nu = { ...opgave, slagen: na, houdt: null, begin, isGehouden }
  const isMeer = tot > geroeid(opgave)
  return { opgave: nu, events: [fx(isMeer ? 'rijd' : 'zet', na.length - 1)] }
}

/** Returns how long an oar is held that is pulled now: from nothing, or in calm play one letter longer. */
function heldNa({ opgave: { houdt }, staat }: Beurt<Opgave>): number {
  return houdt === null || !staat.opties.calm ? 0 : houdt + tempoVan(staat.groep)
}

/** Pulls an oar. Where nothing is to be rowed any more it stays up. */
function pull(beurt: Beurt<Opgave>, kant: Kant): Stap {
  const { opgave } = beurt
  const dicht = dichtVoor(opgave, kant)
  if (dicht !== null) return { events: [fx('dicht', dicht)] }
  if (isVol(opgave)) return null
  const isBegin = opgave.bel !== 0 && opgave.slagen.length === 0
  const begin = isBegin && isKant(kant) ? kant : opgave.begin
  return { opgave: { ...opgave, houdt: heldNa(beurt), begin } }
}

/** Lets the oar go: the stroke ends after the letter that was lit. In calm play no hand comes late. */
function release({ opgave, staat }: Beurt<Opgave>): Stap {
  if (opgave.houdt === null) return null
  const over = opgave.letters.length - geroeid(opgave)
  const lengte = staat.opties.calm ? litNa : slagNa
  const lang = lengte(opgave.houdt, tempoVan(staat.groep), over)
  return row(opgave, geroeid(opgave) + lang, lang > 1 && !staat.opties.calm)
}

function tap(opgave: Opgave, tot: number): Stap {
  const dicht = dichtVoor(opgave, 0)
  if (dicht !== null) return { events: [fx('dicht', dicht)] }
  return row(opgave, tot, false)
}

/** Moves the end of the last stroke, which may be done until the next one begins. */
function shift(opgave: Opgave, stap: number): Stap {
  const { slagen, letters } = opgave
  const [vorige = 0, tot] = slagen.length > 1 ? slagen.slice(-2) : [0, slagen[0]]
  if (tot === undefined || opgave.houdt !== null) return null
  const naar = tot + stap
  if (Math.abs(stap) !== 1 || naar <= vorige || naar > letters.length) return null
  const isRecht = opgave.isRecht && !opgave.isGehouden
  return {
    opgave: { ...opgave, slagen: slagen.with(-1, naar), isRecht },
    events: [fx('zet', slagen.length - 1)],
  }
}

/** Takes the last stroke back. Before the first one, the called number. */
function takeBack(opgave: Opgave): Stap {
  const { slagen, roep } = opgave
  if (slagen.length === 0)
    return roep ? { opgave: { ...opgave, roep: 0, houdt: null }, events: [fx('terug')] } : null
  const isRecht = opgave.isRecht && !opgave.isGehouden
  const begin = slagen.length === 1 ? 0 : opgave.begin
  return {
    opgave: {
      ...opgave,
      slagen: slagen.slice(0, -1),
      houdt: null,
      begin,
      isRecht,
      isGehouden: false,
    },
    events: [fx('terug', slagen.length - 1)],
  }
}

function call(opgave: Opgave, aantal: number): Stap {
  const past = Number.isInteger(aantal) && aantal >= ROEP.minst && aantal <= ROEP.meest
  if (opgave.roep === null || opgave.slagen.length > 0 || !past || opgave.roep === aantal)
    return null
  return { opgave: { ...opgave, roep: aantal }, events: [fx('stuur', aantal)] }
}

/** Whether the boat takes its bend by the bell, or its crew rowed as often as was called. */
export function isBel(opgave: Opgave): boolean {
  const { slagen, bel, roep } = opgave
  if (bel !== 0) return kantVan(opgave, slagen.length - 1) === bel
  return roep !== null && roep === slagen.length
}

/** Sails under the bridge: the pieces are given. */
function sail({ item, opgave, staat }: Beurt<Opgave>): Stap {
  if (!isVol(opgave)) return { events: [fx('dicht', opgave.roep === 0 ? DICHT.roep : DICHT.heel)] }
  const gegeven = eigenStukken(opgave).join('|')
  const isGoed = judge(item, 'ritme:kg', gegeven)?.correct === true
  if (!isGoed) return { opgave: { ...opgave, rij: 0 }, gegeven }
  const isEerst = staat.poging === 1
  const rij = opgave.rij + (isEerst && opgave.isRecht ? 1 : 0)
  const bel = isBel(opgave)
  const na: Opgave = {
    ...opgave,
    rij,
    langste: Math.max(opgave.langste, rij),
    bellen: opgave.bellen + (bel ? 1 : 0),
    bogen: [...opgave.bogen, gegeven],
  }
  return { opgave: na, gegeven, events: bel ? [fx('bel')] : [] }
}

function lure(opgave: Opgave): Stap {
  const eenden = opgave.eenden + 1
  if (eenden > EENDEN) return null
  return {
    opgave: { ...opgave, eenden },
    events: [eenden === EENDEN ? fx('geheim') : fx('loop', eenden)],
  }
}

function handle(beurt: Beurt<Opgave>, input: Input): Stap {
  const { opgave } = beurt
  switch (input.type) {
    case 'trek':
      return pull(beurt, input.kant)
    case 'los':
      return release(beurt)
    // A finger that was taken away for something else made no stroke.
    case 'laat':
      return opgave.houdt === null ? null : { opgave: { ...opgave, houdt: null } }
    case 'slag':
      return tap(opgave, input.tot)
    case 'schuif':
      return shift(opgave, input.stap)
    case 'terug':
      return takeBack(opgave)
    case 'roep':
      return call(opgave, input.aantal)
    case 'vaar':
      return sail(beurt)
    case 'eend':
      return lure(opgave)
    default:
      return null
  }
}

/** Lets the letters light up one by one while the oar is held. In calm play they wait for the hand. */
function pass({ opgave, staat }: Beurt<Opgave>, ms: number): Stap {
  if (opgave.houdt === null || staat.opties.calm) return null
  return { opgave: { ...opgave, houdt: opgave.houdt + ms } }
}

function naar({ item, opgave }: Beurt<Opgave>, vorm: string): Input {
  const { letters, slagen, houdt, roep } = opgave
  const isWoord = vorm.replaceAll('|', '') === item.word
  const doel = (isWoord ? eindenVan(letters, vorm.split('|')) : null) ?? [letters.length]
  if (houdt !== null) return { type: 'los' }
  if (roep === 0)
    return { type: 'roep', aantal: Math.min(ROEP.meest, Math.max(ROEP.minst, doel.length)) }
  if (slagen.some((tot, nr) => tot !== doel[nr])) return { type: 'terug' }
  const tot = doel[slagen.length]
  return tot === undefined ? { type: 'vaar' } : { type: 'slag', tot }
}

type Bij = OpeningBij & { readonly vorige: Opgave | null }

/** What is kept from word to word. */
const bewaard = (vorige: Opgave | null) => ({
  bogen: vorige?.bogen ?? [],
  rij: vorige?.rij ?? 0,
  langste: vorige?.langste ?? 0,
  bellen: vorige?.bellen ?? 0,
  eenden: vorige?.eenden ?? 0,
})

const NIEUW = {
  slagen: [],
  houdt: null,
  begin: 0,
  isRecht: true,
  isGehouden: false,
  fout: null,
} as const

function open({ word, syllables = [] }: Item, bij: Bij): { readonly opgave: Opgave } | null {
  const letters = lettersVan(word)
  if (syllables.length < 2 || !isSplitsbaar({ word, kg: syllables })) return null
  if (!eindenVan(letters, syllables)) return null
  return {
    opgave: {
      ...NIEUW,
      ...bewaard(bij.vorige),
      letters,
      bel: bij.trap === 2 ? (bij.rnd() < 0.5 ? -1 : 1) : 0,
      roep: bij.trap === 3 ? 0 : null,
    },
  }
}

/** Lays the word ready again: the first strokes that were right stay rowed. */
function mend({ item, opgave }: Beurt<Opgave>, fout: string): Opgave {
  const slagen = opgave.slagen.slice(0, countVoor(item, opgave))
  const begin = slagen.length === 0 ? 0 : opgave.begin
  return { ...opgave, slagen, begin, houdt: null, isGehouden: false, fout }
}

/** The rules of roeien: hold the oar while the letters of a piece light up, and sail when the whole word is rowed. */
export const rules = makeBeurtRules<Opgave, Input>({
  open,
  handle,
  tik: pass,
  tijdbeeld: ({ opgave, staat }) => `${litVan(opgave, staat.groep)}`,
  gevraagd: () => ({ vraag: 'ritme:kg', hoe: 'gezien' }),
  mend,
  naGoed: (nu, vorige) => (gebeierd(nu) > gebeierd(vorige) ? [fx('jaaa')] : []),
  record: ({ opgave, vorige }: State) => (opgave ?? vorige)?.langste ?? 0,
  goed: ({ item: { syllables = [] } }) => syllables.join('|'),
  gok: 0.2,
  naar,
  zin: sayWater,
  kijken: { goed: TOT_VERDER_MS, fout: 1900 },
  kijkGoed: () => TOT_VERDER_MS,
})
