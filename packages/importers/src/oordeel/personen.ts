import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import { splitAchternaam } from '@letterhaven/domain/split-naam'
import type { Naamdelen } from '../momentopname.ts'
import { addUp, waarVan, type Blik } from './blik.ts'
import { keerZin, type Meldboek, type MeldingCode } from './meldingen.ts'
import type { Ruw } from './inhoud.ts'
import * as v from './velden.ts'

/** A person: the name, and the numbers that tell people apart. */
export interface Persoon extends Naamdelen {
  readonly sleutel: string | null
  readonly eckid: string | null
}

/** Returns everybody who can be told apart, by key and by ECK iD where they have one, and who has a name. */
export function makePersonen(
  rijen: readonly Ruw[],
  { boek }: Blik,
): { readonly rij: Ruw; readonly persoon: Persoon }[] {
  const alle = rijen.map((rij) => ({ rij, persoon: readPersoon(rij, boek) }))
  const sleutels = addUp(alle.flatMap(({ persoon }) => persoon.sleutel ?? []))
  const eckids = addUp(alle.flatMap(({ persoon }) => persoon.eckid ?? []))
  return alle.filter(({ rij, persoon }) => {
    const code = watEraanScheelt(persoon, { sleutels, eckids })
    if (code) boek.report(code, () => waarVan(rij))
    return code === null
  })
}

function watEraanScheelt(
  { sleutel, eckid, roepnaam, achternaam }: Persoon,
  keren: Readonly<Record<'sleutels' | 'eckids', ReadonlyMap<string, number>>>,
): MeldingCode | null {
  if (sleutel !== null && (keren.sleutels.get(sleutel) ?? 0) > 1) return 'dup-key'
  if (eckid !== null && (keren.eckids.get(eckid) ?? 0) > 1) return 'dup-eckid'
  return roepnaam === null && achternaam === null ? 'name-missing' : null
}

function reportVreemdeNaam(naam: Naamdelen, rij: Ruw, boek: Meldboek): void {
  if (Object.values(naam).some((deel) => deel !== null && v.isVreemdeNaam(deel)))
    boek.report('name', () => waarVan(rij))
  if (Object.values(naam).some((deel) => deel !== null && v.kortNaam(deel) !== deel))
    boek.report('name-long', () => waarVan(rij))
  if (naam.achternaam?.includes(',')) boek.report('name-comma', () => waarVan(rij))
}

function readPersoon(rij: Ruw, boek: Meldboek): Persoon {
  const naam = readNaam(rij)
  reportVreemdeNaam(naam, rij, boek)
  const sleutel = schoneTekst(rij.sleutel)
  if (v.isDummy(sleutel)) boek.report('no-stable-key', () => waarVan(rij))
  const eckid = schoneTekst(rij.eckid || (rij.velden.get('eckid') ?? ''))
  if (eckid !== '' && !v.isEckid(eckid)) boek.report('eckid', () => waarVan(rij))
  return {
    sleutel: v.isDummy(sleutel) ? null : sleutel,
    eckid: v.isEckid(eckid) ? eckid.toLowerCase() : null,
    roepnaam: naam.roepnaam && v.kortNaam(naam.roepnaam),
    voorvoegsel: naam.voorvoegsel && v.kortNaam(naam.voorvoegsel),
    achternaam: naam.achternaam && v.kortNaam(naam.achternaam),
  }
}

function readNaam({ velden }: Ruw): Naamdelen {
  const veld = (naam: string): string | null => v.schoonOfNiets(velden.get(naam))
  const voorvoegsel = veld('voorvoegsel') ?? veld('tussenvoegsel')
  // When the file has no field for the prefix, it may be part of the surname.
  const los = voorvoegsel === null ? splitAchternaam(veld('achternaam') ?? '') : null
  return {
    // Without a roepnaam, the first of the voornamen is used; for staff often only the initials are known.
    roepnaam: veld('roepnaam') ?? veld('voornamen')?.split(' ')[0] ?? veld('voorletters-1'),
    voorvoegsel: voorvoegsel ?? (los?.tussenvoegsel || null),
    achternaam: los ? los.achternaam || null : veld('achternaam'),
  }
}

/** Reports that a field name was read that the standard does not have. */
export function reportTussenvoegsels(rijen: readonly Ruw[], boek: Meldboek): void {
  const aantal = rijen.filter(({ velden }) => velden.has('tussenvoegsel')).length
  if (aantal > 0) boek.report('field-name', () => keerZin(aantal))
}
