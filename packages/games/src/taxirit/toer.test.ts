import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { makeHost } from '@letterhaven/game-kit/regels/host'
import { describe, expect, it } from 'vitest'
import { MOLENS, proefVan, type Opgave } from './rit.ts'
import { rules } from './rules.ts'
import { classify, langsStraat } from './indeling.ts'
import { OP_ROTONDE, opRotonde, overRotonde, rotondeVan } from './rotonde.ts'
import { TEKST } from './tekst.ts'

const RITTEN = (await loadZinsOpgaven('gat', 5, 'nl')) as readonly GatOpgave[]

/** What a player does besides answering. */
interface Hand {
  readonly trap?: 1 | 2
  /** Whether another place is tried in the story before the one that is given. */
  readonly proeft?: boolean
  /** How often is hooted at each of the first so many crossings. */
  readonly toeters?: number
  readonly tot?: number
  /** At which crossing a wrong street is taken first. */
  readonly mis?: number
}

const oefening = (trap: 1 | 2): Exercise => ({
  id: 't',
  kind: 'zinnen',
  instruction: '',
  groep: 5,
  land: 'nl',
  aantal: 6,
  seed: 3,
  trap,
  options: { calm: false, clock: false },
})

/** Begins a round of six crossings, and notes what comes of it. */
function begin(trap: 1 | 2) {
  const voorraad = RITTEN.slice(0, 8)
  const ronden: { trap: number; record: number | null }[] = []
  const antwoorden: string[] = []
  const gevonden: string[] = []
  const host = makeHost({
    rules,
    exercise: oefening(trap),
    poorten: {
      engine: {
        volgende: () => {
          const item = voorraad.shift()
          return item ? { item, reden: { soort: 'peiling', categorie: 'x', aantal: 0 } } : null
        },
        process: () => undefined,
      },
      antwoord: { save: ({ gegeven, correct }) => antwoorden.push(`${gegeven}:${correct}`) },
      boek: {
        findGeheim: () => gevonden.push('geheim'),
        addRonde: (ronde) => ronden.push(ronde),
      },
    },
  })
  return { host, ronden, antwoorden, gevonden }
}

/** Answers at one crossing, with all that a hand does before it. */
function turn(host: ReturnType<typeof begin>['host'], hand: Required<Hand>): void {
  const { item, opgave, nummer, poging } = host.state()
  const steer = (baan: number) => host.send({ type: 'stuur', baan })
  const rijd = () => host.send({ type: 'rijd' })
  const hier = nummer < hand.tot ? hand.toeters : 0
  for (let n = 0; n < hier; n += 1) host.send({ type: 'toeter' })
  const goed = (opgave?.plekken ?? []).findIndex((plek) => item?.goed.includes(plek))
  const fout = goed === 0 ? 1 : 0
  if (hand.proeft) steer(fout)
  steer(nummer === hand.mis && poging === 1 ? fout : goed)
  rijd()
  host.send({ type: 'verder' })
}

const ZONDER: Required<Hand> = { trap: 1, proeft: false, toeters: 0, tot: 0, mis: -1 }

/** Plays a whole round, and returns how it went. */
function drive(anders: Hand) {
  const hand = { ...ZONDER, ...anders }
  const ronde = begin(hand.trap)
  for (let nr = 0; nr < 30 && !ronde.host.uitslag(); nr += 1) turn(ronde.host, hand)
  return { ...ronde, uitslag: ronde.host.uitslag() }
}

describe('the roundabout', () => {
  it('is there from the second stage on: at the first, a street is taken at once', () => {
    const { host } = begin(1)
    host.send({ type: 'stuur', baan: 1 })
    host.send({ type: 'rijd' })
    expect(host.state().fase).toBe('kijken')
    expect(proefVan(host.state())).toBeNull()
  })

  it('reads the story with the place that was chosen, as often as one likes, and only the second act is an answer', () => {
    const { host, antwoorden } = begin(2)
    const { plekken } = host.state().opgave as Opgave
    // Decoy: before a street is chosen the gap is empty, and there is nothing to drive to.
    host.send({ type: 'rijd' })
    expect(proefVan(host.state())).toBeNull()
    host.send({ type: 'stuur', baan: 1 })
    expect(proefVan(host.state())).toBe(plekken[1])
    host.send({ type: 'stuur', baan: 2 })
    expect(proefVan(host.state())).toBe(plekken[2])
    expect(TEKST.report(fx('stuur', 2), host.state())).toContain(plekken[2])
    expect(antwoorden).toEqual([])
    host.send({ type: 'rijd' })
    expect(antwoorden).toHaveLength(1)
    expect(antwoorden[0]).toContain(plekken[2])
  })

  it('changes no verdict, no star and no score', () => {
    for (const mis of [-1, 1]) {
      const [dag, avond, proever] = [
        drive({ mis }),
        drive({ mis, trap: 2 }),
        drive({ mis, trap: 2, proeft: true }),
      ]
      expect(dag.uitslag).not.toBeNull()
      for (const ander of [avond, proever]) {
        expect(ander.antwoorden).toEqual(dag.antwoorden)
        expect({ ...ander.uitslag, ms: 0 }).toEqual({ ...dag.uitslag, ms: 0 })
      }
    }
  })

  it.each([
    [1366, 650],
    [768, 1024],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const)('is driven in one line, from the road into every street, on %i × %i', (w, h) => {
    const indeling = classify(w, h)
    const { x, y, rx, ry } = rotondeVan(indeling)
    expect(x - rx).toBeGreaterThan(0)
    expect(y + ry).toBeLessThan(h)
    for (const straat of [0, 1, 2, 3].map((nr) => [nr, 4] as const)) {
      const eind = langsStraat(indeling, straat, 1)
      expect(overRotonde(indeling, straat, 1)).toEqual(eind)
      expect(overRotonde(indeling, straat, 0).y).toBe(indeling.taxi.wacht)
      expect(overRotonde(indeling, straat, OP_ROTONDE)).toEqual(opRotonde(indeling, 0))
      for (let i = 0; i < 200; i += 1) {
        const [een, twee] = [i, i + 1].map((nu) => overRotonde(indeling, straat, nu / 200))
        const sprong = Math.hypot((een?.x ?? 0) - (twee?.x ?? 0), (een?.y ?? 0) - (twee?.y ?? 0))
        expect(sprong).toBeLessThan(Math.max(w, h) * 0.05)
      }
    }
  })
})

describe('what the game remembers', () => {
  it('is told once, at the end of a round: the stage, and how many rows of tulips bloom', () => {
    expect(drive({ trap: 2 }).ronden).toEqual([{ trap: 2, record: 6 }])
    expect(drive({ mis: 1 }).ronden).toEqual([{ trap: 1, record: 5 }])
  })

  it('is the secret, for whoever hoots at every mill', () => {
    expect(drive({ toeters: 1, tot: MOLENS }).gevonden).toEqual(['geheim'])
    expect(drive({ toeters: 1, tot: MOLENS, trap: 2, mis: 1 }).gevonden).toEqual(['geheim'])
    // Hooting often at the same mills finds nothing.
    expect(drive({ toeters: 9, tot: MOLENS - 1 }).gevonden).toEqual([])
    expect(drive({}).gevonden).toEqual([])
  })
})
