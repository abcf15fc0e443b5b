import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import type { HitteKolom } from '@letterhaven/ui/grafiek/hitte-soorten'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { EILAND_NAAM, type Kolom, type KolomGroep } from './choose-kolommen.ts'

function groepNaam(groep: KolomGroep, w: Woordkeus): string {
  if (groep.soort === 'jaar') return metHoofdletter(w.groepN(groep.jaar))
  return groep.eiland ? EILAND_NAAM[groep.eiland] : 'Overig'
}

/** Returns the headings of the columns, in the host's words for years. */
export function hitteKoppen(kolommen: readonly Kolom[], w: Woordkeus): HitteKolom[] {
  return kolommen.map(({ id, koppen, groep }) => {
    const boven = groepNaam(groep, w)
    const stand = groep.soort === 'jaar' ? groep.vouw : null
    const vouw =
      groep.soort === 'jaar' && stand ? { id: `${groep.jaar}`, open: stand === 'open' } : undefined
    const samen = { kort: 'samen', naam: `${boven}, ${koppen.length} categorieën samen` }
    return { id, ...(koppen[0] ?? samen), ...(stand === 'dicht' && samen), groep: boven, vouw }
  })
}
