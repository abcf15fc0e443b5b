import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { raketPlaat, RUIT, drawGlans, drawRaket, drawRuit, VOET } from './paint-raket.ts'

/** The scale of the rocket at the end of its flight. */
const VERWEG = 0.4
const VLUCHT_MS = 3200

/** Makes the rocket with the pupil's animal. It hums, hops, shakes and flies. */
export function makeRaket(stage: Stage, indeling: Indeling, soort: HeldSoort) {
  const { raket, grond, vlucht } = indeling
  const { s } = raket
  const spoor = stage.tekening()
  const laag = stage.laag()
  const deel = (teken: typeof drawRaket) =>
    stage.beeld(
      stage.textuur(() => raketPlaat(teken, s, stage.schaal)),
      { x: 0, y: 0, anker: VOET, op: laag },
    )
  const vlam = stage.beeld(
    stage.textuur(() => ding('vlam', stage.schaal, s)),
    { x: 0, y: -20 * s, anker: [0.5, 0.04], op: laag },
  )
  deel(drawRaket)
  deel(drawRuit)
  const kop = stage.beeld(
    stage.textuur(() => kopPlaat(soort, 116 * s, stage.schaal)),
    { x: 0, y: (RUIT.y + 8) * s, anker: [0.5, 0.62], op: laag },
  )
  deel(drawGlans)
  vlam.visible = false
  laag.set(raket.x, grond)
  const stand = { blij: 0, nee: 0, vuur: 0, weg: false }

  function plaats(k: number, deelGoed: number): void {
    const [laag0, hoog] = vlucht
    const naar = [
      laag0[0] + (hoog[0] - laag0[0]) * deelGoed,
      laag0[1] + (hoog[1] - laag0[1]) * deelGoed,
    ] as const
    const via = [raket.x, naar[1] + 60] as const
    const op = (i: 0 | 1, van: number) =>
      (1 - k) ** 2 * van + 2 * k * (1 - k) * via[i] + k ** 2 * naar[i]
    laag.set(op(0, raket.x), op(1, grond))
    laag.scale.set(1 - (1 - VERWEG) * k)
    laag.rotation = Math.sin(k * Math.PI) * -0.34 - k * 0.12
    if (k < 1) return
    spoor.clear()
    for (let i = 2; i < 15; i += 1) {
      const d = i / 16
      const [x, y] = [raket.x, grond].map(
        (van, as) =>
          (1 - d) ** 2 * van + 2 * d * (1 - d) * (via[as] ?? 0) + d ** 2 * (naar[as] ?? 0),
      )
      spoor.teken(
        { soort: 'cirkel', midden: [x ?? 0, y ?? 0], r: 3 + (1 - d) * 3 },
        { vul: 'rgba(255,248,226,.75)', lijn: INKT, dikte: 1 },
      )
    }
  }

  stage.opFrame((ms, t) => {
    stand.blij = Math.max(0, stand.blij - ms)
    stand.nee = Math.max(0, stand.nee - ms)
    stand.vuur = Math.max(0, stand.vuur - ms)
    const k = stage.rustig ? 0 : 1
    const wiebel =
      stand.blij > 0 ? Math.sin(t / 80) * 0.14 : stand.nee > 0 ? Math.sin(t / 70) * 0.2 : 0
    kop.rotation = (Math.sin(t / 900) * 0.05 + wiebel) * k
    kop.y =
      (RUIT.y + 8) * s +
      (Math.sin(t / 420) * 1.4 - (stand.blij > 0 ? Math.abs(Math.sin(t / 120)) * 7 : 0)) * k
    vlam.visible = stand.vuur > 0
    if (vlam.visible) vlam.scale.set(1 + Math.sin(t / 30) * 0.06, 0.9 + Math.sin(t / 41) * 0.12)
    if (stand.weg) return
    const hop = stand.blij > 0 ? Math.abs(Math.sin(t / 160)) * 6 : 0
    const ril = stand.nee > 0 ? Math.sin(t / 38) * 4 * (stand.nee / 600) : 0
    laag.set(raket.x + ril * k, grond - hop * k)
  })

  return {
    laag: laag as Laag,
    juich: (ms: number) => {
      stand.blij = ms
      stand.vuur = Math.min(ms, 700)
    },
    schud: () => {
      stand.nee = 600
    },
    /** Starts the flight, higher for a larger share of right answers. `meteen` puts the rocket at the end at once. */
    vlieg: (deelGoed: number, meteen: boolean) => {
      stand.weg = true
      stand.vuur = meteen ? 0 : VLUCHT_MS + 400
      stand.blij = meteen ? 0 : VLUCHT_MS + 2000
      if (meteen) plaats(1, deelGoed)
      else stage.tweens.start(VLUCHT_MS, (k) => plaats(k, deelGoed), { verloop: VERLOPEN.heenWeer })
    },
  }
}
