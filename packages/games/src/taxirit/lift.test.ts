import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { HostInput } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { describe, expect, it } from 'vitest'
import { doelVan, makeLift, sayLift, verteldBij, vraagVan, type Lift } from './lift.ts'
import { lifterVan } from './passagier.ts'
import { bordenVan, isOpen, type State } from './rit.ts'
import { rules } from './rules.ts'
import { TEKST } from './tekst.ts'
import { eerder } from './verhaal.ts'

const GATEN = (await loadZinsOpgaven('gat', 5, 'nl')) as readonly GatOpgave[]
const [EERSTE, , , VIERDE] = GATEN
const ZADEN = Array.from({ length: 30 }, (_, zaad) => zaad)

function begin(item: GatOpgave | undefined, trap: 1 | 2 | 3 = 3): State {
  const [state] = rules.step(
    rules.init({
      id: 't',
      kind: 'zinnen',
      instruction: '',
      groep: 5,
      land: 'nl',
      aantal: 4,
      seed: 5,
      trap,
      options: { calm: false, clock: false },
    }),
    { type: 'begin' },
  )
  const opgave = { type: 'opgave', plek: 0, item, reden: null } as unknown as HostInput
  return rules.step(state, opgave)[0]
}

const liftVan = ({ opgave }: State): Lift => {
  if (!opgave?.lift) throw new Error('nobody comes along')
  return opgave.lift
}

/** Brings who comes along to the place it means, or to another. */
function bring(state: State, isGoed: boolean) {
  const lift = liftVan(state)
  const doel = doelVan(state.item as GatOpgave, lift)
  const baan = lift.plekken.findIndex(
    (plek) => (plek === doel) === isGoed && !lift.geweest.includes(plek),
  )
  const [gericht] = rules.step(state, { type: 'stuur', baan })
  return rules.step(gericht, { type: 'rijd' })
}

describe('who comes along in the rain', () => {
  it('is there at the third stage, once in a ride, and never before a third place is asked', () => {
    expect(begin(VIERDE).opgave?.lift).not.toBeNull()
    for (const trap of [1, 2] as const) expect(begin(VIERDE, trap).opgave?.lift).toBeNull()
    const perRit = Map.groupBy(GATEN, ({ keten }) => keten?.id)
    const kruisingen = [...perRit.values()].map((rit) =>
      rit.flatMap((item) => (makeLift(item, stroom(1)) ? [item.keten?.nr ?? 0] : [])),
    )
    for (const nrs of kruisingen) expect(nrs).toHaveLength(1)
    // Not always at the same crossing (decoy: at each of these two somebody is met).
    expect([...new Set(kruisingen.flat())].toSorted()).toEqual([2, 3])
  })

  it('asks for a place that was not the last one, and only with places that are no answer now', () => {
    const gevraagd = new Set<number>()
    for (const item of GATEN)
      for (const zaad of ZADEN) {
        const lift = makeLift(item, stroom(zaad))
        if (!lift) continue
        expect(lift.plekken).toHaveLength(3)
        expect(new Set(lift.plekken).size).toBe(3)
        expect(lift.plekken).toContain(doelVan(item, lift))
        expect(lift.plekken.some((plek) => item.goed.includes(plek))).toBe(false)
        expect(lift.gat).toBeLessThan((item.keten?.nr ?? 0) - 1)
        gevraagd.add(lift.gat)
      }
    expect([...gevraagd].toSorted()).toEqual([0, 1])
  })

  it('asks in its own words, and shows what was told then only after a place where it was not', () => {
    for (const item of GATEN) {
      const lift = makeLift(item, stroom(1))
      if (!lift) continue
      const vraag = vraagVan(item, lift)
      expect(vraag).toContain(item.rit?.wie)
      const [zin = ''] = verteldBij(item, lift).slice(-1)
      expect(eerder(item).join(' ')).toContain(zin.replace('▢', doelVan(item, lift)))
      const kern = zin.split('▢')[0] ?? ''
      expect(sayLift(item, lift)).not.toContain(kern)
      const [mis = ''] = lift.plekken.filter((plek) => plek !== doelVan(item, lift))
      expect(sayLift(item, { ...lift, geweest: [mis] })).toContain(kern)
    }
  })

  it('is brought without an answer: right lights a lantern, wrong closes a sign and costs nothing', () => {
    const start = begin(VIERDE)
    const [mis, misEvents] = bring(start, false)
    expect(misEvents).toEqual([fx('terug', expect.any(Number) as number)])
    expect(liftVan(mis).geweest).toHaveLength(1)
    const toe = liftVan(mis).plekken.indexOf(liftVan(mis).geweest[0] ?? '')
    expect(mis.opgave && isOpen(mis.opgave, toe)).toBe(false)
    expect(rules.step(mis, { type: 'stuur', baan: toe })[0]).toBe(mis)
    const [af, events] = bring(mis, true)
    expect(events).toEqual([fx('samen', expect.any(Number) as number)])
    expect(af.opgave).toMatchObject({ lift: null, baan: -1, gebracht: 1 })
    expect([af.goed, af.fout, af.missers, af.poging]).toEqual([0, 0, [], 1])
    // Then the streets of the story are there, as at any other stage.
    expect(af.opgave && bordenVan(af.opgave)).toEqual(af.opgave?.plekken)
  })

  it('gets out by itself where nobody brings it', () => {
    const [los, events] = rules.step(begin(VIERDE), { type: 'later' })
    expect(los.opgave).toMatchObject({ lift: null, gebracht: 0 })
    expect(events).toEqual([])
  })

  it('changes nothing of what is asked and how it is judged', () => {
    const antwoorden = [
      (state: State) => rules.step(state, { type: 'later' })[0],
      (state: State) => bring(state, true)[0],
      (state: State) => bring(bring(state, false)[0], true)[0],
    ].map((hand) => {
      const nu = hand(begin(VIERDE))
      const baan = nu.opgave?.plekken.indexOf(VIERDE?.goed[0] ?? '') ?? -1
      const [gericht] = rules.step(nu, { type: 'stuur', baan })
      return rules.step(gericht, { type: 'rijd' })[1].find(({ type }) => type === 'answer')
    })
    const gewoon = begin(VIERDE, 1)
    const baan = gewoon.opgave?.plekken.indexOf(VIERDE?.goed[0] ?? '') ?? -1
    const [gericht] = rules.step(gewoon, { type: 'stuur', baan })
    const [, dag] = rules.step(gericht, { type: 'rijd' })
    for (const antwoord of antwoorden)
      expect(antwoord).toEqual(dag.find(({ type }) => type === 'answer'))
  })

  it('is heard by who cannot see it, and asks nothing of who hears the story (decoy)', () => {
    const start = begin(VIERDE)
    expect(TEKST.report(fx('open'), start)).toContain(liftVan(start).wie)
    expect(rules.need(start).zin).toContain(liftVan(start).wie)
    expect(TEKST.report(fx('open'), begin(EERSTE))).toBeNull()
  })

  it('is nobody at the wheel and nobody in the car', () => {
    for (const held of DIEREN)
      for (const gast of DIEREN)
        for (const wie of ['Fien', 'Bas', 'Tuur'])
          expect([held, gast]).not.toContain(lifterVan(wie, held, gast))
  })
})

describe('at the coast', () => {
  it('a seal hears the hooter, and in the polder the miller', () => {
    expect(TEKST.report(fx('raak', 1), begin(EERSTE))).toContain('zeehond')
    expect(TEKST.report(fx('raak', 1), begin(EERSTE, 1))).toContain('molenaar')
  })
})
