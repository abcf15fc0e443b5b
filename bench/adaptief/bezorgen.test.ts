import { describe, expect, it } from 'vitest'
import { makeBezorger } from './bezorgen.ts'
import { makeWaarheid } from './leerling.ts'
import { tot } from './rij.ts'
import type { Volger } from './rivaal.ts'
import { motor } from './rivalen/motor.ts'
import { makeWereld } from './wereld.ts'

const wereld = makeWereld('proef')
const ZITTINGEN = 40

/** Makes a `Volger` that remembers, in order, which words it heard of. */
function onthouder(gehoord: number[]): Volger & { readonly gehoord: number[] } {
  return {
    gehoord,
    choose: () => 0,
    leer: ({ woord }) => void gehoord.push(woord),
    kopie: () => onthouder([...gehoord]),
  }
}

const give = (volger: Volger, woord: number) =>
  volger.leer({ woord, goed: true, t: woord, gok: 0.02, ms: 5000, thuis: false, waarom: 'groei' })

function play(eerste: Volger, laat: number) {
  const w = makeWaarheid(wereld, 1, { zittingen: 1, hulp: 0 })
  const bezorger = makeBezorger(w, eerste, laat)
  const achter: boolean[] = []
  for (const zitting of tot(ZITTINGEN)) {
    const kiezer = bezorger.begin(zitting)
    give(kiezer, zitting)
    achter.push(bezorger.server() !== kiezer && laat > 0)
  }
  return { bezorger, achter }
}

/** Returns the words that a server heard of. Copies are told apart by what they hold, not by identity. */
const gehoord = (volger: Volger): number[] => {
  const lijst: number[] = []
  const spreker = volger.kopie?.('server')
  if (spreker && 'gehoord' in spreker && Array.isArray(spreker.gehoord))
    lijst.push(...spreker.gehoord)
  return lijst
}

describe('answers that come late', () => {
  it('are folded in the order in which they were given, each once', () => {
    const { bezorger } = play(onthouder([]), 0.5)
    for (const extra of [0, 1, 2, 3]) bezorger.begin(ZITTINGEN + extra)
    const alles = gehoord(bezorger.server())
    expect(alles).toEqual(tot(ZITTINGEN))
  })

  it('are not known to the server before they come', () => {
    const w = makeWaarheid(wereld, 1, { zittingen: 1, hulp: 0 })
    const bezorger = makeBezorger(w, onthouder([]), 1)
    give(bezorger.begin(0), 0)
    expect(gehoord(bezorger.server())).toEqual([])
    for (const zitting of [1, 2, 3]) give(bezorger.begin(zitting), zitting)
    expect(gehoord(bezorger.server())).toContain(0)
    expect(gehoord(bezorger.server())).not.toContain(3)
  })

  it('leave the engine where it would have been in time', () => {
    const make = () => {
      const w = makeWaarheid(wereld, 1, { zittingen: 1, hulp: 0 })
      return { w, volger: motor(wereld.boek).begin(w, w) }
    }
    const { bezorger } = play(make().volger, 0.4)
    for (const extra of [0, 1, 2, 3]) bezorger.begin(ZITTINGEN + extra)
    const { w, volger } = make()
    for (const zitting of tot(ZITTINGEN)) give(volger, zitting)
    for (const k of w.scope)
      expect(bezorger.server().vaardigheid?.(k)).toEqual(volger.vaardigheid?.(k))
  })

  it('do not exist where there always was a line', () => {
    const eerste = onthouder([])
    const { bezorger } = play(eerste, 0)
    expect(bezorger.server()).toBe(eerste)
    expect(gehoord(eerste)).toEqual(tot(ZITTINGEN))
  })
})
