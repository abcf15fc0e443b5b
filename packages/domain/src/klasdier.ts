import { KLASDIEREN, type Klasdier } from '@letterhaven/contracts/leerling-ingang'
import { naamSleutel } from './naamsleutel.ts'

/** A child of a group with its stored animal; '' where it has none yet. */
export interface MetDier {
  readonly id: string
  readonly voornaam: string
  readonly dier: string
}

const AANTAL = KLASDIEREN.length

const isDier = (dier: string): dier is Klasdier => (KLASDIEREN as readonly string[]).includes(dier)

/** Hashes a text to the same number everywhere, so that two servers choose alike for the same child. */
function getal(tekst: string): number {
  let som = 2_166_136_261
  for (const teken of tekst) som = Math.imul(som ^ (teken.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return som
}

/**
 * Chooses an animal for each child of a group: the stored one if there is one, else one that nobody in the group has, as long
 * as there are any. Two children with the same first name do not share an animal unless the animals run out: where both stored
 * the same one, the child with the higher id gets another.
 */
export function chooseDieren(kinderen: readonly MetDier[]): ReadonlyMap<string, Klasdier> {
  const gekozen = new Map<string, Klasdier>()
  const bijNaam = new Map<string, Set<Klasdier>>()
  const gebruikt = new Set<Klasdier>()
  const opId = kinderen.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const take = ({ id, voornaam }: MetDier, dier: Klasdier): void => {
    const naam = naamSleutel(voornaam)
    gekozen.set(id, dier)
    gebruikt.add(dier)
    bijNaam.set(naam, (bijNaam.get(naam) ?? new Set()).add(dier))
  }
  const isVrij = ({ voornaam }: MetDier, dier: Klasdier): boolean =>
    !bijNaam.get(naamSleutel(voornaam))?.has(dier)

  for (const kind of opId) if (isDier(kind.dier) && isVrij(kind, kind.dier)) take(kind, kind.dier)
  for (const kind of opId) {
    if (gekozen.has(kind.id)) continue
    const eerste = getal(kind.id) % AANTAL
    const rij = [...KLASDIEREN.slice(eerste), ...KLASDIEREN.slice(0, eerste)]
    const dier =
      rij.find((d) => !gebruikt.has(d)) ?? rij.find((d) => isVrij(kind, d)) ?? KLASDIEREN[0]
    take(kind, dier)
  }
  return gekozen
}
