import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import type { Poorten } from '@letterhaven/game-kit/regels/poorten'
import type { GeluidBron } from '@letterhaven/game-kit/klank/spraak'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { SPELLEN } from '@letterhaven/games/laad'
import { klok } from '../../../shared/klok/klok.ts'
import { outbox } from '../../../shared/outbox/outbox.ts'
import { GEEN_SPOOR, makeAntwoordPoort } from './antwoord-poort.ts'
import { makeEnginePoort } from './engine-poort.ts'
import { geluidBronVan } from './geluid-bron.ts'
import { loadTaak, type GeladenTaak } from './load-taak.ts'
import { oefenPoort } from './oefen-poort.ts'
import { oefeningVan } from './oefening.ts'

/** A game that can be played to its end, with or without a network. */
export interface Partij {
  readonly soort: 'partij'
  readonly module: GameModule
  readonly exercise: Exercise
  readonly poorten: Poorten
  readonly geluid: GeluidBron
  readonly taak: GeladenTaak
}

/** The taak is loaded, but cannot be played in this game. */
export interface AnderSpel {
  readonly soort: 'ander_spel'
  readonly taak: GeladenTaak
}

interface Wat {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly spel: SpelId
}

const nieuwZaad = (): number => Math.floor(Math.random() * 2 ** 31)

/** Prepares the game, so that the code that draws it loads while the rest is fetched. */
function klaargezet(module: GameModule): GameModule {
  module.prepare()
  return module
}

/** Returns a round of the same taak in the same game, of these words alone; what was loaded stays as it is. */
export function oefenpartijVan(partij: Partij, itemIds: readonly string[]): Partij {
  const { exercise, poorten, taak } = partij
  const woorden = itemIds.flatMap(
    (id) => taak.pakket.woorden.find((woord) => woord.id === id) ?? [],
  )
  return {
    ...partij,
    exercise: { ...exercise, aantal: woorden.length, seed: nieuwZaad() },
    poorten: { ...poorten, engine: oefenPoort(poorten.engine, woorden) },
  }
}

/** Loads taak and game completely, before anything starts. */
export async function loadSpel({ leerlingId, taakId, spel }: Wat): Promise<Partij | AnderSpel> {
  const loadModule = SPELLEN[spel]
  const [taak, module] = await Promise.all([
    loadTaak({ leerlingId, taakId }),
    loadModule?.().then(klaargezet),
  ])
  const { pakket, ronde, sinds, isEigen } = taak
  const kan = pakket.taak.spellen.includes(spel) && pakket.woorden.length > 0
  if (!module || !kan) return { soort: 'ander_spel', taak }
  const seed = nieuwZaad()
  const antwoord = isEigen ? makeAntwoordPoort({ outbox, leerlingId, taakId, spel }) : GEEN_SPOOR
  const engine = makeEnginePoort({
    pakket,
    sinds,
    gok: module.rules.gok,
    nu: klok.nu,
    scheef: klok.nu() - Date.now(),
  })
  return {
    soort: 'partij',
    module,
    exercise: oefeningVan({ pakket, manifest: module.manifest, ronde, seed }),
    poorten: { engine, antwoord },
    geluid: geluidBronVan(leerlingId, pakket),
    taak,
  }
}
