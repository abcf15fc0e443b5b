import { staatIn } from '@letterhaven/game-kit/opgave/in-zin'
import type { Beurt, OpeningBij, Zet } from '@letterhaven/game-kit/regels/beurt'
import type { Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { SLINGER } from './kasteel.ts'
import type { Input } from './invoer.ts'
import type { Opgave } from './stand.ts'
import {
  beginZin,
  dicteeZin,
  heeftZinnen,
  MEESTE_DINGEN,
  moveTo,
  regelMet,
  rustNa,
  stapIn,
  wipeIn,
  writeIn,
  type Zinwerk,
} from './zin.ts'
import { findSlip, findWoord } from './zinslip.ts'

type Bij = Pick<OpeningBij, 'groep' | 'rnd'> & { readonly vorige: Opgave | null }

/** Returns what was laid ready for a word, or its sentence where it is time for one. */
export function openZin(woord: Opgave, item: Item, { vorige, groep, rnd }: Bij): Opgave {
  if (!heeftZinnen(groep)) return woord
  const tekst = vorige?.rust === 0 ? dicteeZin(item) : null
  const rust = rustNa(vorige, tekst !== null, rnd)
  if (tekst === null) return { ...woord, rust }
  // A sentence has a place of its own: no tower is chosen, no guest waits, and no wind blows it away.
  return { ...woord, rust, zin: beginZin(tekst), doel: SLINGER, wind: 0, vlagen: [], gast: null }
}

/** Returns the event that says a sentence; null for a word. */
export const sayZin = ({ id }: Item, { zin }: Opgave, vanzelf = false): SpelEvent | null =>
  zin && {
    type: 'say',
    what: 'zin',
    itemId: id,
    tekst: zin.tekst,
    ...(vanzelf ? { vanzelf } : {}),
  }

/** Lets what was written fly, and hang over the towers: the line of the child, put right where it was not yet. */
function hang({ item, opgave, staat }: Beurt<Opgave>, zin: Zinwerk, gegeven: string): Zet<Opgave> {
  const deel = {
    toren: SLINGER,
    stukken: [zin.tekst],
    eerste: staat.poging === 1,
    raak: false,
    woord: item.word,
  }
  return {
    opgave: { ...opgave, zin: { ...zin, gaf: gegeven }, delen: [...opgave.delen, deel] },
    gegeven,
    events: [fx('schiet', SLINGER)],
  }
}

const countWoorden = (zin: string): number => zin.trim().split(/\s+/).length

/**
 * Fires a line. The word in it is the answer, as it was in the line that was fired first with it; what else is not right yet is
 * shown one by one, and what is left after that is put right. A line with words too many is no answer: among them may be the word
 * in every spelling that somebody doubts about.
 */
function fireZin(beurt: Beurt<Opgave>, zin: Zinwerk): Zet<Opgave> {
  const { item, opgave, staat } = beurt
  const regel = zin.regel.trim()
  if (regel === '') return { events: [fx('dicht')] }
  if (zin.gaf === null && !staatIn(item.word, regel))
    return { gegeven: regel, events: [fx('stof')] }
  const slip = findSlip(zin.tekst, zin.regel)
  if (slip && zin.gaf === null && countWoorden(regel) > countWoorden(zin.tekst))
    return { opgave: { ...opgave, zin: { ...zin, bij: zin.regel } }, events: [fx('terug')] }
  const klopt = zin.gaf === null ? { gaf: regel, ms: staat.t - staat.vorigeT } : {}
  const nu = { ...zin, ...klopt }
  if (!slip || zin.dingen >= MEESTE_DINGEN) return hang(beurt, nu, nu.gaf ?? regel)
  return {
    opgave: { ...opgave, zin: { ...nu, plek: slip.tot, bij: zin.regel, dingen: zin.dingen + 1 } },
    events: [fx('terug')],
  }
}

/** Lays the line ready again after the word in it was wrong: all of it stays, with the caret behind that word. */
export function mendZin(opgave: Opgave, zin: Zinwerk, { word }: Item): Opgave {
  const { tot } = findWoord(zin.tekst, zin.regel, word)
  return { ...opgave, gaf: zin.regel, zin: { ...zin, plek: tot } }
}

/** Handles a move while a sentence is written: null where it does not count now, undefined where a word would do the same. */
export function handleZin(beurt: Beurt<Opgave>, input: Input): Zet<Opgave> | null | undefined {
  const { opgave, item } = beurt
  const { zin } = opgave
  if (!zin) return input.type === 'plek' || input.type === 'hoor' ? null : undefined
  const met = (nu: Zinwerk | null, naam: 'leg' | 'wis' | 'zet'): Zet<Opgave> | null =>
    nu && {
      opgave: { ...opgave, zin: nu, keren: Math.max(1, opgave.keren) },
      events: [fx(naam, nu.regel.length)],
    }
  switch (input.type) {
    case 'teken':
      return met(writeIn(zin, `${input.teken}`), 'leg')
    case 'wis':
      return met(wipeIn(zin), 'wis')
    case 'plek':
      return met(moveTo(zin, input.plek), 'zet')
    case 'vuur':
      return fireZin(beurt, zin)
    case 'hoor': {
      const event = sayZin(item, opgave)
      return event && { events: [event] }
    }
    case 'mik':
      return null
    default:
      return undefined
  }
}

/** Returns the next move towards a line with this form in it. */
export const naarZin = (zin: Zinwerk, { word }: Item, vorm: string): Input =>
  stapIn(zin, regelMet(zin, word, vorm)) ?? { type: 'vuur' }
