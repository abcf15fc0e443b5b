import type { SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { Eiland, TaakSoort } from '@letterhaven/contracts/landkaart'
import type { Staat } from '@letterhaven/adaptief'
import { makeLandkaart, type LandkaartPlan, type VensterPlan } from '@letterhaven/domain/landkaart'
import { beeldenVan, SPEELBAAR } from '../../features/landkaart/kaart.ts'
import type { Inhoud } from '../../kern/inhoud.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { seedId } from '../seed-id.ts'
import type { Aard } from './aard.ts'
import type { Toeval } from './toeval.ts'

/** A taak of a window as it will stand in the table. */
export interface GezaaideTaak {
  readonly id: TaakId
  readonly sleutel: string
  readonly soort: TaakSoort
  readonly aantal: number
  readonly volgorde: number
  /** Answers so far. */
  gedaan: number
}

/** A window as it will stand in the table. */
export interface GezaaidVenster {
  readonly id: SomvensterId
  readonly eiland: Eiland
  readonly categorieen: readonly string[]
  readonly volgorde: number
  readonly geopendOp: Date
  aanSinds: Date | null
  readonly taken: readonly GezaaideTaak[]
}

/** The taak that a child sails to. */
export interface Gekozen {
  readonly venster: GezaaidVenster
  readonly taak: GezaaideTaak
}

/** What a pupil's map is at a moment, from the rules that the product's own map keeps. */
export interface Kaartboek {
  readonly vensters: readonly GezaaidVenster[]
  /** Opens the map: windows that come in reach are stored, those seen lit for the first time remembered. */
  open(staat: Staat, nu: Date): LandkaartPlan
  /** The taak that this child chooses. */
  choose(plan: LandkaartPlan, kind: Kiezend): Gekozen | null
  /** Remembers when a category was last answered in. */
  noteer(categorie: string, nu: Date): void
}

/** How often a child follows the big button, and how often one that finishes things looks at a lit window again. */
const DEEL_VERDER = 0.8
const DEEL_TERUG = 0.2
/** After so many answers in one window even that child wants something else first. */
const GENOEG = 110

/** How a child chooses. */
interface Kiezend {
  readonly rnd: Toeval
  readonly aard: Pick<Aard, 'maaktAf'>
}

interface Wie {
  readonly leerlingId: string
  readonly jaargroep: number
  readonly scope: readonly string[]
}

/** The windows with something to play that stand on the map now. */
const speelbareVan = (plan: LandkaartPlan): readonly VensterPlan[] =>
  plan.eilanden.flatMap((eiland) => eiland.vensters).filter(({ taken }) => taken.length > 0)

const isLicht = ({ stand }: VensterPlan): boolean => stand === 'aan' || stand === 'goud'

/** The window that a child sails to: where the boat goes, where it is not finished, or anywhere. */
function chooseVenster(
  plan: LandkaartPlan,
  { rnd, aard }: Kiezend,
  gedaan: (sleutel: string) => number,
): string | undefined {
  const vrij = speelbareVan(plan)
  const willekeurig = (lijst: readonly VensterPlan[]) => lijst[rnd.onder(lijst.length)]?.sleutel
  if (aard.maaktAf) {
    const licht = vrij.filter(isLicht)
    const donker = vrij.filter((venster) => !isLicht(venster))
    const terug = rnd() < DEEL_TERUG ? willekeurig(licht) : undefined
    const bezig = donker.find(({ sleutel }) => gedaan(sleutel) < GENOEG)
    return terug ?? bezig?.sleutel ?? willekeurig(vrij)
  }
  if (plan.verder && rnd() < DEEL_VERDER) return plan.verder.venster
  return willekeurig(vrij)
}

/** An empty map of a pupil. */
export function makeKaartboek({ engine }: Inhoud, wie: Wie): Kaartboek {
  const vensters: GezaaidVenster[] = []
  const laatst = new Map<string, number>()
  const find = (sleutel: string): GezaaidVenster | undefined =>
    vensters.find(({ categorieen }) => categorieen[0] === sleutel)

  function makePlan(staat: Staat, nu: Date): LandkaartPlan {
    const aan = vensters.flatMap(({ categorieen: [code], aanSinds }) =>
      code !== undefined && aanSinds ? [[code, dagenSinds1970(aanSinds)] as const] : [],
    )
    const beelden = beeldenVan(wie.scope, {
      engine,
      staat,
      t: dagenSinds1970(nu),
      aanSinds: new Map(aan),
      laatst,
    })
    const taken = vensters.flatMap((venster) => venster.taken)
    const gedaan = new Map(taken.map((taak) => [taak.sleutel, taak.gedaan]))
    return makeLandkaart({ groep: wie.jaargroep, speelbaar: SPEELBAAR, gedaan }, beelden)
  }

  function save({ sleutel, eiland, categorieen, taken }: VensterPlan, nu: Date): void {
    const naam = `${wie.leerlingId}/venster/${sleutel}`
    vensters.push({
      id: seedId<SomvensterId>(naam),
      eiland,
      categorieen,
      volgorde: vensters.length,
      geopendOp: nu,
      aanSinds: null,
      taken: taken.map((taak, volgorde) => ({
        id: seedId<TaakId>(`${naam}/${taak.sleutel}`),
        sleutel: taak.sleutel,
        soort: taak.soort,
        aantal: taak.aantal,
        volgorde,
        gedaan: 0,
      })),
    })
  }

  return {
    vensters,
    noteer: (categorie, nu) => void laatst.set(categorie, dagenSinds1970(nu)),
    open(staat, nu) {
      const plan = makePlan(staat, nu)
      for (const venster of speelbareVan(plan)) {
        const bekend = find(venster.sleutel)
        if (!bekend) save(venster, nu)
        else if (venster.stand === 'aan') bekend.aanSinds ??= nu
      }
      return plan
    },
    choose(plan, kind) {
      const { rnd } = kind
      const gedaan = (sleutel: string): number =>
        (find(sleutel)?.taken ?? []).reduce((som, taak) => som + taak.gedaan, 0)
      const sleutel = chooseVenster(plan, kind, gedaan)
      const venster = sleutel === undefined ? undefined : find(sleutel)
      if (!venster) return null
      const taak =
        venster.taken.find((t) => t.gedaan < t.aantal) ??
        venster.taken[rnd.onder(venster.taken.length)]
      return taak ? { venster, taak } : null
    },
  }
}
