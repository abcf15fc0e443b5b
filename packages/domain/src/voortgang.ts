import type { Land } from '@letterhaven/contracts/admin'
import type { Telling, WeekTelling } from '@letterhaven/contracts/leerling'
import { dagSleutel, weekSleutel } from './schooljaar.ts'

/** One stored answer, as far as counting needs it. */
export interface AntwoordRij {
  readonly leerlingId: string
  readonly categorie: string
  readonly correct: boolean
  /** 1 = the first time this opgave was answered. */
  readonly poging: number
  /** The moment of the answer in ms since 1970. */
  readonly op: number
  /** Active time in ms. */
  readonly ms: number
}

/** Answers with less than half an hour between each and the next. */
export interface Zitting extends Telling {
  readonly begin: number
  readonly eind: number
  /** Active time in whole minutes, rounded up. */
  readonly minuten: number
}

const PAUZE_MS = 30 * 60_000

/** Counts the right answers and all answers. */
export function count(rijen: readonly AntwoordRij[]): Telling {
  return { goed: rijen.filter((r) => r.correct).length, totaal: rijen.length }
}

/** Counts 'Goed in één keer': the opgaven that were right at the first try, out of all opgaven. */
export function countEersteKeer(rijen: readonly AntwoordRij[]): Telling {
  return count(rijen.filter((r) => r.poging === 1))
}

/** Counts per category; a category without answers is not included. */
export function countPerCategorie(rijen: readonly AntwoordRij[]): ReadonlyMap<string, Telling> {
  return perSleutel(rijen, (r) => r.categorie)
}

/** Counts per pupil; a pupil without answers is not included. */
export function countPerLeerling(rijen: readonly AntwoordRij[]): ReadonlyMap<string, Telling> {
  return perSleutel(rijen, (r) => r.leerlingId)
}

/** Counts for each of these ISO weeks in the country's own time, in the same order and leaving none out. */
export function countPerWeek(
  rijen: readonly AntwoordRij[],
  weken: readonly string[],
  land: Land,
): WeekTelling[] {
  const sommen = perSleutel(rijen, (r) => weekSleutel(r.op, land))
  return weken.map((week) => ({ week, ...(sommen.get(week) ?? { goed: 0, totaal: 0 }) }))
}

/** Returns the local days on which there was practice. */
export function oefendagen(rijen: readonly AntwoordRij[], land: Land): ReadonlySet<string> {
  return new Set(rijen.map((r) => dagSleutel(r.op, land)))
}

/** Adds several counts together. */
export function countTogether(tellingen: Iterable<Telling>): Telling {
  let [goed, totaal] = [0, 0]
  for (const t of tellingen) {
    goed += t.goed
    totaal += t.totaal
  }
  return { goed, totaal }
}

/** Returns the share right, or null where nothing was answered. */
export function deelGoed({ goed, totaal }: Telling): number | null {
  return totaal > 0 ? goed / totaal : null
}

/**
 * Returns a share from 0 to 1 as a whole percentage, halves upwards. 23 of 40 is 57.5 percent and so 58, although its binary
 * fraction times a hundred falls short of a half: what is added is less than what two shares of real counts differ by.
 */
export function wholePercent(deel: number): number {
  return Math.round(deel * 100 + 1e-9)
}

/** Returns the answers of one pupil as sittings, oldest first. */
export function zittingen(rijen: readonly AntwoordRij[]): Zitting[] {
  const lijst: Zitting[] = []
  let open: AntwoordRij[] = []
  const close = () => {
    const [eerste, laatste] = [open[0], open.at(-1)]
    if (!eerste || !laatste) return
    const minuten = Math.ceil(open.reduce((som, r) => som + r.ms, 0) / 60_000)
    lijst.push({ ...count(open), begin: eerste.op, eind: laatste.op, minuten })
  }
  for (const rij of rijen.toSorted((a, b) => a.op - b.op)) {
    const vorige = open.at(-1)
    if (vorige && rij.op - vorige.op >= PAUZE_MS) {
      close()
      open = []
    }
    open.push(rij)
  }
  close()
  return lijst
}

function perSleutel(
  rijen: readonly AntwoordRij[],
  sleutel: (rij: AntwoordRij) => string,
): ReadonlyMap<string, Telling> {
  const sommen = new Map<string, Telling>()
  for (const rij of rijen) {
    const som = sommen.get(sleutel(rij)) ?? { goed: 0, totaal: 0 }
    sommen.set(sleutel(rij), { goed: som.goed + (rij.correct ? 1 : 0), totaal: som.totaal + 1 })
  }
  return sommen
}
