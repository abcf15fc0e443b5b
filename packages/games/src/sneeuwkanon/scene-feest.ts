import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { gastNr } from './gasten.ts'
import { deelVak, type Indeling } from './indeling.ts'
import { hoogtenVan } from './kasteel.ts'
import { boogPlek } from './boog.ts'
import { pufPlaat } from './paint-klein.ts'
import { delenVan, type Opgave, type State } from './stand.ts'

/** How large a head is, as a share of a tower, and at most. */
const KOP = { deel: 0.46, meest: 66 } as const
const WORP_MS = 760

/** Makes the guest who waits at a tower, and all who play in the castle at the end. */
export function makeFeest(stage: Stage, indeling: Indeling, op: Laag) {
  const { kasteel } = indeling
  const maat = Math.min(KOP.meest, kasteel.stap * KOP.deel, kasteel.laag * 1.1)
  const koppen = new Map<Dier, ReturnType<Stage['textuur']>>()
  const bal = stage.textuur(() => pufPlaat(stage.schaal))
  const gasten: Beeld[] = []
  let [wacht, vorige, isFeest]: [Beeld | null, string, boolean] = [null, '', false]
  let straks = 0

  function addKop(dier: Dier, { x, y }: Punt): Beeld {
    const plaat = koppen.get(dier) ?? stage.textuur(() => kopPlaat(dier, maat * 1.3, stage.schaal))
    koppen.set(dier, plaat)
    return stage.beeld(plaat, { x, y, anker: [0.5, 0.86], op })
  }

  /** Returns the top of a tower of so many floors. */
  const topVan = (toren: number, hoog: number): Punt => {
    const { x, y, w } = deelVak(indeling, toren, hoog - 1)
    return { x: x + w / 2, y: y + 2 }
  }

  function showGast(opgave: Opgave | null): void {
    const gast = opgave?.gast ?? null
    const delen = opgave?.delen ?? []
    const sleutel = `${gast ?? ''}:${delen.length}`
    if (sleutel === vorige) return
    vorige = sleutel
    wacht?.weg()
    wacht = null
    if (gast === null) return
    wacht = addKop(gastNr(delen.length), topVan(gast, hoogtenVan(delen)[gast] ?? 0))
  }

  function party(state: State): void {
    if (isFeest) return
    isFeest = true
    let nr = 0
    for (const [toren, hoog] of hoogtenVan(delenVan(state)).entries()) {
      if (hoog === 0) continue
      const { x, y } = topVan(toren, hoog)
      const breed = kasteel.breed * 0.27
      for (const dx of hoog > 2 ? [-breed, breed] : [0])
        gasten.push(addKop(gastNr((nr += 1)), { x: x + dx, y }))
    }
  }

  function toss(van: Beeld, naar: Beeld): void {
    const sneeuw = stage.beeld(bal, { x: van.x, y: van.y - maat * 0.5, op })
    sneeuw.scale.set(0.5)
    stage.tweens.start(
      WORP_MS,
      (t) => {
        const { x, y } = boogPlek(
          { x: van.x, y: van.y - maat * 0.6 },
          { x: naar.x, y: naar.y - maat * 0.5 },
          { t, hoog: kasteel.laag },
        )
        sneeuw.set(x, y)
        if (t !== 1) return
        sneeuw.weg()
        stage.barst(op, bal, { x, y, n: 5, snelheid: 90, leven: 500, schaal: 0.5 })
      },
      { verloop: VERLOPEN.recht },
    )
  }

  let beurt = 0
  stage.opFrame((ms, t) => {
    if (stage.rustig) return
    if (wacht) wacht.rotation = Math.sin(t / 260) * 0.1
    for (const [nr, gast] of gasten.entries()) gast.rotation = Math.sin(t / 210 + nr * 1.7) * 0.12
    straks -= ms
    if (gasten.length < 2 || straks > 0) return
    straks = 520
    beurt += 1
    const [van, naar] = [gasten[beurt % gasten.length], gasten[(beurt * 2 + 1) % gasten.length]]
    if (van && naar && van !== naar) toss(van, naar)
  })

  return {
    show: (state: State): void => {
      showGast(state.fase === 'spelen' ? state.opgave : null)
      if (state.fase === 'klaar') party(state)
    },
  }
}
