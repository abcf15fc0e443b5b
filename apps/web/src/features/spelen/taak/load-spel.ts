import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Bladwijzer } from '@letterhaven/game-kit/regels/bladwijzer'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import type { EnginePort, Poorten } from '@letterhaven/game-kit/regels/poorten'
import type { GeluidBron } from '@letterhaven/game-kit/klank/spraak'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { trappenVan, trapVoor } from '@letterhaven/game-kit/scherm/trappen'
import type { Bladenkast } from '@letterhaven/game-kit/scherm/use-bladwijzer'
import { prepareSpel } from '@letterhaven/game-kit/scherm/prepare-spel'
import { SPELLEN } from '@letterhaven/games/laad'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { klok } from '../../../shared/klok/klok.ts'
import { outbox } from '../../../shared/outbox/outbox.ts'
import { GEEN_SPOOR, makeAntwoordPoort } from './antwoord-poort.ts'
import { makeBladenkast, type Gevonden, type RondeVanTaak } from './bladwijzers.ts'
import { makeEnginePoort } from './engine-poort.ts'
import { geluidBronVan } from './geluid-bron.ts'
import { findHervatting, metHervatting } from './hervatting.ts'
import { loadTaak, type GeladenTaak } from './load-taak.ts'
import { openBoek } from './open-boek.ts'
import { oefenPoort } from './oefen-poort.ts'
import { oefeningVan } from './oefening.ts'
import { opgavenVan, opgavenVoor } from './opgaven.ts'

/** A game that can be played to its end, with or without a network. */
export interface Partij {
  readonly soort: 'partij'
  readonly module: GameModule
  readonly exercise: Exercise
  readonly poorten: Poorten
  readonly geluid: GeluidBron
  readonly taak: GeladenTaak
  readonly ronde: RondeVanTaak
  /** Where this device was in the round, if it goes on there. */
  readonly hervat: Bladwijzer | undefined
  /** What the game remembers of the pupil, as it was before this round. */
  readonly boek: Spelboek
  /** Where it is kept how far the round is; absent for staff, who leave no trace. */
  readonly kast: Bladenkast | undefined
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
  prepareSpel(module)
  return module
}

/** Returns the opgaven with these ids, in the order of the ids. */
function searchOpgaven({ pakket }: GeladenTaak, itemIds: readonly string[]): readonly Opgave[] {
  const opgaven = opgavenVan(pakket)
  return itemIds.flatMap((itemId) => opgaven.find(({ id }) => id === itemId) ?? [])
}

/** Returns the engine of a round that goes on: one of a few opgaven gives those that were not given yet. */
function metWoorden(engine: EnginePort, taak: GeladenTaak, gevonden: Gevonden | null): EnginePort {
  if (!gevonden?.alleen) return engine
  const uit = new Set(gevonden.blad.uitgegeven.map(({ item }) => item.id))
  const over = gevonden.alleen.filter((id) => !uit.has(id))
  return oefenPoort(engine, searchOpgaven(taak, over))
}

/** Returns a round of the same taak in the same game, of these words or sentences alone; what was loaded stays as it is. */
export function oefenpartijVan(partij: Partij, itemIds: readonly string[]): Partij {
  const { exercise, poorten, taak, kast, ronde: nu, module } = partij
  const opgaven = searchOpgaven(taak, itemIds)
  const vanaf = (nu.vanaf + exercise.aantal) % taak.pakket.taak.aantal
  const ronde = { ...nu, vanaf, alleen: itemIds }
  const { boek, poort } = openBoek(taak, ronde)
  // The stage stays as it was.
  const trap = trapVoor(trappenVan(module, exercise.over ?? exercise.kind), boek)
  return {
    ...partij,
    exercise: { ...exercise, aantal: opgaven.length, seed: nieuwZaad(), voor: 0, trap },
    poorten: { ...poorten, engine: oefenPoort(poorten.engine, opgaven), boek: poort },
    boek,
    ronde,
    hervat: undefined,
    kast: kast && makeBladenkast(winkels.local, ronde),
  }
}

/** Whether a taak may be played in this game. */
const kanIn = ({ taak }: TaakPakket, spel: SpelId): boolean => taak.spellen.includes(spel)

/** Returns what the engine of a round that goes on must know of it. */
const verderVan = ({ blad: { open, uitgegeven } }: Gevonden) => ({
  open,
  laatste: uitgegeven.at(-1),
})

/** Loads taak and game completely, before anything starts. */
export async function loadSpel({ leerlingId, taakId, spel }: Wat): Promise<Partij | AnderSpel> {
  const loadModule = SPELLEN[spel]
  const [taak, module] = await Promise.all([
    loadTaak({ leerlingId, taakId }),
    loadModule?.().then(klaargezet),
  ])
  const { pakket, ronde, sinds, isEigen } = taak
  const opgaven = kanIn(pakket, spel) && module ? opgavenVoor(pakket, module.manifest) : []
  if (!module || opgaven.length === 0) return { soort: 'ander_spel', taak }
  const { rules } = module
  const begin = oefeningVan({ pakket, module, ronde, seed: nieuwZaad() })
  const nu = { wat: { leerlingId, taakId, spel }, taak, exercise: begin, rules }
  const gevonden = isEigen ? findHervatting(winkels.local, nu) : null
  const { vanaf, alleen } = gevonden ?? { vanaf: ronde.gedaan, alleen: null }
  const engine = makeEnginePoort({
    pakket,
    sinds,
    opgaven,
    ...(gevonden ? verderVan(gevonden) : {}),
    gok: rules.gok,
    nu: klok.nu,
    scheef: klok.nu() - Date.now(),
  })
  const deze = { leerlingId, taakId, spel, vanaf, alleen }
  const { boek, poort } = openBoek(taak, deze)
  return {
    soort: 'partij',
    module,
    exercise: metHervatting(begin, gevonden),
    poorten: {
      engine: metWoorden(engine, taak, gevonden),
      antwoord: isEigen ? makeAntwoordPoort({ outbox, leerlingId, taakId, spel }) : GEEN_SPOOR,
      boek: poort,
    },
    geluid: geluidBronVan(leerlingId, pakket),
    taak,
    ronde: deze,
    boek,
    hervat: gevonden?.blad,
    kast: isEigen ? makeBladenkast(winkels.local, deze) : undefined,
  }
}
