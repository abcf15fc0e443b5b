import type { Beurt } from '@letterhaven/game-kit/regels/beurt'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { kanEnten } from './akker.ts'
import { UITGANGEN, WEG, type Uitgang } from './enten.ts'
import type { Input } from './invoer.ts'
import { planVan, type Plan } from './plan.ts'
import type { Opgave } from './stand.ts'
import type { Gewas } from './wortel.ts'

/** Returns what still has to be cut or taken for a part of the verb; null where it is in the hand. */
function deelNaar({ deel: [van, tot], los }: Gewas, doel: Plan['deel']): Input | null {
  const [begin, eind] = doel
  if (van === begin && tot === eind) return null
  const isLos = los && los[0] <= begin && los[1] >= eind
  if (isLos) return { type: 'ruil' }
  if (van > begin || tot < eind) return { type: 'undo' }
  return tot > eind ? { type: 'knip', gat: eind } : { type: 'knip', gat: begin }
}

/** Returns the next move to a leaf: water or a look at where it lies, if it cannot be taken yet. */
function bladNaar(opgave: Opgave, blad: Uitgang | null): Input | null {
  if (blad === opgave.gewas.uitgang) return null
  const nr = blad === null ? -1 : UITGANGEN.indexOf(blad)
  if (blad === null || kanEnten(opgave, nr)) return { type: 'blad', blad }
  if (opgave.nat) return opgave.water > 0 ? { type: 'giet', nr } : { type: 'pomp' }
  return { type: 'hoop', nr: opgave.hopen?.indexOf(nr) ?? 0 }
}

/** Returns the next move from a carrot to a plan. */
function planNaar(opgave: Opgave, plan: Plan): Input {
  const { gewas } = opgave
  const deel = deelNaar(gewas, plan.deel)
  if (deel) return deel
  const [van, tot] = plan.deel
  const plek = gewas.letters.findIndex(
    (letter, nr) => nr >= van && nr < tot && letter !== plan.letters[nr],
  )
  if (plek >= 0) return { type: 'letter', plek, ent: plan.letters[plek] ?? WEG }
  if (gewas.ge !== plan.ge) return { type: 'ge', plek: plan.ge }
  return bladNaar(opgave, plan.uitgang) ?? { type: 'krat' }
}

/** Returns how a form is made; of a form that cannot be made, how to give another that is wrong as well. */
function planOf({ stukken }: Opgave, { word }: Item, vorm: string): Plan | null {
  const plan = planVan(stukken, vorm)
  if (plan || vorm === word) return plan
  const goed = planVan(stukken, word)
  return goed && { ...goed, uitgang: goed.uitgang === 't' ? 'd' : 't' }
}

/** Returns the next move to a form; null where it cannot be made. */
export function naar({ item, opgave }: Beurt<Opgave>, vorm: string): Input | null {
  if (opgave.isGetoond) return { type: 'overslaan' }
  if (!opgave.isUit) return { type: 'trek' }
  const plan = planOf(opgave, item, vorm)
  return plan && planNaar(opgave, plan)
}
