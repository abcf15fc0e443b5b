import { gokVan } from '@letterhaven/game-kit/opgave/kansen'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { type Opgave, type State } from './quiz.ts'
import { open } from './rules-keten.ts'
import { aantalVan, naar } from './rules-naar.ts'
import { drum, give, isVrij, lay, move, tick } from './rules-stenen.ts'
import { layAside, sayHardop, send } from './rules-tekst.ts'
import { BANKEN, meesteVan, RIJ, stapelsVan, vormOp } from './stenen.ts'
import { sayQuiz } from './zeg.ts'
import type { Input, Nu, Stap } from './zet.ts'

export type { State } from './quiz.ts'
export type { Input } from './zet.ts'

/** So many taps, and the broom dances. */
export const BEZEM = 2
/** A verdict stays until the pupil has read why and goes on. */
const TOT_VERDER_MS = 86_400_000

/** Does what changes the show, and no answer. */
function show({ item, opgave }: Nu, input: Input): Stap {
  switch (input.type) {
    case 'bezem': {
      const bezem = opgave.bezem + 1
      if (bezem > BEZEM) return null
      const wat = bezem === BEZEM ? fx('geheim') : fx('bots', bezem)
      return { opgave: { ...opgave, bezem }, events: [wat] }
    }
    case 'hoor':
      return opgave.isGelezen ? { events: [sayHardop(item, opgave)] } : null
    default:
      return null
  }
}

/** Does what is done at the desks. */
function play(nu: Nu, input: Input): Stap {
  const { opgave } = nu
  switch (input.type) {
    case 'leg':
      return lay(nu, input.plek)
    case 'neem':
      return move(nu, input.plek, null)
    case 'schuif':
      return move(nu, input.plek, input.naar)
    case 'terug':
      return move(nu, opgave.gelegd.at(-1) ?? -1, null)
    case 'stuur':
      return send(nu, input.plek)
    case 'lees':
      return { opgave: { ...opgave, isOpen: true }, events: [fx('raam', 1)] }
    case 'geef':
      return drum(nu)
    default:
      return show(nu, input)
  }
}

function handle(nu: Nu, input: Input): Stap {
  // Who gives once more during the drum roll sees at once.
  if (nu.opgave.trom !== null) return input.type === 'geef' ? give(nu) : null
  if (!nu.opgave.isOpen) return play(nu, input)
  return input.type === 'klaar' ? layAside(nu) : show(nu, input)
}

/** Returns how many rows of the hall are full. */
const rijen = (publiek: number): number => Math.floor(publiek / RIJ)

/** A row that became full with the last answer goes wild. */
function celebrate({ opgave }: State) {
  if (!opgave || opgave.winst === 0) return []
  const { publiek, winst } = opgave
  return rijen(publiek) > rijen(publiek - winst) ? [fx('jaaa', rijen(publiek) - 1)] : []
}

/** The rules of quizvraag: read a text, hear four answers, and spread the stones by how sure you are. */
export const rules = makeBeurtRules<Opgave, Input, TekstOpgave>({
  speelt: 'tekst',
  open,
  handle,
  tik: tick,
  gevraagd: () => ({ vraag: 'betekenis:stenen', hoe: 'gezien' }),
  mend: ({ opgave }) => {
    const mis = meesteVan(stapelsVan(opgave.gelegd))
    const weg = mis === null ? opgave.weg : [...opgave.weg, mis]
    return { ...opgave, gelegd: [], weg, isOpen: true, trom: null }
  },
  naGoed: celebrate,
  record: ({ opgave, vorige }) => {
    const hier = opgave ?? vorige
    return (hier?.publiek ?? 0) + (hier?.tegoed ?? 0)
  },
  gok: gokVan(1, BANKEN),
  goed: (nu) => vormOp(nu.item.goed, aantalVan(nu)),
  vormen: (nu) =>
    nu.opgave.plekken
      .filter((_, plek) => isVrij(nu.opgave, plek))
      .toSorted((een, ander) => een - ander)
      .map((keuze) => vormOp(keuze, aantalVan(nu))),
  naar,
  zin: sayQuiz,
  kijken: { goed: TOT_VERDER_MS, fout: TOT_VERDER_MS },
  kijkGoed: () => TOT_VERDER_MS,
})
