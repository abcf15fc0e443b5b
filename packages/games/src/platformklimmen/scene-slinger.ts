import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { drawBel, drawRecordSter, drawWimpel, type WimpelStand } from './paint-klein.ts'
import { KLOK } from './rules.ts'
import { standenVan } from './verhaal.ts'
import type { State } from './verdieping.ts'

const INKT_LIJN = '#5b4a86'
const STANDEN: readonly WimpelStand[] = ['goed', 'hersteld', 'verteld', 'later']

/** Makes the line over the bridge: a pennant for every floor, a bell after each third. Each gets its colour when it is climbed. */
export function makeSlinger(
  stage: Stage,
  { slinger }: Indeling,
  { aantal, vorigRecord }: Pick<State, 'aantal' | 'vorigRecord'>,
) {
  const { x, y, w, h } = slinger
  if (h === 0)
    return { show: () => undefined, luid: () => undefined, wave: () => undefined, raakbaar: [] }
  const klokken = Math.floor(aantal / KLOK)
  const stap = w / (aantal + klokken + 1)
  const maat = Math.min(stap * 0.72, h * 0.5)
  const koord = stage.tekening()
  koord.teken(
    { soort: 'boog', van: [x, y + 3], via: [x + w / 2, y + h * 0.36], naar: [x + w, y + 3] },
    { lijn: INKT_LIJN, dikte: 3 },
  )
  const hangt = (px: number): number => {
    const t = (px - x) / w
    return y + 3 + 2 * t * (1 - t) * (h * 0.36 - 3)
  }
  const wimpels = Object.fromEntries(
    STANDEN.map((stand) => [
      stand,
      stage.textuur(() =>
        bak({ w: maat * 1.3, h: maat * 1.8, schaal: stage.schaal }, (g) =>
          drawWimpel(g, maat, stand),
        ),
      ),
    ]),
  )
  const bel = (aan: boolean) =>
    stage.textuur(() =>
      bak({ w: maat * 2.2, h: maat * 2.2, schaal: stage.schaal }, (g) =>
        drawBel(g, maat * 1.1, aan),
      ),
    )
  const [dof, aan] = [bel(false), bel(true)]
  /** Adds the star of how high the pupil came at most so far. */
  const addSter = (hier: { x: number; y: number }): void => {
    const groot = maat * 1.25
    const ster = stage.textuur(() =>
      bak({ w: groot, h: groot, schaal: stage.schaal }, (g) => drawRecordSter(g, groot)),
    )
    stage.beeld(ster, { x: hier.x, y: hier.y + maat * 0.6 })
  }
  let plek = x
  const vloeren = Array.from({ length: aantal }, (_, nr) => {
    plek += stap
    const hier = { x: plek, y: hangt(plek), anker: [0.5, 0] as const }
    const beelden = STANDEN.flatMap((stand) => {
      const textuur = wimpels[stand]
      return textuur ? [[stand, stage.beeld(textuur, hier)] as const] : []
    })
    if (nr + 1 === vorigRecord) addSter(hier)
    if ((nr + 1) % KLOK !== 0) return { beelden, hier, klok: null }
    plek += stap
    const daar = { x: plek, y: hangt(plek) - 2, anker: [0.5, 0.1] as const }
    return {
      beelden,
      hier,
      klok: { dof: stage.beeld(dof, daar), aan: stage.beeld(aan, daar), daar },
    }
  })
  const bellen = vloeren.flatMap(({ klok }) => klok ?? [])
  /** Lets the pennants stand out in the wind, so hard, 0…1; without wind they hang. */
  const wave = (kracht: number, t: number): void => {
    for (const [nr, { beelden }] of vloeren.entries())
      for (const [, beeld] of beelden)
        beeld.rotation = -kracht * (0.75 + Math.sin(t / (150 - kracht * 70) + nr * 0.9) * 0.3)
  }
  let luidt = 0
  let [eerste, laatste] = [0, 0]
  stage.opFrame((ms, t) => {
    if (luidt <= 0) return
    luidt = Math.max(0, luidt - ms)
    for (const [nr, klokken] of bellen.entries())
      for (const klok of [klokken.aan, klokken.dof])
        if (nr >= eerste && nr <= laatste)
          klok.rotation = luidt > 0 && !stage.rustig ? Math.sin(t / 90 + nr) * 0.4 : 0
  })
  const r = Math.max(24, maat)
  const under = ({ x: px, y: py }: { x: number; y: number }) => ({ x: px, y: py + maat * 0.7, r })
  const vlaggen = vloeren.map(({ beelden, hier }): Raakbaar => ({
    ...under(hier),
    answer: () => {
      if (stage.rustig) return
      stage.tweens.start(900, (deel) => {
        for (const [, beeld] of beelden)
          beeld.rotation = Math.sin(deel * Math.PI * 5) * (1 - deel) * 0.7
      })
    },
  }))
  const klokjes = bellen.map((klok, nr): Raakbaar => ({
    ...under(klok.daar),
    answer: () => {
      eerste = laatste = nr
      luidt = 900
    },
  }))
  return {
    show: (staat: State): void => {
      const standen = standenVan(staat)
      const gemaakt = standen.filter((stand) => stand !== 'verteld').length
      for (const [nr, { beelden }] of vloeren.entries())
        for (const [stand, beeld] of beelden) beeld.visible = stand === (standen[nr] ?? 'later')
      for (const [nr, klok] of bellen.entries()) {
        klok.aan.visible = gemaakt >= (nr + 1) * KLOK
        klok.dof.visible = !klok.aan.visible
      }
    },
    wave,
    raakbaar: [...vlaggen, ...klokjes],
    /** Rings the bells up to one. */
    luid: (nr: number, ms: number): void => {
      eerste = 0
      laatste = nr
      luidt = ms
    },
  }
}
