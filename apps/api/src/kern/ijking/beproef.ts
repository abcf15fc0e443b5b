import { magLeven, type IjkBank, type Ijkpunt } from '@letterhaven/adaptief'
import { verschil } from '@letterhaven/adaptief/ijking'
import { kansMet } from '@letterhaven/adaptief/kansen'
import type { Catalogus } from '@letterhaven/contracts/taak'

/** Mean surprise at later answers, in nats per answer, under the old bank and the new one. */
export interface Verlies {
  readonly voor: number
  readonly na: number
}

/** How a new bank did compared with the old one. */
export interface Proef {
  readonly verlies: Verlies
  readonly isBeter: boolean
}

/** Returns the surprise at one answer, in nats. */
function verrassing(
  bank: IjkBank,
  { id, categorie }: Catalogus['woorden'][number],
  punt: Ijkpunt,
): number {
  const b = bank.moeilijkheid[id]
  if (!b) return 0
  const { m, v, slip } = verschil(bank, { ...b, categorie }, punt)
  const kans = kansMet(m, v, { guess: punt.guess, slip })
  return -Math.log(Math.max(1e-9, punt.correct ? kans : 1 - kans))
}

/**
 * Tries two banks on answers that neither learned from. The new one is better when it predicts them better by more than the
 * standard error of that gain: a smaller gain may be chance, and what it would have learned can wait.
 */
export function beproef(
  catalogus: Catalogus,
  banken: { readonly oud: IjkBank; readonly nieuw: IjkBank },
  later: readonly Ijkpunt[],
): Proef {
  const woorden = new Map(catalogus.woorden.map((woord) => [woord.id, woord]))
  let [voor, na, kwadraten, n] = [0, 0, 0, 0]
  for (const punt of later) {
    const woord = woorden.get(punt.item)
    if (!woord) continue
    const [was, werd] = [verrassing(banken.oud, woord, punt), verrassing(banken.nieuw, woord, punt)]
    voor += was
    na += werd
    kwadraten += (was - werd) ** 2
    n += 1
  }
  const verlies = { voor: voor / Math.max(1, n), na: na / Math.max(1, n) }
  const winst = verlies.voor - verlies.na
  const fout = Math.sqrt(Math.max(0, kwadraten / Math.max(1, n) - winst * winst) / Math.max(1, n))
  return { verlies, isBeter: magLeven(catalogus, banken, later) && winst > fout }
}
