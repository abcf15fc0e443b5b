import type { Staat } from '@letterhaven/adaptief'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import type { NaspeelPoort } from '@letterhaven/games/naspelen'
import { REFEREES } from '@letterhaven/games/referees'
import { presentSpelWoord } from '../../features/landkaart/spelwoord.ts'
import type { Inhoud } from '../../inhoud.ts'

/** Words asked and not answered that are kept out of the choice, and fewer where a taak has few words. */
const MEESTE_OPEN = 12
const HERHAAL_OPEN = 6
const MS_PER_DAG = 86_400_000

const gemaakt = new WeakMap<Inhoud, ReadonlyMap<string, SpelWoord>>()

/** The words as games play them, made once. */
function spelWoordenVan(inhoud: Inhoud): ReadonlyMap<string, SpelWoord> {
  const bekend = gemaakt.get(inhoud)
  if (bekend) return bekend
  const nieuw = new Map([...inhoud.woorden].map(([id, woord]) => [id, presentSpelWoord(woord, 0)]))
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
export function maakKiezer(inhoud: Inhoud, { spel, alleen, nu }: Waarvoor) {
  const woorden = spelWoordenVan(inhoud)
  const guess = REFEREES[spel]?.({ word: '' }, '').gok ?? 0
  const open = new Set<string>()
  let newBlock = true
  const volgende: NaspeelPoort['volgende'] = () => {
    const { staat, klok } = nu()
    const kies = (behalve: readonly string[]) =>
      inhoud.engine.next(staat, { t: klok / MS_PER_DAG, guess, newBlock, alleen, behalve })
    const laatste = [...open].slice(-MEESTE_OPEN)
    const keuze = kies([...open]) ?? kies(laatste) ?? kies(laatste.slice(-HERHAAL_OPEN))
    const woord = keuze && woorden.get(keuze.itemId)
    if (!keuze || !woord) return null
    newBlock = false
    open.delete(woord.id)
    open.add(woord.id)
    return { woord, reden: keuze.reden }
  }
  return { volgende, sluit: (woordId: string) => void open.delete(woordId) }
}
