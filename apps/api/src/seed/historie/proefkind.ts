import type { SeedLeerling } from '../plan.ts'
import type { Inhoud } from '../../kern/inhoud.ts'
import { findOpgave } from '../../kern/opgaven.ts'
import type { Aard } from './aard.ts'
import { toeval, type Toeval } from './toeval.ts'

/** Logits between two school years and the year that is 0, as the engine's scale has them. */
const STAP = 1
const NULJAAR = 4
/** How much children differ from category to category, and how words differ from what we think of them. */
const SPREIDING_CATEGORIE = 0.55
const SPREIDING_WOORD = 0.4
/** What practice itself gains: per answer, up to a limit. */
const LEREN = 0.008
const LEREN_MAX = 0.6
/** Looking at a form and slipping; deciding right without knowing. */
const SLIP = 0.03
const GOK = 0.5
/** Who mixes up letters believes the wrong one as often as not. */
const GOK_VERWARD = 0.36
const DIEPTE_VERWARD = 2
const DAGEN_PER_WEEK = 7

/** Categories where two spellings sound alike: where mixing up shows first, if the child has them. */
const KLINKT_GELIJK = ['ei', 'ij', 'langermaak', 'au', 'ou', 'cent'] as const

/** A child as it really is: what it can do, and how it looks at words. */
export interface Proefkind {
  readonly leerling: SeedLeerling
  readonly aard: Aard
  readonly rnd: Toeval
  /** The chance that it judges a form of this word rightly, so many days ago. */
  kans(woordId: string, geleden: number): number
  /** The chance that it writes this word rightly from its head, so many days ago. */
  kanSchrijven(woordId: string, geleden: number): number
  /** Practice: remembers that this category was met once more. */
  leer(categorie: string): void
  /** Active ms of looking at one form. */
  kijktijd(): number
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** How hard each word really is, by its id. */
export type Moeilijkheden = ReadonlyMap<string, number>

/** How hard each word really is: near what the corpus says, and the same for every child. */
export function wareMoeilijkheden({ catalogus }: Inhoud): Moeilijkheden {
  return new Map(
    catalogus.woorden.map(({ id, moeilijkheid }) => [
      id,
      moeilijkheid.mean + SPREIDING_WOORD * toeval(`woord/${id}`).normaal(),
    ]),
  )
}

/** The categories of the scope that this child mixes up: two at most. */
function verwardeVan(aard: Aard, scope: readonly string[]): readonly string[] {
  if (!aard.verwart) return []
  const kandidaten: readonly string[] = KLINKT_GELIJK.filter((code) => scope.includes(code))
  return (kandidaten.length > 0 ? kandidaten : scope).slice(0, 2)
}

/** Of a gap between old and new the new is only so much behind. */
const NIEUW_DEEL = -0.6

/** The last third of what is taught so far is new to a child. */
const isNieuw = (plek: number, aantal: number): boolean => plek >= Math.ceil((aantal * 2) / 3)

/** A child of the demonstration, fixed by its id. */
export function makeProefkind(
  bron: { readonly inhoud: Inhoud; readonly moeilijkheden: Moeilijkheden },
  wie: { readonly leerling: SeedLeerling; readonly aard: Aard; readonly scope: readonly string[] },
): Proefkind {
  const { leerling, aard, scope } = wie
  const rnd = toeval(`kind/${leerling.id}`)
  const verward = verwardeVan(aard, scope)
  const eigen = new Map(
    scope.map((code, plek) => [
      code,
      SPREIDING_CATEGORIE * rnd.normaal() +
        aard.kloof * (isNieuw(plek, scope.length) ? NIEUW_DEEL : 1),
    ]),
  )
  const ontmoet = new Map<string, number>()
  const basis = (leerling.jaargroep - NULJAAR) * STAP + aard.niveau

  function niveau(categorie: string, geleden: number): number {
    const weken = Math.max(0, aard.vanaf - geleden) / DAGEN_PER_WEEK
    const { terugval } = aard
    const mis = terugval && geleden <= terugval.vanaf ? terugval.diepte : 0
    const geleerd = verward.includes(categorie)
      ? -DIEPTE_VERWARD
      : Math.min(LEREN_MAX, LEREN * (ontmoet.get(categorie) ?? 0))
    return basis + (eigen.get(categorie) ?? 0) + aard.groei * weken + geleerd - mis
  }

  const categorieVan = (woordId: string): string =>
    findOpgave(bron.inhoud, woordId)?.categorie ?? ''

  function kans(woordId: string, geleden: number, gok: number): number {
    const moeilijk = bron.moeilijkheden.get(woordId) ?? 0
    return gok + (1 - gok - SLIP) * sigmoid(niveau(categorieVan(woordId), geleden) - moeilijk)
  }

  return {
    leerling,
    aard,
    rnd,
    kans: (woordId, geleden) =>
      kans(woordId, geleden, verward.includes(categorieVan(woordId)) ? GOK_VERWARD : GOK),
    kanSchrijven: (woordId, geleden) => kans(woordId, geleden, 0),
    leer: (categorie) => void ontmoet.set(categorie, (ontmoet.get(categorie) ?? 0) + 1),
    kijktijd: () => Math.round(aard.tempo * (1700 + 5200 * rnd() ** 2)),
  }
}
