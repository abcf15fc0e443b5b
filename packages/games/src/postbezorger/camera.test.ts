import { Laag } from '@letterhaven/game-kit/tekenen/beeldlijst'
import { makeTweens } from '@letterhaven/game-kit/tekenen/tween'
import { describe, expect, it } from 'vitest'
import { followCamera } from './camera.ts'
import { makeCamera } from './scene-bezoek.ts'

/** Sets up a street that goes up by 160 px for a door, and who follows it. */
function street(rustig = false) {
  const gevolgd: number[] = []
  const stop = followCamera((y) => gevolgd.push(y))
  const wortel = new Laag()
  const tweens = makeTweens(rustig)
  return { aim: makeCamera({ wortel, tweens }, { camera: 160 }), wortel, tweens, gevolgd, stop }
}

describe('what lies over the street', () => {
  it('is where the painted street is in every frame, however long a frame takes', () => {
    const { aim, wortel, tweens, gevolgd, stop } = street()
    aim(true)
    for (const ms of [16, 200, 40, 90]) {
      tweens.verstrijk(ms)
      expect(gevolgd.at(-1)).toBe(wortel.y)
      expect(wortel.y).toBeLessThan(0)
    }
    expect(wortel.y).toBe(-160)
    aim(false)
    tweens.verstrijk(400)
    expect([wortel.y, gevolgd.at(-1)]).toEqual([0, 0])
    // Decoy: who follows no longer hears nothing.
    const aantal = gevolgd.length
    stop()
    aim(true, true)
    expect(wortel.y).toBe(-160)
    expect(gevolgd).toHaveLength(aantal)
  })

  it('is there at once in calm play, as the picture is', () => {
    const { aim, wortel, gevolgd, stop } = street(true)
    aim(true)
    expect([wortel.y, gevolgd.at(-1)]).toEqual([-160, -160])
    stop()
  })

  it('begins with the whole street where a picture is painted anew', () => {
    const { gevolgd, stop } = street()
    expect(gevolgd).toEqual([0])
    stop()
  })
})
