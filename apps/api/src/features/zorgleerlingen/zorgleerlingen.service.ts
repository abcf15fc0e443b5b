import type { AdminId } from '@letterhaven/contracts/ids'
import type { Zorgleerling, Zorgsignaal } from '@letterhaven/contracts/zorgleerling'
import { compareNamen } from '@letterhaven/domain/naam'
import { signalenVan, type Vandaag } from '@letterhaven/domain/signalen'
import type { Caller, Context } from '../../kern/context.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { loadZichtbaar, waaromVan } from '../groepen/groepen.service.ts'
import { readEigen } from '../../kern/schooleigen/schooleigen.service.ts'
import { standVan, zwaksteVan } from '../../kern/stand/stand.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'

/** Returns which pupils the numbers point out, and which have been silent for long. */
function perSoort(standen: Awaited<ReturnType<typeof standVan>>, nu: Vandaag) {
  const signalen = signalenVan(
    [...standen.values()].map(({ cijfers }) => cijfers),
    nu,
  )
  const wie = (soort: 'aandacht' | 'niet_geoefend') =>
    new Set(signalen.flatMap((s) => (s.soort === soort ? s.leerlingen : [])))
  return { aandacht: wie('aandacht'), langWeg: wie('niet_geoefend') }
}

/** Lists the pupils with a signal or a flag, those who need attention first, then by name. */
export const listZorgleerlingen = (
  ctx: Context,
  caller: Caller,
  { adminId }: { readonly adminId: AdminId },
): Promise<{ leerlingen: Zorgleerling[] }> => {
  const now = ctx.now()
  return openAdmin({ ctx, caller, adminId, blik: { wat: 'voortgang' } }, async (scope) => {
    const [{ groepen, leerlingen }, { land, noem, vakanties }] = await Promise.all([
      loadZichtbaar(scope, caller),
      readEigen(scope),
    ])
    const namen = new Map(groepen.map(({ id, naam }) => [id, naam]))
    const ids = leerlingen.map(({ id }) => id)
    const standen = await standVan(scope, ids, now)
    const { aandacht, langWeg } = perSoort(standen, { vandaag: dagVan(now), vakanties })
    const gekozen = leerlingen.flatMap((kind) => {
      const signalen: Zorgsignaal[] = [
        ...(aandacht.has(kind.id) ? (['aandacht'] as const) : []),
        ...(langWeg.has(kind.id) ? (['lang_weg'] as const) : []),
        ...(kind.dyslexie ? (['dyslexie'] as const) : []),
      ]
      const stand = standen.get(kind.id)
      return signalen.length > 0 && stand ? [{ kind, signalen, stand }] : []
    })
    const zwakste = await zwaksteVan(
      scope,
      gekozen.map(({ kind }) => kind.id),
      now,
    )
    const opNaam = compareNamen(land)
    const eerst = (signalen: readonly Zorgsignaal[]): number =>
      signalen.includes('aandacht') ? 0 : 1
    return {
      leerlingen: gekozen
        .toSorted((a, b) => eerst(a.signalen) - eerst(b.signalen) || opNaam(a.kind, b.kind))
        .map(({ kind, signalen, stand }) => ({
          id: kind.id,
          naam: {
            voornaam: kind.voornaam,
            tussenvoegsel: kind.tussenvoegsel,
            achternaam: kind.achternaam,
          },
          jaargroep: kind.jaargroep,
          groep: { id: kind.groep_id, naam: namen.get(kind.groep_id) ?? '' },
          signalen,
          waarom: waaromVan(stand, zwakste.get(kind.id), noem),
          laatst: stand.laatst?.toISOString() ?? null,
        })),
    }
  })
}
