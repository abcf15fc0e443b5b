import type { KantoorRegel } from '@letterhaven/contracts/kantoor-log'
import type { KantoorWat } from '@letterhaven/contracts/kantoor-wat'
import { dagSleutel, dagenTussen } from '@letterhaven/domain/schooljaar'
import type { IcoonNaam } from '@letterhaven/ui/stijl/icoon-paden'
import type { Toon } from '@letterhaven/ui/stijl/toon'
import type { Kalender } from '../../shared/weergave/use-kalender.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

/** How each kind of line looks: what was read is quiet, what was done has a colour. */
export const UITERLIJK: Readonly<
  Record<KantoorWat, { readonly icoon: IcoonNaam; readonly toon: Toon | 'stil' }>
> = {
  accounts_gezocht: { icoon: 'zoek', toon: 'stil' },
  account_geopend: { icoon: 'groep', toon: 'stil' },
  kijk_mee_gestart: { icoon: 'oog', toon: 'info' },
  kijk_mee_verlengd: { icoon: 'klok', toon: 'info' },
  kijk_mee_gestopt: { icoon: 'oog-dicht', toon: 'info' },
  gegevens_gewijzigd: { icoon: 'potlood', toon: 'ok' },
  plaatsen_besteld: { icoon: 'plus', toon: 'ok' },
  bestelling_ingetrokken: { icoon: 'ongedaan', toon: 'ok' },
  sluiting_gevraagd: { icoon: 'slot', toon: 'warn' },
  sluiting_ingetrokken: { icoon: 'ongedaan', toon: 'warn' },
  recht_geweigerd: { icoon: 'waarschuwing', toon: 'bad' },
}

/** Says what a line adds to its sentence: what was searched and how much came, or which right was refused. */
export function bijRegel({ wat, over, aantal: n }: KantoorRegel): string | null {
  if (wat === 'recht_geweigerd') return over && `Recht: ‘${over}’`
  if (wat === 'accounts_gezocht')
    return `${over ? `‘${over}’` : 'De hele lijst'} · ${aantal(n ?? 0, 'account', 'accounts')} getoond`
  return null
}

/** The lines of one day, under what that day is called. */
export interface LogDag {
  readonly dag: string
  readonly titel: string
  readonly regels: readonly KantoorRegel[]
}

function titelVan(dag: string, vandaag: string): string {
  const geleden = dagenTussen(dag, vandaag)
  if (geleden === 0) return 'Vandaag'
  if (geleden === 1) return 'Gisteren'
  const naam = sayDatum('weekdag', dag)
  const jaar = dag.slice(0, 4)
  const volledig = jaar === vandaag.slice(0, 4) ? naam : `${naam} ${jaar}`
  return volledig.charAt(0).toUpperCase() + volledig.slice(1)
}

/** Puts lines, newest first, under their days: those of the calendar by which they are filtered, whatever the device says. */
export function logDagen(
  regels: readonly KantoorRegel[],
  { land, vandaag }: Kalender,
): readonly LogDag[] {
  const perDag = Map.groupBy(regels, ({ op }) => dagSleutel(Date.parse(op), land))
  return [...perDag].map(([dag, van]) => ({ dag, titel: titelVan(dag, vandaag), regels: van }))
}
