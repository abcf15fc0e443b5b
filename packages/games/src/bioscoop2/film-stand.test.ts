import { filmAdressenVan } from '@letterhaven/game-kit/opgave/zinnen'
import { makeFilmzin } from '@letterhaven/taal/beeldzin/film/filmzin'
import { namenVan, DOEN } from '@letterhaven/taal/beeldzin/film/woorden'
import { play } from '@letterhaven/taal/beeldzin/film/zin'
import { describe, expect, it } from 'vitest'
import { middenVan, standOp } from './film-stand.ts'

const MOMENTEN = Array.from({ length: 21 }, (_, i) => i / 20)
const scenes = ([3, 4, 5, 6, 7, 8] as const).flatMap((groep) =>
  filmAdressenVan(groep).flatMap((adres) => makeFilmzin(adres)?.film.scenes ?? []),
)
const sceneVan = (zin: string) => play(zin.split(' '))?.scenes[0]

describe('a scene as it is acted', () => {
  it('is there for every verb', () => {
    expect(new Set(scenes.map(({ doet }) => doet))).toEqual(new Set(namenVan(DOEN)))
  })

  it('keeps everybody on the screen, in a whole one and in half of one', () => {
    const buiten = scenes.flatMap((scene) =>
      [320, 160].flatMap((breed) =>
        MOMENTEN.flatMap((t) => {
          const { wie, ander, ding } = standOp(scene, t, breed)
          const alle = [wie, ander, ding].filter((iets) => iets !== null)
          return alle.filter(({ x, y }) => x <= 0 || x >= 1 || y >= 150)
        }),
      ),
    )
    expect(buiten).toEqual([])
  })

  it('brings what is given from who gives to who gets it', () => {
    const scene = sceneVan('de vos geeft de beer een bal')
    if (!scene) throw new Error('no scene')
    const [begin, eind] = [standOp(scene, 0, 320), standOp(scene, 1, 320)]
    const ver = (stand: typeof begin, wie: 'wie' | 'ander'): number =>
      Math.abs((stand.ding?.x ?? 0) - (stand[wie]?.x ?? 0))
    expect(ver(begin, 'wie')).toBeLessThan(ver(begin, 'ander'))
    expect(ver(eind, 'ander')).toBeLessThan(ver(eind, 'wie'))
  })

  it('has the middle of who is carried where it lies: beside its feet, over who carries it', () => {
    const scene = sceneVan('de vos draagt de beer')
    if (!scene) throw new Error('no scene')
    const { wie, ander } = standOp(scene, 0.5, 320)
    if (!ander) throw new Error('nobody is carried')
    const lies = (pop: typeof wie): number => pop.x + middenVan(pop).x / 320
    expect(Math.abs(lies(ander) - lies(wie))).toBeLessThan(0.06)
    // Decoy: straight up from its feet is beside them both.
    expect(Math.abs(ander.x - wie.x)).toBeGreaterThan(0.08)
    expect(middenVan({ ...wie, draai: 0 })).toEqual({ x: 0, y: 46 })
  })

  it('brings who jumps to the other side of what is jumped over', () => {
    const scene = sceneVan('de haas springt over de muis')
    if (!scene) throw new Error('no scene')
    const over = standOp(scene, 0, 320).ander?.x ?? 0
    expect(standOp(scene, 0, 320).wie.x).toBeLessThan(over)
    expect(standOp(scene, 1, 320).wie.x).toBeGreaterThan(over)
    expect(standOp(scene, 0.47, 320).wie.y).toBeGreaterThan(50)
  })
})
