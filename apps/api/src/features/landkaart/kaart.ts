import type { Engine, Staat } from '@letterhaven/adaptief'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { VENSTER_REGELS, type CategorieBeeld } from '@letterhaven/domain/venster-stand'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { vindCategorie } from '@letterhaven/taal/categorieen'

const klareSpellen = Object.values(MANIFESTS).filter((manifest) => manifest.status === 'klaar')

/** The finished games in which a kind of exercise can be played. */
export const spellenVoor = (soort: TaakSoort): SpelId[] =>
  klareSpellen.filter((manifest) => manifest.kinds.includes(soort)).map((manifest) => manifest.id)

/** The kinds of exercise that some finished game plays. */
export const SPEELBAAR: readonly TaakSoort[] = [...new Set(klareSpellen.flatMap((m) => m.kinds))]

export interface BeeldBron {
  readonly engine: Engine
  readonly staat: Staat
  /** Days since 1970. */
  readonly t: number
  readonly aanSinds: ReadonlyMap<string, number>
  readonly laatst: ReadonlyMap<string, number>
}

/** The engine's picture of each category, with its place in the language, in learning order. */
export function beeldenVan(codes: readonly string[], bron: BeeldBron): CategorieBeeld[] {
  return codes.flatMap((code) => {
    const categorie = vindCategorie(code)
    if (!categorie) return []
    return [
      {
        code,
        eiland: categorie.eiland,
        groep: categorie.groep,
        vereist: categorie.vereist,
        kans: bron.engine.kansOpGoed(bron.staat, code, bron.t).kans,
        zeker: bron.engine.zekerheid(bron.staat, code, {
          grens: VENSTER_REGELS.beheerst,
          t: bron.t,
        }),
        n: bron.engine.ability(bron.staat, code, bron.t).n,
        aanSinds: bron.aanSinds.get(code) ?? null,
        laatst: bron.laatst.get(code) ?? null,
      },
    ]
  })
}
