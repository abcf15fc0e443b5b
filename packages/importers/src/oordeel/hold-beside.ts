import { isZelfdeNaam, naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import { heetAnders, isAndereDag, isSamenJarig, kenmerkVan, naamVan } from '../vergelijk/kenmerk.ts'
import type { Meldboek } from './meldingen.ts'

/**
 * Compares a file with what the account knows. A number that now belongs to another child is dangerous, so that line is
 * left out. Somebody or something that is known under another number is reported, so that a person can decide.
 */
export function holdBeside(
  nieuw: Momentopname,
  bekend: Momentopname,
  boek: Meldboek,
): Momentopname {
  const leerlingen = nieuw.leerlingen.filter((leerling) => {
    const oud = leerling.sleutel === null ? undefined : metSleutel(bekend, leerling.sleutel)
    const isAnder = oud !== undefined && isAnderKind(oud, leerling)
    if (isAnder)
      boek.report('key-reused', () => `leerling ${naamVan(leerling)} (${leerling.sleutel})`)
    return !isAnder
  })
  reportNieuweNummers({ ...nieuw, leerlingen }, bekend, boek)
  reportNieuweGroepsnummers(nieuw, bekend, boek)
  return { ...nieuw, leerlingen }
}

const perSleutel = new WeakMap<Momentopname, ReadonlyMap<string, LeerlingRij>>()

function metSleutel(opname: Momentopname, sleutel: string): LeerlingRij | undefined {
  const kaart =
    perSleutel.get(opname) ??
    new Map(opname.leerlingen.flatMap((l) => (l.sleutel === null ? [] : [[l.sleutel, l] as const])))
  perSleutel.set(opname, kaart)
  return kaart.get(sleutel)
}

const isAndereTekst = (een: string | null, ander: string | null): boolean =>
  een !== null && ander !== null && !isZelfdeNaam(een, ander)

/** Returns whether both the roepnaam and the achternaam are known and differ. */
const heetHeelAnders = (oud: LeerlingRij, nieuw: LeerlingRij): boolean =>
  isAndereTekst(oud.roepnaam, nieuw.roepnaam) && isAndereTekst(oud.achternaam, nieuw.achternaam)

/**
 * Returns whether two children share one number. With different ECK iDs, another name or another birthday is enough.
 * Without them, it takes another name and another birthday, or both names being different, because a birthday may be
 * missing or be the same by chance. With the same ECK iD it is not decided here: `koppel` asks somebody.
 */
function isAnderKind(oud: LeerlingRij, nieuw: LeerlingRij): boolean {
  if (oud.eckid !== null && nieuw.eckid !== null) {
    if (oud.eckid === nieuw.eckid) return false
    return heetAnders(oud, nieuw) || oud.geboortedatum !== nieuw.geboortedatum
  }
  return heetHeelAnders(oud, nieuw) || (heetAnders(oud, nieuw) && isAndereDag(oud, nieuw))
}

function reportNieuweNummers(nieuw: Momentopname, bekend: Momentopname, boek: Meldboek): void {
  const eckids = new Set(bekend.leerlingen.map(({ eckid }) => eckid))
  const opNaam = Map.groupBy(bekend.leerlingen, kenmerkVan)
  for (const leerling of nieuw.leerlingen) {
    if (leerling.sleutel !== null && metSleutel(bekend, leerling.sleutel)) continue
    if (leerling.eckid !== null && eckids.has(leerling.eckid)) continue
    const naamgenoten = opNaam.get(kenmerkVan(leerling)) ?? []
    if (naamgenoten.some((oud) => isSamenJarig(oud, leerling)))
      boek.report('rekey', () => `leerling ${naamVan(leerling)}`)
  }
}

function reportNieuweGroepsnummers(
  nieuw: Momentopname,
  bekend: Momentopname,
  boek: Meldboek,
): void {
  const oudeSleutels = new Set(bekend.groepen.map(({ sleutel }) => sleutel))
  const nieuweSleutels = new Set(nieuw.groepen.map(({ sleutel }) => sleutel))
  const verdwenen = new Set(
    bekend.groepen
      .filter((g) => !nieuweSleutels.has(g.sleutel))
      .map(({ naam }) => naamSleutel(naam)),
  )
  for (const { sleutel, naam } of nieuw.groepen)
    if (!oudeSleutels.has(sleutel) && verdwenen.has(naamSleutel(naam)))
      boek.report('rekey', () => `groep ${naam}`)
}
