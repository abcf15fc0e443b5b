import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { stationPlekken } from './paint-dal.ts'
import { stationPlaat } from './paint-klein.ts'

/** More stations are not shown, and how many kinds of roofs there are. */
const MEEST = 14
const DAKEN = 4

/** Makes the stations of the mountain line: a train opens one, from the valley up. */
export function makeStations(
  stage: Stage,
  indeling: Indeling,
  { op, aantal }: { readonly op: Laag; readonly aantal: number },
) {
  const plekken = stationPlekken(indeling, Math.min(MEEST, aantal))
  const tussen = (indeling.w * 0.52) / Math.max(1, plekken.length - 1)
  const s = Math.min(
    indeling.isLaag ? 0.5 : 1.05,
    Math.max(0.36, Math.min(tussen / 40, indeling.k * 1.1)),
  )
  const dicht = stage.textuur(() => stationPlaat(stage.schaal, 0, false))
  const open = Array.from({ length: DAKEN }, (_, nr) =>
    stage.textuur(() => stationPlaat(stage.schaal, nr, true)),
  )
  const huizen = plekken.map(([x, y], nr) => {
    const plaats = { x, y: y + 4, anker: [0.47, 0.95], op } as const
    const toe = stage.beeld(dicht, plaats)
    const tex = open[nr % DAKEN] ?? dicht
    const licht = stage.beeld(tex, plaats)
    for (const beeld of [toe, licht]) beeld.scale.set(s)
    licht.visible = false
    return { toe, licht }
  })
  let was = -1
  const hop = (nr: number, wacht = 0): void => {
    const huis = huizen[nr]?.licht
    if (huis)
      stage.tweens.start(520, (u) => huis.scale.set(s * (0.4 + 0.6 * u)), {
        wacht,
        verloop: VERLOPEN.terug,
      })
  }
  return {
    plek: (nr: number) => plekken[nr],
    show: (nu: number): void => {
      huizen.forEach(({ toe, licht }, nr) => {
        toe.visible = nr >= nu
        licht.visible = nr < nu
      })
      if (was >= 0 && nu > was) hop(nu - 1)
      was = nu
    },
    feest: (): void => huizen.forEach((_, nr) => nr < was && hop(nr, nr * 110)),
    raakbaar: huizen.map(({ licht }, nr) => raakBeeld(licht, { r: 26 * s, answer: () => hop(nr) })),
  }
}
