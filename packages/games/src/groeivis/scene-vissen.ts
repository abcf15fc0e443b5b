import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling, Visplek } from './indeling.ts'
import { isLicht, isNabij } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import { donkerPlaat } from './paint-lamp.ts'
import { SOORTEN, visPlaat } from './paint-vis.ts'
import type { State } from './stand.ts'

interface Vis {
  readonly plek: Visplek
  readonly beeld: Beeld
  /** How it looks in the dark, beneath that; null where it is light. */
  readonly donker: Beeld | null
  /** How far it is from its place, and its size. */
  x: number
  y: number
  maat: number
  /** How much light is on it, 0…1. */
  licht: number
  /** Whether the current carries it, near or off. */
  stroomt: boolean
}

export interface Vissen {
  /** Shows who swims; `mond` is where the mouth of the hero is, out of which a fish may come. */
  show(state: State, mond: Plek): void
  /** Returns how far the fish are from their places now. */
  plaatsen(): readonly Plek[]
  /** Returns the middle of a fish in the picture, or null when there is none. */
  midden(nr: number): Visplek | null
  /** Moves a fish into the mouth of the hero and removes it; in the dark it follows the lamp there. */
  opgegeten(nr: number, naar: () => Plek): void
}

const KOMST_MS = 620
const HAP_MS = 240
const STROOM_MS = 900
/** How long a fish that is spat out swims back to its place. */
const TERUG_MS = 700
const LICHT_MS = 260
/** How long a fish follows the lamp. */
const VOLG_MS = 640

