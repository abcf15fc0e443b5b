import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { zwem } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Plek, Zwemmer } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling, Visplek } from './indeling.ts'
import { lampPlaat, SCHIJN_PX, schijnPlaat } from './paint-lamp.ts'

/** How fast the lamp swings. */
const ZWAAI = { vaart: 900, traagheid: 110 } as const
/** Where the rod stands on the ship, and where the lamp hangs while nothing is sought, at scale 1. */
const VOET = { x: 70, y: -86 } as const
const RUST = { x: 176, y: -120 } as const
/** How wide the light is, in widths of a letter fish, and how much of it lets a letter be read. */
const WIJD = 1.15
const LEESBAAR = 0.62

type Schip = Visplek & { readonly maat: number }

/** Returns where the lamp hangs while nothing is sought: before the ship, and in the picture. */
const thuisBij = ({ x, y, kant, maat }: Schip, { w, balk }: Indeling): Plek => ({
  x: Math.max(20, Math.min(w - 20, x + kant * RUST.x * maat)),
  y: Math.max(balk + 24, y + RUST.y * maat),
})

/** Makes the lamp on its rod, with which fish are found in the dark. */
export function makeLok(
  stage: Stage,
  indeling: Indeling,
  { achter, voor, held }: { achter: Laag; voor: Laag; held: () => Schip },
) {
  const { w, zand, balk, vis } = indeling
  const bad = { x0: 12, y0: balk, x1: w - 12, y1: zand }
  const r = vis.w * WIJD
  const schijn = stage.beeld(
    stage.textuur(() => schijnPlaat(stage.schaal)),
    { x: 0, y: 0, op: achter },
  )
  const hengel = stage.tekening(voor)
  const maat = Math.max(0.7, indeling.held.maat * 1.2)
  const lamp = stage.beeld(
    stage.textuur(() => lampPlaat([maat, stage.schaal])),
    { x: 0, y: 0, op: voor },
  )
  let nu: Zwemmer = { ...thuisBij(held(), indeling), vx: 0, vy: 0 }
  /** Where it was turned to; null at home. */
  let doel: Plek | null = null

  function draw(golf: number): void {
    const { x, y, kant, maat: groot } = held()
    const van = [x + kant * VOET.x * groot, y + VOET.y * groot] as const
    const naar = [nu.x, nu.y - 20 * maat] as const
    const via = [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - 40 * groot] as const
    hengel.clear()
    hengel.teken({ soort: 'boog', van, via, naar }, { lijn: '#241a44', dikte: 8 * maat })
    hengel.teken({ soort: 'boog', van, via, naar }, { lijn: '#ffd45e', dikte: 3.5 * maat })
    lamp.set(nu.x, nu.y)
    schijn.set(nu.x, nu.y)
    schijn.scale.set(((2 * r) / SCHIJN_PX) * (1 + golf * 0.03))
  }

  stage.opFrame((ms, t) => {
    const heen = doel ?? thuisBij(held(), indeling)
    nu = stage.rustig ? { ...heen, vx: 0, vy: 0 } : zwem(nu, heen, { bad, kracht: ZWAAI, ms })
    draw(stage.rustig ? 0 : Math.sin(t / 500))
  })

  return {
    nu: (): Plek => nu,
    /** Turns it to a place, or home. */
    richt: (naar: Plek | null): void => {
      doel = naar
    },
    isIn: ({ x, y }: Plek): boolean => Math.hypot(x - nu.x, y - nu.y) < r * LEESBAAR,
    show: (isEr: boolean): void => {
      hengel.visible = lamp.visible = schijn.visible = isEr
    },
  }
}
