import type { DubbelKind } from '@letterhaven/contracts/dubbel'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { getal } from '@letterhaven/ui/tekst/getal'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { langeDag, lokaleDag } from '../../../shared/weergave/geleden.ts'

const ONBEKEND = 'niet bekend'

/** One known fact about a pupil, with its name. */
export interface Feit {
  readonly naam: string
  readonly waarde: string
}

function sleutelsVan({ sleutel, eckid, schoolaccount }: DubbelKind): string {
  const alle = [
    ...(sleutel === null ? [] : [`nummer ${sleutel}`]),
    ...(eckid ? ['ECK iD'] : []),
    ...(schoolaccount ? ['schoolaccount'] : []),
  ]
  return alle.length > 0 ? alle.join(', ') : 'geen'
}

/**
 * Returns what is known of a pupil, always the same facts in the same order, so that two pupils can be compared side by side.
 */
export const feitenVan = (kind: DubbelKind, w: Woordkeus): Feit[] => [
  { naam: w.Groep, waarde: kind.groep ?? `zit in geen ${w.groep}` },
  { naam: 'Jaar', waarde: w.groepN(kind.jaargroep) },
  {
    naam: 'Geboren',
    waarde: kind.geboortedatum === null ? ONBEKEND : sayDatum('dag', kind.geboortedatum),
  },
  { naam: 'Antwoorden', waarde: getal(kind.antwoorden) },
  {
    naam: 'Laatst geoefend',
    waarde: kind.laatst === null ? 'nog niet' : langeDag(lokaleDag(kind.laatst, w.land)),
  },
  { naam: 'Toetsen', waarde: getal(kind.toetsen) },
  { naam: 'Inlognaam', waarde: kind.inlognaam ?? 'geen' },
  { naam: 'Bekend met', waarde: sleutelsVan(kind) },
]
