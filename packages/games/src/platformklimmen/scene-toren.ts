import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ZIJDEN } from './paint-sier.ts'
import { UIT, type drawZijde } from './paint-toren.ts'

const DRAAI_MS = 1000

/** Makes the tower: storeys of one side, which sink together and begin again. The tower turns to another side. */
export function makeToren(
  stage: Stage,
  { toren, grond, k, brug }: Indeling,
  drawSide: typeof drawZijde,
) {
  const hoog = Math.round((grond - brug.y) * 0.92)
  const breed = toren.w + 2 * UIT
  const links = toren.x - UIT
  const geheel = stage.laag()
  const onder = Math.ceil((stage.h - grond) / hoog)
  const boven = Math.ceil(grond / hoog) + 1
  const lagen = new Map<number, Laag>()
  /** Returns a side, which is painted when it first comes round. */
  function zijdeVan(nr: number): Laag {
    const al = lagen.get(nr)
    if (al) return al
    const laag = stage.laag(geheel)
    const plaat = stage.textuur(() =>
      bak({ w: breed, h: hoog, schaal: stage.schaal }, (g) =>
        drawSide(g, { w: toren.w, hoog, k, nr }),
      ),
    )
    for (let i = -boven; i < onder; i += 1)
      stage.beeld(plaat, { x: 0, y: grond + i * hoog, anker: 0, op: laag })
    lagen.set(nr, laag)
    return laag
  }
  let nu = 0

  /** Shows a side, `t` from 0 to 1 while it comes round from the right. */
  function turn(van: number, naar: number, t: number): void {
    for (const nr of [van, naar]) zijdeVan(nr)
    for (const [nr, laag] of lagen) {
      laag.visible = nr === naar || (nr === van && t < 1)
      const deel = nr === naar ? t : 1 - t
      laag.scale.set(Math.max(0.001, deel), 1)
      laag.x = links + (nr === naar ? breed * (1 - t) : 0)
    }
  }
  return {
    laag: geheel,
    /** Shows the side that belongs to so many bridges, at once. */
    show: (zijde: number): void => {
      nu = zijde % ZIJDEN.length
      turn(nu, nu, 1)
    },
    draai: (zijde: number): void => {
      const [van, naar] = [nu, zijde % ZIJDEN.length]
      nu = naar
      stage.tweens.start(DRAAI_MS, (t) => turn(van, naar, t), { verloop: VERLOPEN.heenWeer })
    },
    /** Sinks by a storey, `t` from 0 to 1; returns how far that is. */
    zak: (t: number): number => {
      geheel.y = t >= 1 ? 0 : hoog * t
      return hoog * t
    },
  }
}
