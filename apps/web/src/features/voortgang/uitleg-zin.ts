import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import type { Uitleg, Waarschuwing } from '@letterhaven/contracts/uitleg'
import { dagenGeleden } from '../../shared/weergave/geleden.ts'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'
import { zekerTussenTien } from './niveau-zin.ts'

type Hierna = NonNullable<LeerlingVoortgang['hierna']>
type Groei = Extract<Uitleg, { soort: 'groei' }>

/** When the two ends are this many words out of ten apart, the best guess says too little to be stated. */
const TE_BREED = 5

/** Says how it goes now: according to the answers, or without any, what is expected. */
function nu({ vanTien, tussen, aantal: n }: Groei): string {
  const [laag, hoog] = tussen
  if (hoog - laag >= TE_BREED)
    return `hoe goed dat gaat, weten we nog niet precies (waarschijnlijk ${laag} tot ${hoog} van de 10 goed)`
  const goed = `± ${vanTien} van de 10 goed (${zekerTussenTien(laag, hoog)})`
  return n === 0
    ? `daar zijn nog geen antwoorden van; we verwachten ${goed}`
    : `daarvan gaan er nu ${goed}`
}

/** Says why this category and no other; when growth has stopped, that is not hidden. */
function waarom(wie: string, { naam }: Groei, waarschuwingen: readonly Waarschuwing[]): string {
  return waarschuwingen.some((een) => een.soort === 'groei_stil' && een.naam === naam)
    ? `${wie} groeit hier nu niet, maar bij andere categorieën verwachten we nog minder winst.`
    : 'Hier levert oefenen nu het meeste op.'
}

function groei(wie: string, uitleg: Groei, waarschuwingen: readonly Waarschuwing[]): string {
  const { naam, basis } = uitleg
  const namen = opsomming(basis.map((een) => `‘${een}’`))
  const weg = basis.length > 0 ? ` De basis ervoor, ${namen}, gaat al goed.` : ''
  return `${wie} krijgt nu ‘${naam}’: ${nu(uitleg)}.${weg} ${waarom(wie, uitleg, waarschuwingen)}`
}

/**
 * Explains in a plain sentence why the engine would give this word now (`Engine.explain`). Every number and every claim in it
 * was sent: nothing is computed a second time here.
 */
export function uitlegZin(
  wie: string,
  { woord, uitleg }: Hierna,
  waarschuwingen: readonly Waarschuwing[],
): string {
  switch (uitleg.soort) {
    case 'groei':
      return groei(wie, uitleg, waarschuwingen)
    case 'herhaling':
      return `‘${woord}’ komt terug: eerder fout, ${dagenGeleden(Math.round(uitleg.dagenGeleden))}.`
    case 'peiling': {
      const bekend =
        uitleg.aantal === 0
          ? 'nog geen antwoorden'
          : aantal(uitleg.aantal, 'antwoord', 'antwoorden')
      return `Even peilen: over ‘${uitleg.naam}’ weten we nog weinig (${bekend}).`
    }
  }
}
