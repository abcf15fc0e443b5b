import type { Staat } from '@letterhaven/adaptief'
import { makeBeurten } from '@letterhaven/adaptief/beurten'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { REGELS, type NaspeelPoort } from '@letterhaven/games/naspelen'
import { presentSpelWoord } from '../../features/landkaart/spelwoord.ts'
import type { Inhoud } from '../../kern/inhoud.ts'

const MS_PER_DAG = 86_400_000

const gemaakt = new WeakMap<Inhoud, ReadonlyMap<string, SpelWoord>>()

/** The words as games play them, made once. */
function spelWoordenVan(inhoud: Inhoud): ReadonlyMap<string, SpelWoord> {
  const bekend = gemaakt.get(inhoud)
  if (bekend) return bekend
  const voor = { dag: 0, taal: 'nl-NL' } as const
  const nieuw = new Map(
    [...inhoud.woorden].map(([id, woord]) => [id, presentSpelWoord(woord, voor)]),
  )
  gemaakt.set(inhoud, nieuw)
  return nieuw
}

interface Waarvoor {
  readonly spel: SpelId
  /** The categories of the taak. */
  readonly alleen: readonly string[]
  /** The child's state and clock at the moment of each choice. */
  readonly nu: () => { readonly staat: Staat; readonly klok: number }
}

/** The opgaven of one taak as a device asks the engine for them: what hangs already waits its turn. */
export function makeKiezer(inhoud: Inhoud, { spel, alleen, nu }: Waarvoor) {
  const woorden = spelWoordenVan(inhoud)
  const guess = REGELS[spel]?.gok ?? 0
  const beurten = makeBeurten()
  const volgende: NaspeelPoort['volgende'] = () => {
    const { staat, klok } = nu()
    const keuze = beurten.volgende((behalve, newBlock) =>
      inhoud.engine.next(staat, { t: klok / MS_PER_DAG, guess, newBlock, alleen, behalve }),
    )
    const woord = keuze && woorden.get(keuze.itemId)
    if (!keuze || !woord) return null
    return { woord, reden: keuze.reden }
  }
  return { volgende, close: beurten.close }
}