/** Makes the fish that carry letters. They come from the side and hover at their places, and come back after they were eaten. */
export function makeVissen(
  stage: Stage,
  indeling: Indeling,
  { op, isDonker }: { readonly op: Laag; readonly isDonker: boolean },
): Vissen {
  const k = indeling.vis.w / 184
  const vissen = indeling.vissen.flatMap((plek, nr): readonly Vis[] => {
    const soort = SOORTEN[nr % SOORTEN.length]
    if (!soort) return []
    const textuur = stage.textuur(() => visPlaat(soort, plek.kant, [k, stage.schaal]))
    const donker = isDonker
      ? stage.beeld(
          stage.textuur(() => donkerPlaat(soort, plek.kant, [k, stage.schaal])),
          { x: plek.x, y: plek.y, op },
        )
      : null
    return [
      {
        plek,
        donker,
        beeld: stage.beeld(textuur, { x: plek.x, y: plek.y, op }),
        x: 0,
        y: 0,
        maat: 1,
        licht: 1,
        stroomt: false,
      },
    ]
  })
  let vorige: readonly string[] | null = null
  let schubben: readonly string[] | null = null
  let stroom: 0 | 1 | null = null
  let bek: number | null = null
  const er = vissen.map(() => false)

  const buiten = ({ plek }: Vis): number =>
    plek.kant === 1 ? -plek.x - indeling.vis.w : indeling.w - plek.x + indeling.vis.w

  function come(vis: Vis, wacht: number): void {
    const ver = buiten(vis)
    Object.assign(vis, { x: stage.rustig ? 0 : ver, y: 0, maat: 1 })
    if (!stage.rustig) stage.tweens.start(KOMST_MS, (u) => (vis.x = ver * (1 - u)), { wacht })
  }

  /** Lets all fish come, for a new word. In a picture that is painted again one may be in the mouth already. */
  function comeAll(gegeten: number | null): void {
    for (const [nr, vis] of vissen.entries()) {
      come(vis, nr * 60)
      if (nr === gegeten) vis.maat = 0
    }
  }

  /** Lets the current take one shoal away, and bring the other behind it. */
  function flow(vis: Vis, isNu: boolean): void {
    const uit = indeling.w - vis.plek.x + indeling.vis.w
    const [van, naar] = isNu ? [-vis.plek.x - indeling.vis.w, 0] : [vis.x, uit]
    vis.stroomt = true
    stage.tweens.start(
      STROOM_MS,
      (u) => {
        vis.x = van + (naar - van) * u
        if (u >= 1) vis.stroomt = false
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }

  /** Lets a letter that was set come again from the side; one that is spat out swims back from the mouth. */
  function comeBack(nr: number, nu: Opgave | null, mond: Plek): void {
    const vis = vissen[nr]
    if (!vis) return
    if (nu?.schubben !== schubben || stage.rustig) return come(vis, 200)
    const van = { x: mond.x - vis.plek.x, y: mond.y - vis.plek.y }
    Object.assign(vis, { ...van, maat: 0.1 })
    stage.tweens.start(TERUG_MS, (u) => {
      // It may have been eaten again meanwhile.
      if (bek !== nr)
        Object.assign(vis, { x: van.x * (1 - u), y: van.y * (1 - u), maat: 0.1 + 0.9 * u })
    })
  }

  /** Keeps who is near. Once the current has turned, one shoal goes and the other comes; who is in the mouth stays. */
  function set(opgave: Opgave | null, isNieuw: boolean): void {
    for (const nr of vissen.keys()) er[nr] = opgave !== null && isNabij(opgave, nr)
    const nu = opgave?.stroom ?? null
    if (!isNieuw && nu !== stroom)
      for (const [nr, vis] of vissen.entries()) if (nr !== opgave?.bek) flow(vis, er[nr] === true)
    stroom = nu
  }

  /** Lets light fall on who was shone at. */
  function shine(opgave: Opgave | null, isNieuw: boolean): void {
    for (const [nr, vis] of vissen.entries()) {
      const naar = opgave === null || isLicht(opgave, nr) ? 1 : 0
      if (naar === vis.licht) continue
      if (isNieuw || stage.rustig) vis.licht = naar
      else stage.tweens.start(LICHT_MS, (u) => (vis.licht = u))
    }
  }

  // Hovering is decorative, so on a slow device it goes in steps, while what comes and goes still glides.
  let zweeft = 0
  stage.opRustigFrame((_ms, t) => {
    zweeft = t
  })
  stage.opFrame(() => {
    const t = zweeft
    for (const [nr, vis] of vissen.entries()) {
      const { beeld, donker, plek } = vis
      const golf = stage.rustig ? 0 : 1
      const [dx, dy] = [Math.sin(t / 1900 + nr * 1.7) * 5, Math.sin(t / 1100 + nr * 2.3) * 4]
      beeld.visible = !indeling.isKrap && (er[nr] === true || vis.stroomt) && vis.maat > 0.02
      beeld.set(plek.x + vis.x + dx * golf, plek.y + vis.y + dy * golf)
      beeld.scale.set(vis.maat * (1 + Math.sin(t / 420 + nr) * 0.012 * golf), vis.maat)
      beeld.rotation = Math.sin(t / 900 + nr) * 0.03 * golf
      beeld.alpha = vis.licht
      if (!donker) continue
      donker.visible = beeld.visible && vis.licht < 1
      donker.set(beeld.x, beeld.y)
      donker.scale.set(beeld.scale.x, beeld.scale.y)
      donker.rotation = beeld.rotation
    }
  })

  return {
    show: ({ opgave }, mond) => {
      const zwerm = opgave?.zwerm ?? null
      const gegeten = opgave?.bek ?? null
      const isNieuw = zwerm !== vorige
      set(opgave, isNieuw)
      shine(opgave, isNieuw)
      if (zwerm && isNieuw) comeAll(gegeten)
      else if (bek !== null && bek !== gegeten) comeBack(bek, opgave, mond)
      vorige = zwerm
      schubben = opgave?.schubben ?? null
      bek = gegeten
    },
    plaatsen: () => vissen.map(({ plek, beeld }) => ({ x: beeld.x - plek.x, y: beeld.y - plek.y })),
    midden: (nr) => {
      const vis = vissen[nr]
      if (!vis || er[nr] !== true || vis.maat < 1) return null
      const { plek } = vis
      return { x: plek.x + vis.x, y: plek.y + vis.y, kant: plek.kant }
    },
    opgegeten: (nr, naar) => {
      const vis = vissen[nr]
      if (!vis) return
      const van = { x: vis.x, y: vis.y }
      stage.tweens.start(
        isDonker ? VOLG_MS : HAP_MS,
        (u) => {
          // It may have been spat out meanwhile.
          if (bek !== nr) return
          const doel = naar()
          vis.x = van.x + (doel.x - vis.plek.x - van.x) * u
          vis.y = van.y + (doel.y - vis.plek.y - van.y) * u
          vis.maat = isDonker ? 1 - u ** 3 : 1 - u
        },
        { verloop: isDonker ? VERLOPEN.heenWeer : VERLOPEN.recht },
      )
    },
  }
}
