import type { Momentopname } from '../momentopname.ts'
import { houdNaast } from './houd-naast.ts'
import { maakMomentopname } from './maak-momentopname.ts'
import { Geweigerd, maakMeldboek, maakMelding, type Melding } from './meldingen.ts'
import { ontleed } from './ontleed.ts'
import { pakUit } from './pak-uit.ts'
import { isWebpagina, keurOmvang } from './soort.ts'
import { leesTekens } from './tekens.ts'

/** What is known beside the file; without it nothing is said that needs it. */
export interface Leesopties {
  /** 'YYYY-MM-DD'. */
  readonly vandaag?: string
  /** BRIN or instellingsnummer of the school whose file this should be. */
  readonly school?: string
  /** What the account holds already. */
  readonly bekend?: Momentopname
}

/** What came of reading: geweigerd = nothing may be done with it; waarschuwing = somebody looks first. */
export interface Uitslag {
  readonly status: 'ok' | 'waarschuwing' | 'geweigerd'
  readonly momentopname: Momentopname | null
  readonly meldingen: readonly Melding[]
}

function lees(bytes: Uint8Array, opties: Leesopties): Uitslag {
  const boek = maakMeldboek()
  const { tekst, andersGenoemd } = leesTekens(pakUit(bytes))
  if (andersGenoemd) boek.meld('encoding-label')
  const schoon = tekst.replace(/^[\s\ufeff]+/u, '').replace(/[\s\p{Cc}]+$/u, '')
  if (schoon === '') throw new Geweigerd('empty')
  if (isWebpagina(schoon)) throw new Geweigerd('html')
  if (!schoon.startsWith('<')) throw new Geweigerd('format')
  keurOmvang(schoon)
  const gelezen = maakMomentopname(ontleed(schoon), boek, opties)
  const momentopname = opties.bekend ? houdNaast(gelezen, opties.bekend, boek) : gelezen
  const meldingen = boek.sluit()
  return { status: meldingen.length === 0 ? 'ok' : 'waarschuwing', momentopname, meldingen }
}

/**
 * Reads what a school's administration exported: EDEXML 2.1, a saved UWLR answer, or one of these in a zip or gzip, in
 * any encoding that can be told. Never throws for what is in the bytes. Numbers of the state, origin, addresses and
 * pictures are never held in memory.
 */
export function readEdexml(bytes: Uint8Array, opties: Leesopties = {}): Uitslag {
  try {
    return lees(bytes, opties)
  } catch (fout) {
    if (!(fout instanceof Geweigerd)) throw fout
    return {
      status: 'geweigerd',
      momentopname: null,
      meldingen: [maakMelding(fout.code, fout.waar)],
    }
  }
}
