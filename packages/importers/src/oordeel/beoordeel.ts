import type { Momentopname } from '../momentopname.ts'
import { holdBeside } from './hold-beside.ts'
import type { Inhoud } from './inhoud.ts'
import { makeMomentopname } from './make-momentopname.ts'
import { Geweigerd, makeMeldboek, makeMelding, type Melding, type Meldboek } from './meldingen.ts'
import type { Leesopties } from './leesopties.ts'

/**
 * The result of reading. 'geweigerd' means that nothing may be done with the file, 'waarschuwing' that somebody has to
 * look first.
 */
export interface Uitslag {
  readonly status: 'ok' | 'waarschuwing' | 'geweigerd'
  readonly momentopname: Momentopname | null
  readonly meldingen: readonly Melding[]
}

/** Judges what a reader found, in the same way for every kind of file; a reader refuses a file by throwing `Geweigerd`. */
export function judge(read: (boek: Meldboek) => Inhoud, opties: Leesopties): Uitslag {
  const boek = makeMeldboek(opties.land)
  try {
    const gelezen = makeMomentopname(read(boek), boek, opties)
    const momentopname = opties.bekend ? holdBeside(gelezen, opties.bekend, boek) : gelezen
    const meldingen = boek.close()
    return { status: meldingen.length === 0 ? 'ok' : 'waarschuwing', momentopname, meldingen }
  } catch (fout) {
    if (!(fout instanceof Geweigerd)) throw fout
    const meldingen = [makeMelding(fout.code, fout.waar, opties.land)]
    return { status: 'geweigerd', momentopname: null, meldingen }
  }
}
