import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Beurt, Opening, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { woordenVan } from './lint.ts'
import { readTot } from './read-tot.ts'
import { ESTAFETTE, type Opgave } from './stand.ts'
import { stukkenVan } from './stukken.ts'

export type Nu = Beurt<Opgave, TekstOpgave>
export type Stap = Zet<Opgave> | null

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

/** Since when a stretch was read about which a question was asked: longer ago than anybody reads. */
const LANG_GELEDEN = -3_600_000

/** Whether a question was asked about the stretch that was read last. */
export const isGevraagd = ({ sinds }: Pick<Opgave, 'sinds'>): boolean => sinds < 0

/** A text of which nothing was read. */
const DONKER = {
  gelezen: 0,
  nu: -1,
  isOver: false,
  isSalto: false,
  vlaggen: [],
} as const
const NIETS = { geplant: 0, wissels: 0, fotos: [], isGevonden: false } as const
/** A question for which nothing was done. */
const VERS = { vlag: null, geweest: [], open: [], lint: null, isTip: false } as const

type Bij = OpeningBij & { readonly vorige: Opgave | null }

/** Lays a question ready. Of its text stays lit what was read, with its flags; another text begins dark. */
export function layReady(item: TekstOpgave, { vorige, trap }: Bij): Opening<Opgave> | null {
  if (!isTeBewijzen(item)) return null
  const tekst = item.keten?.id ?? item.id
  const { geplant, wissels, fotos, isGevonden } = vorige ?? NIETS
  const was = vorige?.tekst === tekst ? vorige : DONKER
  const { gelezen, nu, isOver, isSalto, vlaggen } = was
  return {
    opgave: {
      ...VERS,
      tekst,
      gelezen,
      nu,
      sinds: LANG_GELEDEN,
      isSnel: false,
      isOver,
      isSalto,
      vlaggen,
      geplant,
      wissels,
      fotos,
      isGevonden,
      isVraag: gelezen >= readTot(item),
      stukken: stukkenVan(item.zinnen.length, item.alineas),
      sluit: trap === ESTAFETTE,
    },
  }
}

/** Lights the next stretch, which ends at a hurdle. */
function light({ item, opgave, staat }: Nu): Stap {
  const nu = opgave.gelezen
  const gelezen = opgave.stukken.find((begin) => begin > nu) ?? item.zinnen.length
  const verder = { gelezen, nu, sinds: staat.t, isSnel: false, isOver: false, isSalto: false }
  return { opgave: { ...opgave, ...verder }, events: [fx('loop', gelezen - 1)] }
}

/** Whether the stretch that was lit last is left sooner than anybody reads it, which is asked about once. */
function isTeSnel({ item, opgave, staat }: Nu): boolean {
  const { nu, gelezen, sinds, isSnel } = opgave
  if (nu < 0 || isSnel) return false
  const woorden = woordenVan(item.zinnen.slice(nu, gelezen).join(' ')).length
  return staat.t - sinds < woorden * WOORD_MS
}

/** Goes on reading: to the next stretch, or to the question once all is lit that it needs. */
export function readOn(beurt: Nu): Stap {
  const { item, opgave } = beurt
  if (isTeSnel(beurt)) return { opgave: { ...opgave, isSnel: true } }
  if (opgave.gelezen < readTot(item)) return light(beurt)
  return { opgave: { ...opgave, isVraag: true }, events: [fx('bel')] }
}

/** Lights what is left of a text, once its last flag stands. */
export const readRest = (item: TekstOpgave, opgave: Opgave): Opgave => ({
  ...opgave,
  vlag: null,
  lint: null,
  isVraag: false,
  isSnel: false,
  isOver: true,
  nu: opgave.gelezen,
  gelezen: item.zinnen.length,
})
