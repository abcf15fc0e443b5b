import type { Waarschuwing } from '@letterhaven/contracts/uitleg'
import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { procent } from '../../shared/weergave/deel.ts'
import { opsomming } from '../../shared/weergave/woorden.ts'

/** A warning in plain Dutch: what happened, what that means, and what a teacher can do now. */
export interface WaarschuwingZin {
  readonly titel: string
  readonly wat: string
  readonly doe: string
}

type Van<S extends Waarschuwing['soort']> = Extract<Waarschuwing, { soort: S }>

/** Settings have no page yet, which is said plainly instead of with a button that leads nowhere. */
const NOG_NIET_HIER = 'Dat is op dit scherm nog niet te veranderen.'

const niets: Readonly<
  Record<Van<'niets_te_oefenen'>['waarom'], (wie: string) => [string, string]>
> = {
  geen_scope: (wie) => [`Voor ${wie} is nog geen enkele categorie aan de beurt.`, NOG_NIET_HIER],
  alles_uit: (wie) => [`Alle categorieën van ${wie} staan uit.`, NOG_NIET_HIER],
  geen_woorden: (wie) => [
    `In de categorieën van ${wie} zitten geen woorden.`,
    'Daar kun je zelf niets aan doen: wij moeten woorden toevoegen.',
  ],
  buiten_niveau: () => [
    'Tussen het laagste en het hoogste niveau dat is ingesteld, ligt geen enkel woord.',
    NOG_NIET_HIER,
  ],
  alle_gevraagd: (wie) => [
    `Alle woorden voor ${wie} zijn net gevraagd.`,
    'Je hoeft niets te doen: na een paar antwoorden komen er weer woorden vrij.',
  ],
}

function stil(wie: string, stille: readonly Van<'groei_stil'>[]): WaarschuwingZin {
  const namen = opsomming(
    stille.map(({ naam }) => `‘${naam}’`),
    Infinity,
  )
  const minst = Math.min(...stille.map(({ blokken }) => blokken))
  const niveau = stille.length === 1 ? 'het niveau' : 'het niveau ervan'
  return {
    titel: `Met alleen oefenen komt ${wie} niet verder bij ${namen}`,
    wat: `In de laatste ${minst} oefenrondes ging ${niveau} niet omhoog. Andere categorieën gaan daarom voor, zolang daar meer te winnen is.`,
    doe: 'Leg de regel nog eens zelf uit, met de woorden die bij ‘Eigen fouten’ staan. Zodra het beter gaat, verdwijnt deze melding.',
  }
}

function overige(
  wie: string,
  waarschuwing: Exclude<Waarschuwing, { soort: 'groei_stil' }>,
  w: Woordkeus,
): WaarschuwingZin {
  switch (waarschuwing.soort) {
    case 'niets_te_oefenen': {
      const [wat, doe] = niets[waarschuwing.waarom](wie)
      return { titel: `${wie} heeft nu niets om te oefenen`, wat, doe }
    }
    case 'groep_onbekend':
      return {
        titel: `Van ${wie} is geen ${w.jaargroep} bekend`,
        wat: `Het oefenen begon daarom op het niveau van ${jaarMetLidwoord(waarschuwing.alsGroep, w)}. Na elk antwoord past het beter.`,
        doe: NOG_NIET_HIER,
      }
    case 'niveau_te_nauw':
      return {
        titel: `Het ingestelde niveau past niet goed bij ${wie}`,
        wat: `Van de woorden die bij het ingestelde niveau horen, is ${procent(waarschuwing.deel)} nu te makkelijk of te moeilijk.`,
        doe: NOG_NIET_HIER,
      }
  }
}

/** Returns the warnings of one pupil in words; categories in which nothing grows share one notice. */
export function waarschuwingZinnen(
  wie: string,
  waarschuwingen: readonly Waarschuwing[],
  w: Woordkeus,
): WaarschuwingZin[] {
  const stille = waarschuwingen.filter((een) => een.soort === 'groei_stil')
  const rest = waarschuwingen.filter((een) => een.soort !== 'groei_stil')
  return [
    ...rest.map((een) => overige(wie, een, w)),
    ...(stille.length > 0 ? [stil(wie, stille)] : []),
  ]
}

/** One subject of warnings in a group, with the pupils concerned. */
export interface Kwestie<L> {
  readonly naam: string
  readonly leerlingen: readonly L[]
}

function kwestieVan(waarschuwing: Waarschuwing): string {
  if (waarschuwing.soort === 'groei_stil') return metHoofdletter(waarschuwing.naam)
  if (waarschuwing.soort === 'niets_te_oefenen') return 'Niets om te oefenen'
  return waarschuwing.soort === 'groep_onbekend' ? 'Jaar onbekend' : 'Ingesteld niveau past niet'
}

/** Groups the warnings of a group by subject, the one with most pupils first: they can be helped together. */
export function kwestiesVan<L extends { readonly waarschuwingen: readonly Waarschuwing[] }>(
  leerlingen: readonly L[],
): Kwestie<L>[] {
  const per = new Map<string, L[]>()
  for (const leerling of leerlingen) {
    for (const naam of new Set(leerling.waarschuwingen.map(kwestieVan))) {
      per.set(naam, [...(per.get(naam) ?? []), leerling])
    }
  }
  return [...per]
    .map(([naam, wie]) => ({ naam, leerlingen: wie }))
    .toSorted((a, b) => b.leerlingen.length - a.leerlingen.length)
}
