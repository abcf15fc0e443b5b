import * as z from 'zod/mini'
import { NodigWieUitSchema, type NodigUit } from '@letterhaven/contracts/docent'
import type { DocentUitnodigingId, GroepId } from '@letterhaven/contracts/ids'
import type { ImportKeuzes, ImportLeerkracht } from '@letterhaven/contracts/import'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { naamVan, type LeerkrachtRij, type Momentopname } from '@letterhaven/importers'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, binnenVeld } from '../../platform/errors.ts'
import { listBekenden } from '../docenten/docenten.service.ts'
import { inviteMany } from '../docenten/uitnodigen.service.ts'

type Opname = Pick<Momentopname, 'leerkrachten' | 'groepen'>
type Keuze = NonNullable<ImportKeuzes['uitnodigen']>[number]

/** Matches by address and by name: an administration may have another address than we do. */
const merkenVan = (wie: readonly { readonly naam: string; readonly adres: string }[]) =>
  new Set(wie.flatMap(({ naam, adres }) => [adres, naamSleutel(naam)]))

async function loadStaf(scope: AdminScope) {
  const { collegas, uitgenodigd } = await listBekenden(scope)
  return { collega: merkenVan(collegas), uitgenodigd: merkenVan(uitgenodigd) }
}

/** Returns the groups of a member of staff that exist here as well; groups that are put together from others do not. */
const groepenVan = ({ groepen }: LeerkrachtRij, opname: Opname) =>
  opname.groepen.filter(({ sleutel, samengesteld }) => !samengesteld && groepen.includes(sleutel))

const NaamSchema = z.pick(NodigWieUitSchema, {
  voornaam: true,
  tussenvoegsel: true,
  achternaam: true,
})

/** Returns the name as an invitation has it; null when it is not complete. */
function naamVoorMail({ roepnaam, voorvoegsel, achternaam }: LeerkrachtRij) {
  const gelezen = NaamSchema.safeParse({
    voornaam: roepnaam ?? '',
    tussenvoegsel: voorvoegsel ?? '',
    achternaam: achternaam ?? '',
  })
  return gelezen.success ? gelezen.data : null
}

type Staf = Awaited<ReturnType<typeof loadStaf>>

function standVan(rij: LeerkrachtRij, { collega, uitgenodigd }: Staf): ImportLeerkracht['stand'] {
  const merken = [rij.emailadres ?? '', naamSleutel(naamVan(rij))]
  if (merken.some((merk) => collega.has(merk))) return 'collega'
  if (merken.some((merk) => uitgenodigd.has(merk))) return 'uitgenodigd'
  return naamVoorMail(rij) === null ? 'onvolledig' : 'nieuw'
}

/** Returns which of the staff in a file work here, were invited, or may be; nobody for a caller who may not invite. */
export async function presentLeerkrachten(
  scope: AdminScope,
  caller: Caller,
  opname: Opname,
): Promise<ImportLeerkracht[]> {
  if (opname.leerkrachten.length === 0 || !heeftRecht(caller.role, 'docent.write')) return []
  const staf = await loadStaf(scope)
  return opname.leerkrachten.map((rij, nr) => ({
    nr,
    naam: naamVan(rij),
    adres: rij.emailadres,
    groepen: groepenVan(rij, opname).map(({ naam }) => naam),
    rollen: [...rij.rollen],
    stand: standVan(rij, staf),
  }))
}

interface Uitnodigen {
  readonly caller: Caller
  readonly opname: Opname
  readonly keuzes: readonly Keuze[]
  /** Which group each group of the file has become. */
  readonly plek: ReadonlyMap<string, GroepId>
}

function makeWie({ opname, plek, keuzes }: Uitnodigen, keuze: Keuze, rang: number): NodigUit {
  const { nr, adres, role } = keuze
  const rij = opname.leerkrachten[nr]
  const naam = rij ? naamVoorMail(rij) : null
  if (!rij || naam === null)
    throw new ApiError('invalid_input', {
      [`${rang}.nr`]:
        'Van deze persoon ontbreekt de voornaam of de achternaam. Nodig deze persoon zelf uit, bij je collega’s',
    })
  if (keuzes.findIndex((een) => een.nr === nr) < rang)
    throw new ApiError('invalid_input', { [`${rang}.nr`]: 'Deze leerkracht staat hier al' })
  const groepen = groepenVan(rij, opname).flatMap(({ sleutel }) => plek.get(sleutel) ?? [])
  return { ...naam, adres, role, groepen }
}

/**
 * Invites the people who were chosen, in the transaction in which the file is applied: being in the file invites nobody. An
 * error about one of them names its place among the choices: `uitnodigen.0.adres`.
 */
export async function inviteLeerkrachten(
  ctx: Context,
  scope: AdminScope,
  vraag: Uitnodigen,
): Promise<DocentUitnodigingId[]> {
  try {
    const wie = vraag.keuzes.map((keuze, rang) => makeWie(vraag, keuze, rang))
    return await inviteMany(ctx, scope, { caller: vraag.caller, wie })
  } catch (fout) {
    throw binnenVeld('uitnodigen', fout)
  }
}
