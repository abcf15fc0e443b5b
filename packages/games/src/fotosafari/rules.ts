import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { fitLus, type Lus } from '@letterhaven/game-kit/onderdelen/lus'
import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { BeeldOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, BeurtStaat, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'

/** The frame of the camera over the land, its width in the units of an animal. */
export type Kader = Lus

/** An animal as the rules know it: what it does, step after step. */
interface Dier {
  readonly id: string
  readonly houdingen: readonly string[]
}

/** What is laid ready for one sentence. */
export interface Opdracht {
  readonly kader: Kader
  /** Whether the pupil moved the frame since the sentence or the last photo came. */
  readonly gericht: boolean
  readonly dieren: readonly Dier[]
  /** The step at which every animal is, and the one before that. */
  readonly stap: number
  readonly vorige: number
  /** For how long the poses still hold, in ms; 0 where they never change. */
  readonly rest: number
  /** For how long, in ms, a press is still for what was seen before the animals changed by themselves. */
  readonly net: number
  /** How many animals were in a photo that meant nobody; 0 as soon as the frame moves. */
  readonly samen: number
  /** The photo that is being mended, as it was given. */
  readonly mislukt: string | null
}

export type State = BeurtStaat<Opdracht, BeeldOpgave>
export type Input = GameInput &
  (
    | ({ readonly type: 'kies' } & Kader)
    /** Keeps the frame at its place in the land when the screen shows that otherwise. */
    | ({ readonly type: 'past' } & Kader)
    | { readonly type: 'foto'; readonly dieren: readonly string[] }
    | { readonly type: 'hagedis' | 'wacht' | GedeeldeZet }
  )
type Nu = Beurt<Opdracht, BeeldOpgave>

/** The smallest and the widest frame, in the units of an animal, and how wide it is at first in each stage. */
export const MATEN = { smal: 44, begin: { 1: 230, 2: 140, 3: 140 }, wijd: 420 } as const
/**
 * A pose holds this long where nobody does what is asked; while the frame moves it does not end sooner than after `RICHT_MS`.
 * Where somebody does what is asked all poses hold: who reads slowly does not see it go.
 */
const HOUD_MS = 8000
const RICHT_MS = 10_000
/** Who aims or presses so soon after a change did so for what was seen before it, in ms. */
const NET_MS = 350
/** For so long before they change, animals are seen to become restless, in ms. */
const ONRUST_MS = 1500

/** Returns how many steps the poses take; 1 where they do not change. */
const stappenVan = ({ dieren }: Opdracht): number => dieren[0]?.houdingen.length ?? 1

/** Returns whether animals do something else now and then. */
export const isWisselend = (opdracht: Opdracht): boolean => stappenVan(opdracht) > 1

/** Returns what a photo of an animal gives now: the animal, or where poses change the animal in its pose. */
export function keuzeVan(opdracht: Opdracht, id: string): string | null {
  const dier = opdracht.dieren.find((een) => een.id === id)
  if (!dier) return null
  const houding = dier.houdingen[opdracht.stap % dier.houdingen.length] ?? 'rust'
  return isWisselend(opdracht) ? `${id}:${houding}` : id
}

/** The hand of the clock goes on in steps of this many ms. */
const WIJZER_MS = 500

/** How much of the time is left that the poses hold, from 1 to 0 in steps of the clock; 1 where time does not pass. */
export const overVan = ({ rest }: Opdracht): number =>
  rest > 0 ? Math.min(1, (Math.ceil(rest / WIJZER_MS) * WIJZER_MS) / HOUD_MS) : 1

/** Returns whether the animals are about to do something else. */
export const isOnrustig = ({ rest }: Opdracht): boolean => rest > 0 && rest < ONRUST_MS

/** Returns whether somebody does now what the sentence asks. */
const isTeZien = (opdracht: Opdracht, goed: readonly string[]): boolean =>
  opdracht.dieren.some(({ id }) => goed.includes(keuzeVan(opdracht, id) ?? ''))

/** Returns whether the child is shown now that it can wait: what the sentence asks is done by nobody at this moment. */
export function isWachtwenk({ opgave, item }: State): boolean {
  if (!opgave || !item || !isWisselend(opgave)) return false
  return !isTeZien(opgave, item.goed)
}

/** Returns the step at which a scene begins. In the first of a round somebody does at once what its sentence asks. */
function beginStap(opdracht: Opdracht, goed: readonly string[], nummer: number): number {
  if (nummer > 0) return 0
  const stappen = Array.from({ length: stappenVan(opdracht) }, (_, stap) => stap)
  return stappen.find((stap) => isTeZien({ ...opdracht, stap }, goed)) ?? 0
}

/** Returns what a press means: the poses of a moment before where they only just changed, and the animals go back to them. */
function seenBy(opdracht: Opdracht): Opdracht {
  if (opdracht.net <= 0) return opdracht
  return { ...opdracht, net: 0, stap: opdracht.vorige, vorige: opdracht.stap, rest: RICHT_MS }
}

const fitKader = ({ x, y, maat }: Kader): Kader => fitLus({ x, y, maat }, MATEN)
const isKader = ({ x, y, maat }: Kader): boolean => [x, y, maat].every(Number.isFinite)

const aimAt = (opdracht: Opdracht, kader: Kader): Opdracht => ({
  ...seenBy(opdracht),
  kader: fitKader(kader),
  gericht: true,
  samen: 0,
  rest: opdracht.rest > 0 ? Math.max(opdracht.rest, RICHT_MS) : 0,
})

/** Lets the animals do something else: somebody does then what is asked. Waiting is part of looking, and is not done twice. */
function volgende(opdracht: Opdracht, goed: readonly string[]): Opdracht {
  const { stap: vorige } = opdracht
  const stappen = stappenVan(opdracht)
  const later = Array.from({ length: stappen }, (_, n) => (vorige + 1 + n) % stappen)
  const gevraagd = later.find((stap) => isTeZien({ ...opdracht, stap }, goed))
  return { ...opdracht, stap: gevraagd ?? vorige, vorige, rest: HOUD_MS, net: 0 }
}

/** Lets them do something else for who asks. Where somebody does already what is asked they go on with it: it is not taken away. */
function wait(opdracht: Opdracht, goed: readonly string[]): Zet<Opdracht> | null {
  if (!isWisselend(opdracht)) return null
  if (isTeZien(opdracht, goed)) return { events: [fx('bel')] }
  return { opgave: volgende(opdracht, goed), events: [fx('zet')] }
}

/** Returns whether an animal comes to do this when it is waited for. */
const comesYet = (opdracht: Opdracht, goed: readonly string[], vorm: string): boolean =>
  !isTeZien(opdracht, goed) && keuzeVan(volgende(opdracht, goed), vorm.split(':')[0] ?? '') === vorm

/** Returns a scene in which time passed: poses that held long enough change, unless they hold for who looks. */
function pass(
  opdracht: Opdracht,
  goed: readonly string[],
  { ms, houdt }: { ms: number; houdt: boolean },
): Opdracht {
  const rest = opdracht.rest - (houdt || isTeZien(opdracht, goed) ? 0 : ms)
  if (rest <= 0) return { ...volgende(opdracht, goed), net: NET_MS }
  return { ...opdracht, rest, net: Math.max(0, opdracht.net - ms) }
}

/** Why a press takes no photo. */
export type Bezwaar = 'niemand' | 'niet gericht' | 'al genomen'

/**
 * Returns why a press takes no photo of these animals; null where it takes one. After a photo that did not fit the camera
 * stays ready where it is: only the very same photo is not taken again before the frame moves.
 */
export function bezwaarVan(opgave: Opdracht, erop: readonly string[]): Bezwaar | null {
  const [dier] = erop
  if (!opgave.gericht && opgave.mislukt === null) return 'niet gericht'
  if (dier === undefined) return 'niemand'
  const isZelfde = erop.length === 1 && keuzeVan(opgave, dier) === opgave.mislukt
  return isZelfde && !opgave.gericht ? 'al genomen' : null
}

/** A photo of one animal is an answer; of none it is nothing, and of more the child is asked whom it means. */
function shoot({ opgave: nu }: Nu, dieren: readonly string[]): Zet<Opdracht> | null {
  const opgave = seenBy(nu)
  const erop = opgave.dieren.flatMap(({ id }) => (dieren.includes(id) ? [id] : []))
  if (bezwaarVan(opgave, erop)) return null
  if (erop.length === 1) {
    const gegeven = keuzeVan(opgave, erop[0] ?? '')
    return gegeven === null ? null : { opgave, gegeven }
  }
  return { opgave: { ...opgave, samen: erop.length }, events: [fx('samen')] }
}

function handle(beurt: Nu, input: Input): Zet<Opdracht> | null {
  const { opgave } = beurt
  switch (input.type) {
    case 'kies':
      return isKader(input) ? { opgave: aimAt(opgave, input) } : null
    case 'past':
      return isKader(input) ? { opgave: { ...opgave, kader: fitKader(input) } } : null
    case 'foto':
      return Array.isArray(input.dieren) ? shoot(beurt, input.dieren) : null
    case 'hagedis':
      // It is in no sentence, so a photo of it is no answer.
      return opgave.gericht ? { events: [fx('geheim')] } : null
    case 'wacht':
      return wait(opgave, beurt.item.goed)
    default:
      return null
  }
}

/** Returns the photos of the album in the order in which they were taken: the address of each scene. */
export function albumVan({
  oordelen,
  gelukt,
  missers,
  hersteld,
}: Pick<State, 'oordelen' | 'gelukt' | 'missers' | 'hersteld'>): readonly string[] {
  const goed = [...gelukt]
  const fout = missers.map(({ item }) => item.id)
  return oordelen.flatMap((isGoed) => {
    const adres = (isGoed ? goed : fout).shift()
    return adres !== undefined && (isGoed || hersteld.includes(adres)) ? [adres] : []
  })
}

/** How full the album is when the herd looks up from it, as a part of it. */
const MIJLPALEN = [0, 0.5, 1] as const

/** Returns whether the album passes a milestone: its first photo, its half, its last. */
function isFeest(nu: State, vorige: State): boolean {
  const [na, voor] = [albumVan(nu).length, albumVan(vorige).length]
  return MIJLPALEN.some((deel) => {
    const mijl = Math.max(1, Math.ceil(deel * nu.aantal))
    return na >= mijl && voor < mijl
  })
}

/** The rules of fotosafari: read which animal is meant, and take the photo of that one alone. Aiming is no answer. */
export const rules = makeBeurtRules<Opdracht, Input, BeeldOpgave>({
  speelt: 'beeld',
  vorm: 4,
  open: ({ id, goed }, { trap, nummer }) => {
    const beeldzin = makeBeeldzin(id)
    if (!beeldzin) return null
    const dieren = beeldzin.tafereel.dieren.map(({ id: dier, houdingen }) => ({
      id: dier,
      houdingen,
    }))
    const isLevend = (dieren[0]?.houdingen.length ?? 1) > 1
    const opgave: Opdracht = {
      kader: { x: 0.5, y: 0.5, maat: MATEN.begin[trap] },
      gericht: false,
      dieren,
      stap: 0,
      vorige: 0,
      rest: isLevend ? HOUD_MS : 0,
      net: 0,
      samen: 0,
      mislukt: null,
    }
    return { opgave: { ...opgave, stap: beginStap(opgave, goed, nummer) } }
  },
  handle,
  tik: ({ opgave, item, staat: { opties } }, ms) =>
    isWisselend(opgave) ? { opgave: pass(opgave, item.goed, { ms, houdt: opties.calm }) } : null,
  tijdbeeld: ({ opgave }) => `${opgave.stap} ${overVan(opgave)} ${isOnrustig(opgave)}`,
  gevraagd: ({ item }) => ({ vraag: `betekenis:${item.dingen.length}` }),
  mend: ({ opgave }, given) => ({ ...opgave, mislukt: given, gericht: false, samen: 0 }),
  naGoed: (nu, vorige) => (isFeest(nu, vorige) ? [fx('jaaa')] : []),
  record: (staat) => albumVan(staat).length,
  gok: gokVan(1, 10),
  vormen: ({ item }) => item.dingen,
  goed: ({ item }) => item.goed[0] ?? '',
  naar: ({ opgave, item }, vorm) => {
    const [id = ''] = vorm.split(':')
    if (!opgave.dieren.some((dier) => dier.id === id)) return null
    if (!opgave.gericht) return { type: 'kies', ...opgave.kader }
    if (keuzeVan(opgave, id) === vorm || !comesYet(opgave, item.goed, vorm))
      return { type: 'foto', dieren: [id] }
    return { type: 'wacht' }
  },
  zin: ({ item: { zin } }) => `Zoek ${zin} en maak een foto.`,
  // The right photo is looked at, big and with its sentence; a tap goes on.
  kijken: { goed: 2200, fout: 1200 },
})
