import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { raakBeeld, spin } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Indeling } from './indeling.ts'
import { steenPlaat, tandwielPlaat, wiekenPlaat } from './paint-klein.ts'

/** How fast gears turn while something is cut and while the sails turn, in radians a second; how soon they slow down. */
const VAART = { hak: 5, jaaa: 7, maal: 9, stil: 0.25 } as const
const REM = 0.0011
/** How much slower stones and sails turn than gears. */
const STEEN = 0.5
const WIEK = 0.28
/** How long the sails turn fast, in ms. */
const JAAA_MS = 4200
/** How long a stone mills one piece, in ms. */
const MAAL_MS = 1000

/** Where gears are: from the left of the window in its radii, above the rail in scales, and how large. */
const WIELEN = [
  [-1.62, 18, 0.44],
  [-2.28, 30, 0.3],
  [-1.3, 74, 0.26],
] as const

/** Makes the sails behind the window. They lie on a layer behind the wall. */
function makeWieken(
  stage: Stage,
  { raam: { x, y, r } }: Indeling,
  { op, isNacht }: { op: Laag; isNacht: boolean },
): Beeld {
  const doek = isNacht ? '#9d93c4' : '#fff1d6'
  return stage.beeld(
    stage.textuur(() => wiekenPlaat(r * 1.2, stage.schaal, doek)),
    { x: x + r * 0.1, y: y + r * 0.5, op },
  )
}

/** Makes the gears on the wall, as far as there is room for them. */
function makeTandwielen(
  stage: Stage,
  { raam, band, mes, k, lei, isLaag }: Indeling,
  op: Laag,
): readonly Beeld[] {
  const rail = band.y - mes - 18 * k
  return WIELEN.flatMap(([dx, dy, deel]) => {
    const r = Math.max(15, raam.r * deel)
    const x = raam.x + dx * raam.r
    if (!isLaag && x < lei.x + 40 && lei.x > 60) return []
    return [
      stage.beeld(
        stage.textuur(() => tandwielPlaat(r, stage.schaal)),
        { x, y: rail - dy * Math.min(k, raam.r / 90), op },
      ),
    ]
  })
}

/** Makes what turns in the mill: sails, gears and millstones. More stones turn the more was milled. */
export function makeMolen(
  stage: Stage,
  indeling: Indeling,
  { buiten, wand, onder, isNacht }: { buiten: Laag; wand: Laag; onder: Laag; isNacht: boolean },
) {
  const wieken = makeWieken(stage, indeling, { op: buiten, isNacht })
  const tandwielen = makeTandwielen(stage, indeling, wand)
  const [eerste] = indeling.stenen
  const tex = stage.textuur(() => steenPlaat(eerste?.r ?? 40, stage.schaal))
  const stenen = indeling.stenen.map(({ x, y }) => stage.beeld(tex, { x, y, op: onder }))
  const nu = { vaart: 0, rest: 0, draait: 0, hoek: 0 }
  /** How long each stone still mills a piece, in ms, and how far that turned it. */
  const maalt = stenen.map(() => ({ rest: 0, hoek: 0 }))
  wieken.rotation = 0.2

  /** Returns how fast gears turn by and by. */
  const doelVan = (): number => (nu.rest > 0 ? VAART.jaaa : nu.draait > 0 ? VAART.stil : 0)

  function turn(): void {
    for (const [nr, wiel] of tandwielen.entries()) wiel.rotation = nu.hoek * (nr % 2 ? -1.4 : 1)
    const draaien = nu.rest > 0 ? stenen.length : nu.draait + 1
    for (const [nr, steen] of stenen.entries()) {
      const samen = nr < draaien ? nu.hoek * STEEN : 0
      steen.rotation = (samen + (maalt[nr]?.hoek ?? 0)) * (nr % 2 ? -1 : 1)
    }
    if (nu.rest > 0 || nu.draait > 0) wieken.rotation = 0.2 + nu.hoek * WIEK
  }

  stage.opFrame((ms) => {
    if (stage.rustig) return
    nu.rest = Math.max(0, nu.rest - ms)
    nu.vaart += (doelVan() - nu.vaart) * (1 - Math.exp(-ms * REM))
    const isMalend = maalt.some(({ rest }) => rest > 0)
    for (const steen of maalt) {
      steen.hoek += (ms / 1000) * VAART.maal * Math.min(1, steen.rest / 300)
      steen.rest = Math.max(0, steen.rest - ms)
    }
    if (nu.vaart < 0.02 && !isMalend) return
    nu.hoek = (nu.hoek + (nu.vaart * ms) / 1000) % (Math.PI * 200)
    turn()
  })

  return {
    /** Shows how often the sails turned: so many stones keep turning. */
    show: (keren: number): void => {
      nu.draait = keren
    },
    hak: (): void => {
      nu.vaart = Math.max(nu.vaart, VAART.hak)
    },
    /** Lets one stone mill a piece. */
    maal: (nr: number): void => {
      const steen = maalt[nr]
      if (steen) steen.rest = MAAL_MS
      stage.vuil()
    },
    jaaa: (): void => {
      nu.rest = JAAA_MS
    },
    raakbaar: tandwielen.map((wiel): Raakbaar =>
      raakBeeld(wiel, { r: 34, answer: () => spin(stage, wiel, wiel.rotation) }),
    ),
  }
}
