import type { SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'

interface Venster {
  readonly id: SomvensterId
  readonly categorieen: readonly string[]
}

interface Taak {
  readonly id: TaakId
  readonly somvenster_id: SomvensterId
  readonly soort: TaakSoort
  readonly aantal: number
  readonly volgorde: number
  readonly gedaan: number | null
}

/** A taak as the map shows it, including what was done in the same taak of a window that is not shown. */
export interface GetoondeTaak extends Taak {
  readonly gedaan: number
  readonly ids: readonly TaakId[]
}

/**
 * Shows each goal once. When two pupils were merged the windows of both are kept, with their taken; the first window of a goal
 * is shown, with what was done in all of them. Expects the windows in the order in which they were opened.
 */
export function showOnce<V extends Venster>(
  vensters: readonly V[],
  taken: readonly Taak[],
): { readonly somvensters: V[]; readonly taken: GetoondeTaak[] } {
  const eersten = new Map<string, V>()
  const getoond = new Map<SomvensterId, V>()
  for (const venster of vensters) {
    const eerste = eersten.getOrInsert(venster.categorieen[0] ?? '', venster)
    getoond.set(venster.id, eerste)
  }
  const perTaak = new Map<string, GetoondeTaak>()
  const opVolgorde = vensters.flatMap(({ id }) => taken.filter((t) => t.somvenster_id === id))
  for (const taak of opVolgorde) {
    const somvenster_id = getoond.get(taak.somvenster_id)?.id ?? taak.somvenster_id
    const sleutel = `${somvenster_id} ${taak.soort} ${taak.aantal}`
    const eerder = perTaak.get(sleutel)
    const gedaan = (eerder?.gedaan ?? 0) + (taak.gedaan ?? 0)
    const ids = [...(eerder?.ids ?? []), taak.id]
    perTaak.set(sleutel, { ...(eerder ?? taak), somvenster_id, gedaan, ids })
  }
  return { somvensters: [...eersten.values()], taken: [...perTaak.values()] }
}
