import type { Reden } from '@letterhaven/contracts/antwoord'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { dagenGeleden } from '../../shared/weergave/geleden.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { vanTien, zekerTussen } from './niveau-zin.ts'

type Hierna = NonNullable<LeerlingVoortgang['hierna']>
type Categorieen = LeerlingVoortgang['categorieen']

/** A category whose whole interval lies from here up counts as mastered. */
const BEHEERST_VANAF = 0.8

/** The surest of the mastered categories, other than the one that is practised. */
function beheerst(categorieen: Categorieen, behalve: string): string | null {
  const goed = categorieen
    .filter(
      ({ categorie, niveau }) => categorie !== behalve && (niveau?.laag ?? 0) >= BEHEERST_VANAF,
    )
    .toSorted((a, b) => (b.niveau?.laag ?? 0) - (a.niveau?.laag ?? 0))
  return goed[0]?.naam ?? null
}

function groei(
  wie: string,
  reden: Extract<Reden, { soort: 'groei' }>,
  categorieen: Categorieen,
): string {
  const naam = categorieen.find(({ categorie }) => categorie === reden.categorie)?.naam
  const [laag, hoog] = reden.zeker
  const kennis = beheerst(categorieen, reden.categorie)
  return [
    `${wie} krijgt nu ‘${naam ?? reden.categorie}’: daarvan schrijft ${wie} er nu ± ${vanTien(reden.kans)} van de 10 goed (${zekerTussen(laag, hoog)})`,
    kennis ? `, ‘${kennis}’ beheerst ${wie} al,` : ',',
    ' en hier levert oefenen nu het meeste op.',
  ].join('')
}

/**
 * Why the engine would give this word now, as a plain sentence (adaptief.md section 3, 'Sentence').
 * Every number in it is one that was stored with the choice.
 */
export function redenZin(wie: string, hierna: Hierna, categorieen: Categorieen): string {
  const { reden, woord } = hierna
  switch (reden.soort) {
    case 'groei':
      return groei(wie, reden, categorieen)
    case 'herhaling':
      return `‘${woord}’ komt terug: eerder fout, ${dagenGeleden(Math.round(reden.dagenGeleden))}.`
    case 'peiling': {
      const naam = categorieen.find(({ categorie }) => categorie === reden.categorie)?.naam
      const bekend =
        reden.aantal === 0 ? 'nog geen antwoorden' : aantal(reden.aantal, 'antwoord', 'antwoorden')
      return `Even peilen: over ‘${naam ?? reden.categorie}’ weten we nog weinig (${bekend}).`
    }
  }
}
