import type { Telling, Waarom } from '@letterhaven/contracts/leerling'
import { deelGoed } from '@letterhaven/domain/voortgang'
import { getal } from '@letterhaven/ui/tekst/getal'
import { procent } from './deel.ts'
import { aantal } from './woorden.ts'

const vanDe = ({ goed, totaal }: Telling) => `${getal(goed)} van de ${getal(totaal)}`
const deel = (telling: Telling) => procent(deelGoed(telling) ?? 0)

/** Says where most went wrong, as the end of a sentence; empty when the mistakes are spread. */
function waar({ zwak }: Waarom): string {
  return zwak ? `; vooral bij ‘${zwak.naam}’ gaat het mis: ${vanDe(zwak)} goed` : ''
}

/** Compares the last four weeks with the four before. */
const compare = ({ recent, eerder }: Waarom) =>
  `in de laatste vier weken ${deel(recent)} in één keer goed, in de vier weken daarvoor ${deel(eerder)}`

/** Says why a pupil has their status, in one line without their name; every number is one that was stored. */
export function waaromZin(waarom: Waarom): string {
  const { reden, recent } = waarom
  switch (reden) {
    case 'niet_begonnen':
      return 'nog niet begonnen'
    case 'te_weinig':
      return recent.totaal === 0
        ? 'in de laatste vier weken niets geoefend'
        : `pas ${aantal(recent.totaal, 'opgave', 'opgaven')} in de laatste vier weken`
    case 'laag':
      return `in de laatste vier weken ${vanDe(recent)} in één keer goed${waar(waarom)}`
    case 'dalend':
      return `${compare(waarom)}${waar(waarom)}`
    case 'stijgend':
      return compare(waarom)
    case 'gelijk':
      return `in de laatste vier weken ${vanDe(recent)} in één keer goed`
  }
}

/** Says the same, short enough for a row; null when the row's own numbers say enough. */
export function waaromKort({ reden, recent, eerder, zwak }: Waarom): string | null {
  const waarMis = zwak ? `, vooral ‘${zwak.kort}’` : ''
  if (reden === 'laag') return `${vanDe(recent)} goed${waarMis}`
  if (reden === 'dalend') return `van ${deel(eerder)} naar ${deel(recent)}${waarMis}`
  if (reden === 'stijgend') return `van ${deel(eerder)} naar ${deel(recent)}`
  return null
}

/** Says where it goes wrong, or how, for a card of several pupils whose rows below have the numbers. */
export function waaromInKaart(waarom: Waarom): string {
  const { reden, zwak } = waarom
  if (zwak && (reden === 'laag' || reden === 'dalend')) return `vooral bij ‘${zwak.naam}’`
  return waaromKort(waarom) ?? waaromZin(waarom)
}
