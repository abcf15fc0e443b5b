import { createEngine, type Staat } from '@letterhaven/adaptief'
import { makeBeurten } from '@letterhaven/adaptief/beurten'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { makeKetenlezer } from '@letterhaven/game-kit/opgave/keten'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import { REGELS, type NaspeelPoort } from '@letterhaven/games/naspelen'
import { presentLeeswoord, presentSpelWoord } from '../../features/landkaart/spelwoord.ts'
import type { Inhoud } from '../../kern/inhoud.ts'

const MS_PER_DAG = 86_400_000

const gemaakt = new WeakMap<Inhoud, ReadonlyMap<string, Opgave>>()

/** The words as games play them, made once. */
function woordenVan(inhoud: Inhoud): ReadonlyMap<string, Opgave> {
  const bekend = gemaakt.get(inhoud)
  if (bekend) return bekend
  const voor = { keer: 0, taal: 'nl-NL' } as const
  const nieuw = new Map(
    [...inhoud.woorden].map(([id, woord]) => [id, itemVanWoord(presentSpelWoord(woord, voor))]),
  )
  gemaakt.set(inhoud, nieuw)
  return nieuw
}

/** Returns what a taak is about that its game plays, where that is not words to write: to read, sentences, marks, texts, forms of verbs. */
function zinnenVoor(
  { leeswoorden, zinnen, tekens, teksten, werkwoorden }: Inhoud,
  { spel, alleen, groep }: Pick<Waarvoor, 'spel' | 'alleen' | 'groep'>,
): readonly Opgave[] {
  const vormen = werkwoorden.list(alleen, { land: 'nl', groep, beurt: 0 }).map(itemVanWoord)
  const voor = { keer: 0, taal: 'nl-NL' } as const
  const teLezen = leeswoorden
    .list(alleen, { beurt: 0 })
    .map((leeswoord) => itemVanWoord(presentLeeswoord(leeswoord, voor)))
  const alle: readonly Opgave[] = [
    ...teLezen,
    ...zinnen.list(alleen, { land: 'nl', beurt: 0 }),
    ...tekens.list(alleen, { land: 'nl', beurt: 0 }),
    ...teksten.list(alleen, { land: 'nl', beurt: 0 }),
    ...vormen,
  ]
  return opgavenIn(MANIFESTS[spel], alle)
}

/** Returns an engine that chooses among these alone, as the device does. */
const engineVan = ({ catalogus, bank }: Inhoud, perId: ReadonlyMap<string, Opgave>) =>
  createEngine(
    { ...catalogus, woorden: catalogus.woorden.filter(({ id }) => perId.has(id)) },
    bank ?? undefined,
  )

interface Waarvoor {
  readonly spel: SpelId
  /** The year of the child. */
  readonly groep: number
  /** The categories of the taak. */
  readonly alleen: readonly string[]
  /** The child's state and clock at the moment of each choice. */
  readonly nu: () => { readonly staat: Staat; readonly klok: number }
}

/** The opgaven of one taak as a device asks the engine for them: what hangs already waits its turn. */
export function makeKiezer(inhoud: Inhoud, { spel, alleen, groep, nu }: Waarvoor) {
  const woorden = woordenVan(inhoud)
  const zinnen = zinnenVoor(inhoud, { spel, alleen, groep })
  const perId = new Map(zinnen.map((opgave) => [opgave.id, opgave]))
  const engine = zinnen.length > 0 ? engineVan(inhoud, perId) : inhoud.engine
  const guess = REGELS[spel]?.gok ?? 0
  const beurten = makeBeurten()
  const keten = makeKetenlezer(zinnen)
  const volgende: NaspeelPoort['volgende'] = () => {
    const { staat, klok } = nu()
    const keuze = beurten.volgende((behalve, newBlock) =>
      keten.volgende(() =>
        engine.next(staat, { t: klok / MS_PER_DAG, guess, newBlock, alleen, behalve }),
      ),
    )
    const item = keuze && (woorden.get(keuze.itemId) ?? perId.get(keuze.itemId))
    return item ? { item, reden: keuze.reden } : null
  }
  return { volgende, close: beurten.close }
}
