import type { LeerlingId } from '@letterhaven/contracts/ids'
import {
  ALBUMS,
  InrichtingSchema,
  type Ding,
  type Groei,
  type Inrichting,
  type Plek,
} from '@letterhaven/contracts/plek'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import { albumVan } from '@letterhaven/domain/album'
import { grenzenVoor } from '@letterhaven/domain/grenzen'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { gedragen, geplaatst } from '@letterhaven/domain/winkel'
import { zegtMenHier } from '@letterhaven/taal/woorden'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { taalVan } from '../geluiden/geluiden.service.ts'
import { readVerdiend, readWeek } from '../landkaart/schelpen.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { presentBezit } from './aankoop.service.ts'
import {
  readAankopen,
  readEigenPlek,
  presentUiterlijk,
  saveEigenPlek,
} from '../../kern/bezit/bezit.service.ts'
import { listGoedeWoorden, countGroei } from './eigen-plek.queries.ts'

/** Growth is measured over this many days and compared with as many days before them. */
const VIER_WEKEN = 28

/** Returns per collection the words that have a picture, with those that were answered correctly. */
function presentAlbums(beeldwoorden: readonly WordEntry[], goed: ReadonlySet<string>) {
  const perAlbum = Map.groupBy(beeldwoorden, ({ pic = '' }) => albumVan(pic))
  return ALBUMS.map((album): Plek['albums'][number] => {
    const woorden = perAlbum.get(album) ?? []
    return {
      album,
      totaal: woorden.length,
      woorden: woorden
        .filter(({ w }) => goed.has(w))
        .map(({ w, pic = '' }) => ({ woord: w, plaatje: pic })),
    }
  })
}

const presentInrichting = (opgeslagen: unknown): Inrichting => {
  const gelezen = InrichtingSchema.safeParse(opgeslagen)
  return gelezen.success ? gelezen.data : { dingen: [] }
}

/** The pupil, and the host through which it is requested. */
interface Welke {
  readonly leerlingId: LeerlingId
  readonly host: string
}

/** Returns the pupil's own place with everything that is shown on it. */
export function getPlek(ctx: Context, caller: Caller, { leerlingId, host }: Welke): Promise<Plek> {
  const vandaag = dagVan(ctx.now())
  const nu = plusDagen(vandaag, 1 - VIER_WEKEN)
  const eerst = plusDagen(nu, -VIER_WEKEN)
  const taal = taalVan(ctx, host)
  const beeldwoorden = [...ctx.inhoud.woorden.values()].filter(
    (woord) => woord.pic !== undefined && zegtMenHier(woord, taal),
  )
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const [verdiend, aankopen, plek, week, telling, goed] = await Promise.all([
      readVerdiend(scope, leerlingId),
      readAankopen(scope, leerlingId),
      readEigenPlek(scope, leerlingId),
      readWeek(scope, leerlingId, vandaag),
      countGroei(scope, leerlingId, { eerst, nu }),
      listGoedeWoorden(scope, leerlingId),
    ])
    const { rustig, dyslexie, voornaam } = leerling
    const groei: Groei = {
      goed: { nu: telling.nu, eerder: telling.eerder },
      dagen: telling.dagen,
      ramen: verdiend.ramen,
      woorden: goed.length,
    }
    return {
      leerling: { id: leerlingId, voornaam },
      weergave: { rustig, dyslexie },
      grenzen: grenzenVoor({ rustig }),
      uiterlijk: presentUiterlijk(leerlingId, plek?.uiterlijk),
      bezit: presentBezit(verdiend.schelpen, aankopen),
      inrichting: presentInrichting(plek?.inrichting),
      week,
      groei,
      albums: presentAlbums(beeldwoorden, new Set(goed)),
    }
  })
}

async function requireGekocht(
  scope: AdminScope,
  leerlingId: LeerlingId,
  dingen: readonly Ding[],
): Promise<void> {
  const { gekocht } = await readAankopen(scope, leerlingId)
  if (!dingen.every((ding) => gekocht.includes(ding))) throw new ApiError('niet_gekocht')
}

/** Stores how the held looks; it cannot wear what was not bought. */
export function setUiterlijk(
  ctx: Context,
  caller: Caller,
  { leerlingId, uiterlijk }: { leerlingId: LeerlingId; uiterlijk: Uiterlijk },
): Promise<Uiterlijk> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope) => {
    await requireGekocht(scope, leerlingId, gedragen(uiterlijk))
    await saveEigenPlek(scope, leerlingId, { uiterlijk })
    return uiterlijk
  })
}

/** Stores what stands where on the island; what was not bought cannot stand there. */
export function setInrichting(
  ctx: Context,
  caller: Caller,
  { leerlingId, inrichting }: { leerlingId: LeerlingId; inrichting: Inrichting },
): Promise<Inrichting> {
  return openLeerling({ ctx, caller, leerlingId }, async (scope) => {
    await requireGekocht(scope, leerlingId, geplaatst(inrichting))
    await saveEigenPlek(scope, leerlingId, { inrichting })
    return inrichting
  })
}
