import type { LeerlingId } from '@letterhaven/contracts/ids'
import { MEEST_GETOOND, ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import type { ImportRegel, ImportVerschil, ImportWie } from '@letterhaven/contracts/import'
import {
  naamVan,
  type BekendeLeerling,
  type LeerlingRij,
  type Momentopname,
  type Verschil,
} from '@letterhaven/importers'
import { jaarVanOpname, type Account } from './account.ts'
import { presentGroepen } from './groepen.presenter.ts'
import { makePlaatsteller } from './plaatsen-erbij.ts'
import { findWachtgroep } from './wachtgroep.ts'

/** Returns how many there are, and the first of them as a human reads them. */
const show = <V, G>(alle: readonly V[], make: (een: V) => G): { aantal: number; eerste: G[] } => ({
  aantal: alle.length,
  eerste: alle.slice(0, MEEST_GETOOND).map(make),
})

/** Returns all of them: somebody decides about each, one by one or together. */
const showAll = <V, G>(
  alle: readonly V[],
  make: (een: V) => G,
): { aantal: number; eerste: G[] } => ({
  aantal: alle.length,
  eerste: alle.map(make),
})

const somVan = (getallen: readonly number[]): number => getallen.reduce((som, n) => som + n, 0)

const alfabet = new Intl.Collator('nl', { numeric: true })

/** Counts the pupils who left according to the file and whom the account does not have and never had, by number or ECK iD. */
function countAlVertrokken(opname: Momentopname, { leerlingen }: Account): number {
  const nummers = new Set(leerlingen.flatMap(({ sleutel, eckid }) => [sleutel, eckid]))
  const isBekend = (nummer: string | null) => nummer !== null && nummers.has(nummer)
  return opname.leerlingen.filter(
    ({ vertrokken, sleutel, eckid }) => vertrokken && !isBekend(sleutel) && !isBekend(eckid),
  ).length
}

/**
 * Returns the earlier year from whose groups a file takes pupils along, the latest if there are several; null when it takes
 * nobody.
 */
function overgangNaar(
  naar: string,
  verplaatst: Verschil['leerlingen']['verplaatst'],
  { groepen }: Account,
): ImportVerschil['overgang'] {
  const jaarVan = new Map(groepen.map(({ id, schooljaar }) => [id, schooljaar]))
  const jaren = verplaatst.flatMap(({ van }) => jaarVan.get(van ?? '') ?? [])
  const van = jaren
    .filter((jaar) => jaar < naar)
    .toSorted()
    .at(-1)
  return van === undefined ? null : { van, naar }
}

/** Presents a difference in names instead of ids and keys. */
export function presentVerschil(
  { groepen, leerlingen }: Verschil,
  opname: Momentopname,
  account: Account,
): ImportVerschil {
  const groepsnaam = new Map(account.groepen.map(({ id, naam }) => [id, naam]))
  const sleutelnaam = new Map(opname.groepen.map(({ sleutel, naam }) => [sleutel, naam]))
  const bekend = new Map(account.leerlingen.map((leerling) => [leerling.id, leerling]))
  const plek = new Map(opname.leerlingen.map((leerling, regel) => [leerling, regel]))
  const wieVan = (leerling: BekendeLeerling): ImportWie => ({
    id: leerling.id as LeerlingId,
    naam: naamVan(leerling),
    geboortedatum: leerling.geboortedatum,
    groep: groepsnaam.get(leerling.groep ?? '') ?? null,
  })
  const kindVan = (id: string): BekendeLeerling => {
    const leerling = bekend.get(id)
    if (!leerling) throw new Error('a difference names somebody who is not in the account')
    return leerling
  }
  const wie = (id: string): ImportWie => wieVan(kindVan(id))
  const teller = makePlaatsteller(account)
  const regelVan = (leerling: LeerlingRij): ImportRegel => ({
    regel: plek.get(leerling) ?? -1,
    naam: naamVan(leerling),
    geboortedatum: leerling.geboortedatum,
    jaargroep: leerling.jaargroep,
    groep: sleutelnaam.get(leerling.groep ?? '') ?? null,
  })
  const vraag = (een: { leerling: LeerlingRij; kandidaten: readonly BekendeLeerling[] }) => ({
    regel: regelVan(een.leerling),
    kandidaten: een.kandidaten.map(wieVan),
  })
  // Sorted by group, and by name within it, so that pupils can be found and ticked off.
  const plaatsOpLijst = (id: string): string => {
    const { groep, achternaam, roepnaam } = bekend.get(id) ?? {}
    return [groepsnaam.get(groep ?? '') ?? '', achternaam ?? '', roepnaam ?? ''].join(', ')
  }
  const vertrokken = leerlingen.vertrokken
    .map((een) => ({ ...een, plaats: plaatsOpLijst(een.id) }))
    .toSorted((a, b) => alfabet.compare(a.plaats, b.plaats))
  // A pupil who comes back is listed once, with the group they come back to.
  const naarVan = new Map(leerlingen.verplaatst.map(({ id, naar }) => [id, sleutelnaam.get(naar)]))
  const isTerug = new Set(leerlingen.terug.map(({ id }) => id))
  const verplaatst = leerlingen.verplaatst.filter(({ id }) => !isTerug.has(id))
  // A pupil who comes back may change as well, and takes one seat.
  const anders = new Map(
    [...leerlingen.gewijzigd, ...leerlingen.terug].map(({ id, leerling }) => [id, leerling]),
  )
  const erbij = [...anders].map(([id, leerling]) => teller.erbij(kindVan(id), leerling))
  const zonderGroep = leerlingen.nieuw.filter(({ groep }) => groep === null).length
  const jaar = jaarVanOpname(opname, account.jaren)
  const hier = account.groepen.filter(({ schooljaar }) => schooljaar === jaar)
  const isEr = findWachtgroep([...hier, ...groepen.nieuw]) !== undefined
  const wachtgroep = zonderGroep > 0 && !isEr ? [{ naam: ZONDER_GROEP, jaargroep: null }] : []
  return {
    schooljaar: jaar,
    overgang: overgangNaar(jaar, leerlingen.verplaatst, account),
    groepen: presentGroepen({
      groepen,
      nieuw: [...groepen.nieuw, ...wachtgroep],
      account,
      schooljaar: jaar,
    }),
    nieuw: show(leerlingen.nieuw, regelVan),
    zonderJaar: showAll(
      leerlingen.nieuw.filter(({ jaargroep }) => jaargroep === null),
      regelVan,
    ),
    zonderGroep,
    heeftWachtgroep: isEr,
    gewijzigd: show(leerlingen.gewijzigd, ({ id, wijzigingen }) => ({
      wie: wie(id),
      wijzigingen: [...wijzigingen],
    })),
    verplaatst: show(verplaatst, ({ id, naar }) => ({
      wie: wie(id),
      naar: sleutelnaam.get(naar) ?? '',
    })),
    terug: show(leerlingen.terug, ({ id }) => {
      const kind = wie(id)
      return { ...kind, groep: naarVan.get(id) ?? kind.groep }
    }),
    vertrokken: showAll(vertrokken, ({ id, reden }) => ({
      wie: wie(id),
      reden,
      geeftPlaats: teller.heeft(kindVan(id)),
    })),
    alVertrokken: countAlVertrokken(opname, account),
    voorstel: showAll(leerlingen.voorstel, (een) => ({
      ...vraag(een),
      reden: een.reden,
      vraagtPlaats: teller.neemtNieuw(een.leerling),
      kandidaten: een.kandidaten.map((kandidaat, i) => ({
        ...wieVan(kandidaat),
        gevolgen: [...(een.gevolgen[i] ?? [])],
        heeftRegel: een.heeftRegel[i] ?? false,
        plaatsen: een.heeftRegel[i] ? 0 : teller.erbij(kandidaat, een.leerling),
      })),
    })),
    botsing: show(leerlingen.botsing, vraag),
    gelijk: leerlingen.gelijk,
    later: leerlingen.later,
    plaatsvragers: leerlingen.nieuw.filter(teller.neemtNieuw).length + somVan(erbij),
  }
}
