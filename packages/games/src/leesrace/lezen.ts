import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, Opening, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { arriveAt, BEGIN_STAND, LEEG_BOEK, makeRoepen, SPRINT } from './race.ts'
import { readTot } from './read-tot.ts'
import { DICHT, RUZIE, standNu, type Opgave } from './stand.ts'
import { stukkenVan } from './stukken.ts'

export type Nu = Beurt<Opgave, TekstOpgave>
export type Stap = Zet<Opgave> | null

/** Returns the words of a sentence, as they are printed. */
export const woordenVan = (zin: string): readonly string[] => zin.split(/\s+/).filter(Boolean)

/** The least sentences that can be chosen from, and the largest part of them that may prove the answer. */
const MINST_ZINNEN = 5
const MEESTE_BEWIJS = 1 / 3
/** Nobody reads a word in less: eight of them in a second. */
const WOORD_MS = 125

/** Returns whether a question can be proved by pointing: by one of some sentences, and not by nearly any. */
const isTeBewijzen = ({ bewijs, zinnen, vraag }: TekstOpgave): boolean =>
  vraag !== undefined &&
  zinnen.length >= MINST_ZINNEN &&
  bewijs.length > 0 &&
  bewijs.length <= zinnen.length * MEESTE_BEWIJS

/** A stretch that is lit when a question is laid ready is read since then. */
const SINDS_BEGIN = -1

/** A text of which nothing was read. */
const DONKER = { gelezen: 0, nu: 0, isOver: false, vlaggen: [], sterren: [] } as const
const NIETS = { geplant: 0, isGevonden: false, boek: LEEG_BOEK, stand: BEGIN_STAND } as const
/** A question for which nothing was done. */
const VERS = {
  vlag: null,
  geweest: [],
  open: [],
  ster: null,
  isSnel: false,
  isDraai: false,
  isLaat: false,
  isTurbo: false,
  isPodium: false,
  geroepen: null,
  afloop: null,
  passen: 0,
  sprintMs: SPRINT.ms,
} as const

type Bij = OpeningBij & { readonly vorige: Opgave | null }

/** Returns what a question finds: of its text what was read, with its flags and stars; and the race as it was left. */
function carryOver(tekst: string, vorige: Opgave | null) {
  const { gelezen, nu, isOver, vlaggen, sterren } = vorige?.tekst === tekst ? vorige : DONKER
  const { geplant, isGevonden, boek } = vorige ?? NIETS
  const stand = vorige ? standNu(vorige) : NIETS.stand
  return { tekst, gelezen, nu, isOver, vlaggen, sterren, geplant, isGevonden, boek, stand }
}

/** Brings the question: who calls waits at the hurdle. */
const ask = (opgave: Opgave): Opgave => ({
  ...opgave,
  isVraag: true,
  stand: arriveAt(opgave.stand, opgave.roepen),
})

/** Lights the next stretch, which ends at a hurdle. */
function light(item: TekstOpgave, opgave: Opgave, sinds: number): Opgave {
  const nu = opgave.gelezen
  const gelezen = opgave.stukken.find((begin) => begin > nu) ?? item.zinnen.length
  return { ...opgave, gelezen, nu, sinds, ster: null, isSnel: false, isOver: false }
}

/** Brings the question about a text that was read aloud: what it needs is lit at once, and no star lies on it. */
export function askRead(item: TekstOpgave, opgave: Opgave): Opgave {
  let nu = opgave
  while (nu.gelezen < readTot(item)) nu = light(item, nu, nu.sinds)
  return ask(nu)
}

/** Lays a question ready: with the next stretch lit where more is to be read, else at once with its call. */
export function layReady(item: TekstOpgave, { vorige, trap, rnd }: Bij): Opening<Opgave> | null {
  if (!isTeBewijzen(item)) return null
  const opgave: Opgave = {
    ...VERS,
    ...carryOver(item.keten?.id ?? item.id, vorige),
    sinds: SINDS_BEGIN,
    isVraag: false,
    stukken: stukkenVan(item.zinnen.length, item.alineas),
    sluit: trap === DICHT,
    roepen: makeRoepen(item, rnd, trap === RUZIE),
  }
  if (opgave.gelezen >= readTot(item)) return { opgave: ask(opgave), events: [fx('bel')] }
  const verder = light(item, opgave, SINDS_BEGIN)
  return { opgave: verder, events: [fx('loop', verder.gelezen - 1)] }
}

/** Whether the stretch that was lit last is left sooner than anybody reads it, which is asked about once. */
function isTeSnel({ item, opgave, staat }: Nu): boolean {
  const { nu, gelezen, sinds, isSnel } = opgave
  if (isSnel) return false
  const woorden = woordenVan(item.zinnen.slice(nu, gelezen).join(' ')).length
  return staat.t - (sinds === SINDS_BEGIN ? staat.vorigeT : sinds) < woorden * WOORD_MS
}

/** Lays the star on a sentence of the stretch that is read: what a question will be about, as the pupil thinks. */
export function putSter({ opgave }: Nu, nr: number): Stap {
  const { nu, gelezen, ster } = opgave
  if (!Number.isInteger(nr) || nr < nu || nr >= gelezen || nr === ster) return null
  return { opgave: { ...opgave, ster: nr }, events: [fx('zet', nr)] }
}

/** Goes on reading, once the star lies somewhere: to the next stretch, or to the question once all is lit that it needs. */
export function readOn(beurt: Nu): Stap {
  const { item, opgave, staat } = beurt
  if (opgave.ster === null) return { events: [fx('dicht')] }
  if (isTeSnel(beurt)) return { opgave: { ...opgave, isSnel: true } }
  const sterren = [...opgave.sterren, opgave.ster]
  if (opgave.gelezen >= readTot(item))
    return { opgave: ask({ ...opgave, sterren }), events: [fx('bel')] }
  const verder = light(item, { ...opgave, sterren }, staat.t)
  return { opgave: verder, events: [fx('loop', verder.gelezen - 1)] }
}

/** Lights what is left of a text, once its last flag stands. */
export const readRest = (item: TekstOpgave, opgave: Opgave): Opgave => ({
  ...opgave,
  vlag: null,
  isVraag: false,
  isSnel: false,
  isOver: true,
  nu: opgave.gelezen,
  gelezen: item.zinnen.length,
})
