import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { GEBAK, gebakPlaat, SOORTEN } from './paint-gebak.ts'

/** So many stones that went by grind the flour of one thing that is baked. */
const MAALT = 8
/** No more than so many are kept on the floor. */
const MEEST = 12
const VLUCHT_MS = 900

/** Makes what is baked of the flour of the mill: it jumps out of the hub, and stays on the floor for this round. */
export function makeBakkerij(stage: Stage, { grond, brug, k }: Indeling) {
  const laag = stage.laag()
  const maat = Math.min(1.1, Math.max(0.6, k * 1.15))
  const [breed, hoog] = [GEBAK.w * maat, GEBAK.h * maat]
  const platen = Array.from({ length: SOORTEN }, (_, nr) =>
    stage.textuur(() => gebakPlaat(nr, maat, stage.schaal)),
  )
  const rij = Math.max(2, Math.floor((brug.w * 0.45) / (breed * 0.8)))
  const plekVan = (nr: number) => ({
    x: brug.x + breed * (0.5 + 0.8 * (nr % rij) + 0.4 * (Math.floor(nr / rij) % 2)),
    y: grond - Math.floor(nr / rij) * hoog * 0.62,
  })
  const gebakken: Beeld[] = []

  /** Puts the next one on the floor; where it is seen to come, from the hub. */
  function bake(van: { readonly x: number; readonly y: number } | null): void {
    const nr = gebakken.length
    const plaat = platen[nr % platen.length]
    if (!plaat) return
    const naar = plekVan(nr)
    const beeld = stage.beeld(plaat, { ...naar, anker: [0.5, 1], op: laag })
    gebakken.push(beeld)
    if (!van) return
    stage.tweens.start(
      VLUCHT_MS,
      (t) => {
        const boog = 4 * 90 * maat * t * (1 - t)
        beeld.set(van.x + (naar.x - van.x) * t, van.y + (naar.y - van.y) * t - boog)
        beeld.rotation = t >= 1 ? 0 : t * Math.PI * 4
        beeld.scale.set(0.4 + 0.6 * t)
      },
      { verloop: VERLOPEN.recht },
    )
  }

  return {
    laag,
    /** Shows what so many stones have ground; returns whether there is something new. */
    show: (gemalen: number, van: { readonly x: number; readonly y: number } | null): boolean => {
      const nodig = Math.min(MEEST, Math.floor(gemalen / MAALT))
      const isNieuw = gebakken.length < nodig
      while (gebakken.length < nodig) bake(van)
      return isNieuw
    },
  }
}
