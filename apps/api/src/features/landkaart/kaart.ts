import type { Engine, Staat } from '@letterhaven/adaptief'
import { OUDSTE_CONTRACT } from '@letterhaven/contracts/contract'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { kaartGroep } from '@letterhaven/domain/kaart-leerling'
import { VENSTER_REGELS, type CategorieBeeld } from '@letterhaven/domain/venster-stand'
import { stofVan, type Speelbaar, type Stof } from '@letterhaven/domain/taken'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { findCategorie } from '@letterhaven/taal/categorieen'

/** In the order of the specification, so that a new game does not change anybody's first one. */
const klareSpellen = SPEL_IDS.map((id) => MANIFESTS[id]).filter(({ status }) => status === 'klaar')

/** For whom a game was made, and what it plays. */
type Jaren = Pick<
  (typeof MANIFESTS)[SpelId],
  'id' | 'kinds' | 'groups' | 'jaren' | 'categorieen' | 'zonder'
>

/** What is practised: a kind of exercise, in a year, with the words of these categories. */
export interface Oefening {
  readonly soort: TaakSoort
  readonly groep: number
  readonly codes: readonly string[]
}

/** Returns whether a game can ask something of the words of all these categories. */
const kanVragen = ({ categorieen, zonder }: Jaren, { soort, codes }: Oefening): boolean => {
  const [eigen, niet = []] = [categorieen?.[soort], zonder?.[soort]]
  return codes.every((code) => eigen?.includes(code) !== false && !niet.includes(code))
}

/**
 * Returns the games that play a kind of exercise with these words and were made for this year, or all that can play it when none
 * was.
 */
export function passendIn(spellen: readonly Jaren[], oefening: Oefening): SpelId[] {
  const { soort, groep } = oefening
  const alle = spellen.filter((spel) => spel.kinds.includes(soort) && kanVragen(spel, oefening))
  const passend = alle.filter(({ groups, jaren }) => {
    const [van, tot] = jaren?.[soort] ?? groups
    return van <= kaartGroep(groep) && groep <= tot
  })
  return (passend.length > 0 ? passend : alle).map(({ id }) => id)
}

/** The kinds in which a word is read, and not written from what is heard. */
const LEESSOORTEN: readonly TaakSoort[] = ['lezen', 'flitsen']

/** Returns what a game can be about in one of its kinds. */
function stoffenBij({ content }: (typeof MANIFESTS)[SpelId], soort: TaakSoort): readonly Stof[] {
  if (soort === 'werkwoorden') return ['werkwoord']
  if (soort === 'tekst') return ['tekst']
  if (soort === 'zinnen') return content?.includes('teken') ? ['zin', 'teken'] : ['zin']
  if (content !== undefined && !content.includes('woord')) return ['zin']
  return LEESSOORTEN.includes(soort) ? ['woord', 'leeswoord'] : ['woord']
}

/** Returns the finished games that are about something, each with the kinds in which it is. */
const spellenVan = (stof: Stof) =>
  klareSpellen
    .map((spel) => ({
      ...spel,
      kinds: spel.kinds.filter((soort) => stoffenBij(spel, soort).includes(stof)),
    }))
    .filter(({ kinds }) => kinds.length > 0)

/** Returns what is practised in categories: words, sentences, texts, or forms of verbs. */
const stofIn = ([code = '']: readonly string[]): Stof =>
  stofVan(findCategorie(code)?.eiland ?? 'klanken', code)

/** The first contract of the clients that can play it. */
const VANAF: Readonly<Record<Stof, number>> = {
  woord: OUDSTE_CONTRACT,
  zin: 2,
  teken: 6,
  werkwoord: 3,
  tekst: 4,
  leeswoord: 4,
}

/** Returns whether a client that reads this contract can play what these categories are about. */
export const isLeesbaar = (codes: readonly string[], contract: number): boolean =>
  contract >= VANAF[stofIn(codes)]

/** Returns the finished games for an exercise. */
export const spellenVoor = (oefening: Oefening): SpelId[] =>
  passendIn(spellenVan(stofIn(oefening.codes)), oefening)

/**
 * Returns the game that 'Verder spelen' opens: another one each round, so that nobody plays the same one all day, and none for which
 * somebody else has to be there.
 */
export function spelVoor(oefening: Oefening, ronden: number): SpelId | undefined {
  const spellen = spellenVoor(oefening).filter(
    (id) => !MANIFESTS[id].samen?.includes(oefening.soort),
  )
  return spellen[ronden % Math.max(1, spellen.length)]
}

const soortenVan = (stof: Stof): readonly TaakSoort[] => [
  ...new Set(spellenVan(stof).flatMap(({ kinds }) => kinds)),
]

/** Returns the categories of words in which a kind can be played; null where some game plays it in all of them. */
function codesVan(soort: TaakSoort): readonly string[] | null {
  const perSpel = spellenVan('woord')
    .filter(({ kinds }) => kinds.includes(soort))
    .map(({ categorieen }) => categorieen?.[soort])
  const alle = perSpel.filter((codes) => codes !== undefined)
  return alle.length < perSpel.length ? null : [...new Set(alle.flat())]
}

const soortenMetCodes = soortenVan('woord').flatMap((soort) => {
  const codes = codesVan(soort)
  return codes ? [[soort, codes] as const] : []
})

/** The kinds of exercise that some finished game plays. */
export const SPEELBAAR: Speelbaar = {
  alleen: Object.fromEntries(soortenMetCodes),
  woord: soortenVan('woord'),
  leeswoord: soortenVan('leeswoord'),
  zin: soortenVan('zin'),
  teken: soortenVan('teken'),
  tekst: soortenVan('tekst'),
  werkwoord: soortenVan('werkwoord'),
}

export interface BeeldBron {
  readonly engine: Engine
  readonly staat: Staat
  /** Days since 1970. */
  readonly t: number
  readonly aanSinds: ReadonlyMap<string, number>
  readonly laatst: ReadonlyMap<string, number>
}

/** Returns the engine's picture of each category, with its place in the language, in learning order. */
export function beeldenVan(codes: readonly string[], bron: BeeldBron): CategorieBeeld[] {
  return codes.flatMap((code) => {
    const categorie = findCategorie(code)
    if (!categorie) return []
    return [
      {
        code,
        eiland: categorie.eiland,
        groep: categorie.groep,
        vereist: categorie.vereist,
        klaar: categorie.klaar,
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
