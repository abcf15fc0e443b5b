import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { Beurt, BeurtStaat, GedeeldeZet, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import {
  flitsDuur,
  layFlits,
  tapFlits,
  showFlits,
} from '@letterhaven/game-kit/onderdelen/flits-trap'
import type { Flits } from '@letterhaven/game-kit/onderdelen/flits-trap'
import { ladeVan, layVorm, vergisLeg } from '@letterhaven/game-kit/onderdelen/lade'
import { addTeken, dropTeken, stapNaar } from '@letterhaven/game-kit/onderdelen/toetsen'
import type { Zwenk } from '@letterhaven/game-kit/onderdelen/vangrit'
import { GOK_VRIJ } from '@letterhaven/game-kit/opgave/kansen'
import { extraNa, hoogteVan, kilometers, MIJLPALEN, WIJZERS } from './hoogte.ts'
import type { Vlucht, Wijzer } from './hoogte.ts'
import { leegIn, splitAt, type Gat } from './herstel.ts'
import { layVlucht, metRit, type Vliegt } from './rit-regels.ts'
import { BANEN, fetchDier, inRuimte, openRuimte, type Baan, type Ruimte } from './ruimte.ts'

/** What is laid ready for one word. */
export interface Opgave extends Vlucht, Vliegt {
  readonly flits: Flits
  /** For how long the word was shown at its last flash, in ms. */
  readonly getoond: number
  /** The tiles of groep 3; from groep 4 the word is typed with letter keys. */
  readonly tegels: readonly string[] | null
  /** The pieces that were written so far: letters, or tiles. */
  readonly regel: readonly string[]
  /** Where a mistake is mended: the part that was wrong stands empty. Null at the first try. */
  readonly gat: Gat | null
  /** The flight through space; null at the other stages. */
  readonly ruimte: Ruimte | null
}

export type State = BeurtStaat<Opgave>
export type Input =
  | Zwenk
  | (GameInput &
      (
        | {
            readonly type: 'kijk'
            /** Set for a pupil who reads slowly, who sees the word twice as long. */
            readonly traag?: boolean
          }
        | {
            /** Sets how long the word will be shown, at the stage that has a dial. */
            readonly type: 'draai'
            readonly wijzer: Wijzer
          }
        | {
            /** Steers to one of the ways through space, at the stage that is there. */
            readonly type: 'stuur'
            readonly baan: Baan
          }
        | { readonly type: 'teken'; readonly teken: string }
        | { readonly type: 'leg'; readonly tegel: number }
        | { readonly type: 'wis' | 'lanceer' | GedeeldeZet }
      ))

/** The flash is the question: it is shown once, and once more as help. A mistake is mended with as many as are wanted. */
const MEEST_FLITSEN = 2
const TRAAG = 2
/** The last year that lays tiles: whoever is older types. */
const LAATSTE_TEGELJAAR = 3
const LADE = { vreemd: 4, minst: 8, meest: 12 } as const
/** What the keys can write. */
const TE_TYPEN = /^[\p{L}'\- ]+$/u
/** At this stage the pupil sets the flash, and may have its height paid by it. */
const WIJZER = 2
const GEWOON: Wijzer = 1
/** Who writes this is winked at. */
const GEHEIM = 'maan'
/** Returns whether a piece can be written now: not while the word flashes, and not before it was shown. */
export const kanSchrijven = ({ flits }: Pick<Opgave, 'flits'>): boolean => flits.stand === 'weg'

/** Returns whether the word can be shown now. */
export const magKijken = ({ flits, gat }: Pick<Opgave, 'flits' | 'gat'>): boolean =>
  flits.stand !== 'open' && (gat !== null || flits.keren < MEEST_FLITSEN)

/** Returns how much of the line stands for good. */
const vastVan = ({ gat }: Pick<Opgave, 'gat'>): number => gat?.vast ?? 0

/** Returns whether there is something to give: where a mistake is mended, something in the gap. */
export const isBegonnen = ({ regel, gat }: Pick<Opgave, 'regel' | 'gat'>): boolean =>
  regel.length > vastVan({ gat })

/** Returns what stands on the line, with what was right behind the gap. */
const geschrevenOp = ({ regel, gat }: Opgave): string => [...regel, ...(gat?.na ?? [])].join('')

/** Returns what is given: what stands on the line, or the word for who wrote all of it in the gap. */
function vormVan(opgave: Opgave, woord: string): string {
  const isHeel = opgave.regel.slice(vastVan(opgave)).join('') === woord
  return isHeel ? woord : geschrevenOp(opgave)
}

function look({ item, opgave, staat }: Beurt<Opgave>, traag: boolean): Zet<Opgave> | null {
  const gezet = opgave.wijzer === null ? 1 : WIJZERS[opgave.wijzer].rek
  const rek = gezet * (staat.opties.calm || traag ? TRAAG : 1)
  const flits = magKijken(opgave) ? showFlits(opgave.flits, { rek }) : null
  if (!flits) return null
  const hint = { type: 'hint', itemId: item.id, level: 1 } as const
  return {
    // What was written from a first look is written anew from the second.
    opgave: {
      ...opgave,
      flits,
      getoond: flits.over,
      regel: opgave.regel.slice(0, vastVan(opgave)),
    },
    events: [...(opgave.flits.keren > 0 ? [hint] : []), fx('flits')],
  }
}

/** Sets the dial, until the word was shown. */
function turn({ opgave }: Beurt<Opgave>, wijzer: Wijzer): Zet<Opgave> | null {
  const kan = opgave.wijzer !== null && opgave.flits.keren === 0 && wijzer in WIJZERS
  return kan ? { opgave: { ...opgave, wijzer }, events: [fx('stuur')] } : null
}

/** Steers to a way through space. It may be done all the time, and tells nothing of the word. */
function steer({ opgave }: Beurt<Opgave>, baan: Baan): Zet<Opgave> | null {
  const { ruimte } = opgave
  if (!ruimte || !BANEN.includes(baan)) return null
  return { opgave: { ...opgave, ruimte: { ...ruimte, baan } }, events: [fx('stuur', baan)] }
}

/** Gives what was written. Who wrote the word takes along who waits where the rocket flies. */
function launch({ item, opgave }: Beurt<Opgave>): Zet<Opgave> | null {
  const { ruimte } = opgave
  if (!isBegonnen(opgave)) return null
  const gegeven = vormVan(opgave, item.word)
  if (!ruimte || gegeven !== item.word) return { gegeven }
  return { opgave: { ...opgave, ruimte: fetchDier(ruimte) }, gegeven, events: [fx('klim')] }
}

/** Returns the line with a piece behind it; null for a piece that is not offered. */
function metStuk({ tegels, regel }: Opgave, input: Input): readonly string[] | null {
  if (input.type === 'teken') return tegels ? null : addTeken(regel, input.teken)
  if (input.type !== 'leg') return null
  const tegel = tegels?.[input.tegel]
  return tegel === undefined || regel.length >= LADE.meest ? null : [...regel, tegel]
}

function handle(beurt: Beurt<Opgave>, input: Input): Zet<Opgave> | null {
  const { opgave } = beurt
  if (input.type === 'kijk') return look(beurt, input.traag === true)
  if (input.type === 'draai') return turn(beurt, input.wijzer)
  if (input.type === 'stuur') return steer(beurt, input.baan)
  if (!kanSchrijven(opgave)) return null
  if (input.type === 'lanceer') return launch(beurt)
  const isWis = input.type === 'wis'
  const regel = isWis
    ? isBegonnen(opgave)
      ? dropTeken(opgave.regel)
      : null
    : metStuk(opgave, input)
  if (!regel) return null
  const isGeheim = !isWis && geschrevenOp({ ...opgave, regel }) === GEHEIM
  return {
    opgave: { ...opgave, regel },
    events: [fx(isWis ? 'wis' : 'leg', regel.length), ...(isGeheim ? [fx('geheim')] : [])],
  }
}

/** Lays the word ready again: what was right stands, and the part that was wrong is empty, to be written from memory. */
function mend({ item, opgave }: Beurt<Opgave>, gegeven: string): Opgave {
  const { voor, gat, na } = splitAt(item, gegeven, opgave.tegels !== null)
  return {
    ...opgave,
    flits: { ...opgave.flits, stand: 'weg', over: 0 },
    regel: voor,
    gat: { vast: voor.length, na, vakken: gat.length },
  }
}

/** Returns the next move in the gap of a word that is mended. A form that leaves its right parts is a mistake in the gap. */
function vulNaar({ item, opgave }: Beurt<Opgave>, gat: Gat, vorm: string): Input {
  const voor = opgave.regel.slice(0, gat.vast).join('')
  const achter = gat.na.join('')
  const past = vorm.length > voor.length + achter.length
  const isZo = past && vorm.startsWith(voor) && vorm.endsWith(achter)
  const goed = item.word.slice(voor.length, item.word.length - achter.length)
  const doel = isZo ? vorm.slice(voor.length, vorm.length - achter.length) : `${goed}x`
  if (opgave.tegels) {
    const regel = opgave.regel.slice(gat.vast)
    const lag = layVorm(opgave.tegels, doel, { hoogstens: LADE.meest })
    const mis = opgave.tegels.findIndex((tegel) => tegel !== goed)
    return legOp({ regel, tegels: opgave.tegels, doel: lag ?? [mis] })
  }
  return typOp(opgave.regel.slice(gat.vast), doel)
}

/** Returns the next move towards these tiles on a line. */
function legOp({
  regel,
  tegels,
  doel,
}: {
  readonly regel: readonly string[]
  readonly tegels: readonly string[]
  readonly doel: readonly number[]
}): Input {
  if (regel.some((stuk, i) => stuk !== tegels[doel[i] ?? -1])) return { type: 'wis' }
  const tegel = doel[regel.length]
  return tegel === undefined ? { type: 'lanceer' } : { type: 'leg', tegel }
}

/** Returns the next move towards a form by keys. */
function typOp(regel: readonly string[], vorm: string): Input {
  const stap = stapNaar(regel, vorm)
  if (stap === null) return { type: 'lanceer' }
  return stap === 'wis' ? { type: 'wis' } : { type: 'teken', teken: stap }
}

/** Returns the next move towards a form by tiles. */
function legNaar({ item, opgave }: Beurt<Opgave>, tegels: readonly string[], vorm: string): Input {
  const doel = layVorm(tegels, vorm, { hoogstens: LADE.meest }) ?? vergisLeg(item.graphemes, tegels)
  return legOp({ regel: opgave.regel, tegels, doel })
}

function naar(beurt: Beurt<Opgave>, vorm: string): Input | null {
  const { opgave } = beurt
  if (!kanSchrijven(opgave)) return opgave.flits.stand === 'dicht' ? { type: 'kijk' } : null
  if (opgave.gat) return vulNaar(beurt, opgave.gat, vorm)
  return opgave.tegels ? legNaar(beurt, opgave.tegels, vorm) : typOp(opgave.regel, vorm)
}

function zin({ opgave }: Beurt<Opgave>): string {
  const { regel, gat } = opgave
  if (!kanSchrijven(opgave)) return 'Kijk naar het scherm en lees het woord.'
  if (gat) {
    const open = `${leegIn(gat, regel)} ${leegIn(gat, regel) === 1 ? 'vakje' : 'vakjes'} leeg`
    return `Schrijf wat er mist. Er staat ${[...regel, open, ...gat.na].join(' ')}.`
  }
  return `Schrijf het woord. Er staat ${regel.length === 0 ? 'nog niets' : regel.join('')}.`
}

const beurten = makeBeurtRules<Opgave, Input>({
  vorm: 5,
  open: (item, { rnd, oordelen, groep, trap, nummer, vorige }) => {
    const past = TE_TYPEN.test(item.word) && item.graphemes.join('') === item.word
    const metTegels = groep <= LAATSTE_TEGELJAAR
    if (!past || (metTegels && item.graphemes.length >= LADE.meest)) return null
    return {
      opgave: {
        flits: layFlits(flitsDuur(item.graphemes.length, oordelen)),
        getoond: 0,
        tegels: metTegels ? ladeVan(item, LADE, rnd) : null,
        regel: [],
        gat: null,
        wijzer: trap === WIJZER ? (vorige?.wijzer ?? GEWOON) : null,
        extra: vorige ? extraNa(vorige, oordelen) : 0,
        nummer,
        ruimte: openRuimte(vorige?.ruimte, { trap, rnd }),
        ...layVlucht(vorige),
      },
    }
  },
  handle,
  tik: ({ opgave }, ms) => {
    const flits = tapFlits(opgave.flits, ms)
    if (!flits) return null
    return { opgave: { ...opgave, flits }, events: flits.stand === 'weg' ? [fx('masker')] : [] }
  },
  gevraagd: ({ opgave, staat }) => ({
    vraag: `${opgave.tegels ? 'bouw' : 'typ'}:${staat.poging === 1 ? 'flits' : 'herstel'}`,
    hoe: 'gezien',
    ...(staat.poging === 1 ? { flitsMs: Math.round(opgave.getoond) } : {}),
  }),
  mend,
  naGoed: (nu, vorige) => {
    const [hoog, laag] = [hoogteVan(nu), hoogteVan(vorige)]
    return MIJLPALEN.some((mijl) => hoog >= mijl && laag < mijl) ? [fx('jaaa')] : []
  },
  record: kilometers,
  gok: GOK_VRIJ,
  naar,
  zin,
  kijken: { goed: 1900, fout: 1500 },
})

/** The rules of leesraket: read the word that flashes, write it from memory, launch, and catch what flies there. */
export const rules = metRit(beurten, (staat) => (inRuimte(staat) ? MIJLPALEN[2] : hoogteVan(staat)))
