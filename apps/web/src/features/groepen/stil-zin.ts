import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import type { GroepKaart } from '@letterhaven/contracts/groep'
import { DREMPELS } from '@letterhaven/domain/signalen'
import { aantal } from '../../shared/weergave/woorden.ts'

type Woorden = Pick<Woordkeus, 'leerling' | 'leerlingen'>
type Stil = Pick<GroepKaart, 'aantalLeerlingen' | 'langWeg' | 'nietBegonnen'>

/**
 * Says who of a group is silent, for its card: those who stopped are not the same as those who never began. Not for a group in
 * which nobody is silent.
 */
export function stilZin({ aantalLeerlingen, langWeg, nietBegonnen }: Stil, w: Woorden): string {
  if (nietBegonnen === aantalLeerlingen) return 'Nog niemand is begonnen'
  if (langWeg === aantalLeerlingen)
    return `Niemand oefende in de laatste ${DREMPELS.afwezigDagen} dagen`
  const wie = `${aantal(langWeg, w.leerling, w.leerlingen)} ${langWeg === 1 ? 'heeft' : 'hebben'}`
  if (langWeg === nietBegonnen) return `${wie} nog nooit geoefend`
  const weg = `${wie} ${DREMPELS.afwezigDagen} dagen of langer niet geoefend`
  return nietBegonnen === 0 ? weg : `${weg}, van wie ${nietBegonnen}\u00a0nog nooit`
}
