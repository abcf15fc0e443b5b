import { bronBijReden, createEngine, type Staat } from '@letterhaven/adaptief'
import { SLIP } from '@letterhaven/adaptief/constanten'
import { sigmoid } from '@letterhaven/adaptief/kansen'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { beforeAll, describe, expect, it } from 'vitest'
import { bankVanLand, calibrateBankOf, sleutelVan } from '../bank.ts'
import { loadInhoud } from '../inhoud.ts'
import { toeval } from '../../seed/historie/toeval.ts'
import { calibrateNacht, type NachtPunt } from './nacht.ts'
import type { GeteldeBank } from './woord-oordeel.ts'

const CODES = ['ei', 'ij', 'au', 'ou']
const [KINDEREN, DAGEN, PER_DAG] = [200, 8, 15]
const GOK = 0.02

interface Kind {
  readonly land: Land
  readonly niveau: ReadonlyMap<string, number>
  staat: Staat
}

/** Schools in which children answer as the engine assumes, on words that differ from what the corpus thinks. */
class Wereld {
  readonly catalogus: Catalogus
  readonly waar: ReadonlyMap<string, number>
  bank: GeteldeBank
  versies = 0
  readonly #rnd = toeval('kringloop')
  readonly #kinderen: readonly Kind[]
  #punten: NachtPunt[] = []
  #id = 0

  constructor(catalogus: Catalogus) {
    this.catalogus = catalogus
    this.waar = new Map(
      catalogus.woorden.map((w) => [w.id, w.moeilijkheid.mean + 0.5 * this.#rnd.normaal()]),
    )
    this.bank = { bank: calibrateBankOf(catalogus, null), n: new Map() }
    const engine = this.engine()
    this.#kinderen = Array.from({ length: KINDEREN }, (_, i) => {
      const land = i % 2 === 0 ? 'nl' : 'be'
      const algemeen = 0.9 * this.#rnd.normaal() - (land === 'be' ? 0.4 : 0)
      return {
        land,
        niveau: new Map(CODES.map((code) => [code, algemeen + 0.5 * this.#rnd.normaal()])),
        staat: engine.init({ groep: 4, scope: CODES }, i + 1),
      }
    })
  }

  engine() {
    return createEngine(
      this.catalogus,
      this.versies > 0 ? bankVanLand(this.bank.bank, 'nl') : undefined,
    )
  }

  /** Lets every child practise for a day, with the bank of that day. */
  dag(nummer: number): void {
    const engine = this.engine()
    for (const kind of this.#kinderen)
      for (let i = 0; i < PER_DAG; i += 1) {
        const t = 20_000 + nummer + i * 0.0004
        const keuze = engine.next(kind.staat, { t, guess: GOK, newBlock: i === 0 })
        const woord = this.catalogus.woorden.find(({ id }) => id === keuze?.itemId)
        if (!keuze || !woord) break
        const theta = kind.niveau.get(woord.categorie) ?? 0
        const kans = GOK + (1 - GOK - SLIP) * sigmoid(theta - (this.waar.get(woord.id) ?? 0))
        const response = {
          correct: this.#rnd() < kans,
          t,
          guess: GOK,
          source: bronBijReden(keuze.reden),
          place: 'school',
        } as const
        const punt = engine.ijkpunt(kind.staat, woord.id, response)
        const plek = {
          id: (this.#id += 1),
          geleerd: false,
          dag: `dag ${nummer}`,
          land: kind.land,
        }
        if (punt) this.#punten.push({ ...punt, ...plek })
        kind.staat = engine.update(kind.staat, woord.id, response)
      }
  }

  nacht(): void {
    const punten = this.#punten
    const nacht = calibrateNacht(this.catalogus, this.bank, { punten, perLand: punten })
    if (nacht.uitkomst !== 'leeft') return
    const n = nacht.woorden.map((w) => [sleutelVan(w.item, w.land), w.n] as const)
    this.bank = { bank: nacht.bank, n: new Map(n) }
    this.versies += 1
    const geleerd = new Set(nacht.geleerd)
    this.#punten = punten.filter(({ id }) => !geleerd.has(id))
  }

  /** Returns how far, under a bank, the words that were met most lie from what they really are. */
  fout({ moeilijkheid, categorieen }: GeteldeBank['bank']): number {
    const bekend = this.catalogus.woorden.filter(({ id }) => (this.bank.n.get(id) ?? 0) >= 30)
    const som = bekend.reduce((tot, { id, categorie }) => {
      const b = (moeilijkheid[id]?.mean ?? 0) + (categorieen[categorie]?.mean ?? 0)
      return tot + (b - (this.waar.get(id) ?? 0)) ** 2
    }, 0)
    return Math.sqrt(som / bekend.length)
  }
}

let wereld: Wereld
beforeAll(async () => {
  const { catalogus } = await loadInhoud()
  wereld = new Wereld({
    categorieen: catalogus.categorieen
      .filter(({ code }) => CODES.includes(code))
      .map((c) => ({ ...c, vereist: c.vereist.filter((code) => CODES.includes(code)) })),
    woorden: catalogus.woorden.filter(({ categorie }) => CODES.includes(categorie)),
  })
  for (let dag = 0; dag < DAGEN; dag += 1) {
    wereld.dag(dag)
    wereld.nacht()
  }
})

describe('day and night, in which each bank chooses the words from which the next one learns', () => {
  it('come nearer to what the words are, and go on doing so', () => {
    expect(wereld.versies).toBeGreaterThan(2)
    const corpus = calibrateBankOf(wereld.catalogus, null)
    expect(wereld.fout(wereld.bank.bank)).toBeLessThan(0.75 * wereld.fout(corpus))
  })

  it('find no word that differs where the children of one country are merely weaker', () => {
    expect([...wereld.bank.n.keys()].filter((sleutel) => sleutel.includes('@'))).toEqual([])
  })
})
