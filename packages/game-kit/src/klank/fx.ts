import type { SpelEvent } from '../regels/contract.ts'
import type { Fx } from '../regels/fx.ts'
import type { Klank } from './geluid.ts'

/** What each of them sounds like; null where it is seen only. */
export const FX_KLANK: Readonly<Record<Fx, Klank | null>> = {
  open: null,
  goed: 'goed',
  fout: 'fout',
  herstel: null,
  hersteld: 'goed',
  klaar: null,
  jaaa: 'klaar',
  geheim: 'klaar',
  leg: 'tik',
  terug: 'was',
  wis: null,
  zet: 'tik',
  stamp: 'tik',
  stuur: 'tik',
  rijd: null,
  loop: null,
  klim: 'open',
  spring: 'open',
  prik: 'open',
  hap: 'open',
  slik: 'open',
  spuug: 'was',
  was: 'was',
  huis: 'tik',
  flits: 'open',
  masker: 'open',
  bak: null,
  bel: 'klaar',
  bots: 'bots',
  dicht: null,
  raak: null,
  raam: 'open',
  samen: 'tik',
  schiet: 'schiet',
  flip: 'open',
  zak: null,
  stof: null,
  vlieg: null,
}

/** Makes what tells the sound of an event: the common one, or the game's own. */
export const makeKlank =
  (eigen: Readonly<Partial<Record<Fx, Klank | null>>> = {}) =>
  (event: SpelEvent): Klank | null => {
    if (event.type !== 'fx') return null
    const { [event.name]: klank = FX_KLANK[event.name] } = eigen
    return klank
  }
