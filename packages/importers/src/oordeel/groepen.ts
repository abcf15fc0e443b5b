import { LANGSTE_GROEPSNAAM } from '@letterhaven/contracts/naam-maten'
import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { GroepRij, VestigingRij } from '../momentopname.ts'
import { readJaargroep, addUp, waarVan, type Blik } from './blik.ts'
import type { MeldingCode } from './meldingen.ts'
import type { Ruw } from './inhoud.ts'
import * as v from './velden.ts'

/** Returns the lines with a key of their own. Of lines that share a key none is kept, because nobody can say which is meant. */
export function eenmalig(rijen: readonly Ruw[], { boek }: Blik): Ruw[] {
  const keren = addUp(rijen.map(({ sleutel }) => schoneTekst(sleutel)))
  return rijen.filter((rij) => {
    const sleutel = schoneTekst(rij.sleutel)
    const code: MeldingCode | null =
      sleutel === '' ? 'key-missing' : (keren.get(sleutel) ?? 0) > 1 ? 'dup-key' : null
    if (code) boek.report(code, () => waarVan(rij))
    return code === null
  })
}

/** Makes a location. */
export function makeVestiging(rij: Ruw): VestigingRij {
  const sleutel = schoneTekst(rij.sleutel)
  return { sleutel, naam: v.schoonOfNiets(rij.velden.get('naam')) ?? sleutel }
}

/** Makes a group, or one that is composed of others. */
export function makeGroep(rij: Ruw, blik: Blik, opNaam: boolean): GroepRij {
  const sleutel = schoneTekst(rij.sleutel)
  const naam = v.schoonOfNiets(rij.velden.get('naam')) ?? sleutel
  const kort = v.kortNaam(naam, LANGSTE_GROEPSNAAM)
  if (v.isVreemdeNaam(naam)) blik.boek.report('name', () => waarVan(rij))
  if (kort !== naam) blik.boek.report('name-long', () => waarVan(rij))
  const samengesteld = rij.soort === 'samengestelde_groep'
  return {
    sleutel,
    opNaam,
    naam: kort,
    jaargroep: samengesteld ? null : readJaargroep(rij, blik),
    samengesteld,
  }
}
