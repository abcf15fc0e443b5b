import type { Staat } from '@letterhaven/adaptief'
import type { AdminId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { Oefenaccount } from '@letterhaven/domain/oefenplaats'

/** A pupil as the hot path remembers it between requests. */
export interface Speler {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
  /** Whose account it is: this tells where an answer was given, and which bank of words applies. */
  readonly account: Oefenaccount
  readonly versie: number
  readonly staat: Staat
  readonly laatstOp: Date | null
  readonly taken: ReadonlySet<TaakId>
}

/** The states of the pupils who play now; evicts the least recently used. Only a hint: `versie` guards the row. */
export class StaatCache {
  readonly #spelers = new Map<LeerlingId, Speler>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(leerlingId: LeerlingId): Speler | undefined {
    const speler = this.#spelers.get(leerlingId)
    if (speler) {
      this.#spelers.delete(leerlingId)
      this.#spelers.set(leerlingId, speler)
    }
    return speler
  }

  set(speler: Speler): void {
    this.#spelers.delete(speler.leerlingId)
    this.#spelers.set(speler.leerlingId, speler)
    const [oudste] = this.#spelers.keys()
    if (this.#spelers.size > this.#max && oudste) this.#spelers.delete(oudste)
  }

  delete(leerlingId: LeerlingId): void {
    this.#spelers.delete(leerlingId)
  }
}
