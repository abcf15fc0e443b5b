import { ApiFout } from '../../shared/api/api-fout.ts'
import type { Regel, VeldFouten } from './regels.ts'

/** A failed try, with the lines as they were sent. */
export interface Mislukt {
  readonly fout: unknown
  readonly verstuurd: readonly Regel[]
}

const VELDEN = ['voornaam', 'tussenvoegsel', 'achternaam', 'jaargroep'] as const

/**
 * Returns what the server said about the fields of a line, which it names by position; it applies to a field until that is
 * changed.
 */
export function foutenVanServer(regel: Regel, mislukt: Mislukt | null): VeldFouten {
  if (!(mislukt?.fout instanceof ApiFout)) return {}
  const { fout, verstuurd } = mislukt
  const plek = verstuurd.findIndex(({ sleutel }) => sleutel === regel.sleutel)
  const zelfde = VELDEN.filter((veld) => verstuurd[plek]?.[veld] === regel[veld])
  return Object.fromEntries(
    zelfde.flatMap((veld) => {
      const zin = fout.velden[`leerlingen.${plek}.${veld}`]
      return zin === undefined ? [] : [[veld, zin]]
    }),
  )
}
