import type { GroepRij, VestigingRij } from '../momentopname.ts'
import { leesJaargroep, telOp, waarVan, type Blik } from './blik.ts'
import type { MeldingCode } from './meldingen.ts'
import type { Ruw } from './inhoud.ts'
import * as v from './velden.ts'

/** Lines with a key of their own; two with one key are both left out, since nobody can say which is meant. */
export function eenmalig(rijen: readonly Ruw[], { boek }: Blik): Ruw[] {
  const keren = telOp(rijen.map(({ sleutel }) => v.schoon(sleutel)))
  return rijen.filter((rij) => {
    const sleutel = v.schoon(rij.sleutel)
    const code: MeldingCode | null =
      sleutel === '' ? 'key-missing' : (keren.get(sleutel) ?? 0) > 1 ? 'dup-key' : null
    if (code) boek.meld(code, () => waarVan(rij))
    return code === null
  })
}

/** A location. */
export function maakVestiging(rij: Ruw): VestigingRij {
  const sleutel = v.schoon(rij.sleutel)
  return { sleutel, naam: v.schoonOfNiets(rij.velden.get('naam')) ?? sleutel }
}

/** A group, or one that is put together of others. */
export function maakGroep(rij: Ruw, blik: Blik): GroepRij {
  const sleutel = v.schoon(rij.sleutel)
  const naam = v.schoonOfNiets(rij.velden.get('naam')) ?? sleutel
  if (v.isVreemdeNaam(naam)) blik.boek.meld('name', () => waarVan(rij))
  const samengesteld = rij.soort === 'samengestelde_groep'
  return {
    sleutel,
    naam: v.kortNaam(naam),
    jaargroep: samengesteld ? null : leesJaargroep(rij, blik),
    samengesteld,
  }
}
