import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { dip, raakBeeld, stretch } from '@letterhaven/game-kit/onderdelen/gebaar'
import { addWolken } from '@letterhaven/game-kit/onderdelen/wolken'
import type { Indeling, Uur } from './indeling.ts'
import { beganeGrond, lampLichten, lantaarns, winkelramen } from './paint-begane.ts'
import { huizen } from './paint-huis.ts'
import { bloembak, ding } from './paint-klein.ts'
import { lucht } from './paint-lucht.ts'
import { boom, fiets } from './paint-natuur.ts'
import { kozijn, sierRaam } from './paint-raam.ts'
import { kade, schemer, slingers } from './paint-straat.ts'
import { rear, shake } from './raak.ts'

const WOLKEN = [
  [0.12, 0.12, 230],
  [0.52, 0.19, 170],
  [0.9, 0.3, 210],
  [0.3, 0.33, 140],
] as const

/** How much the clouds are seen at each hour. */
const WOLK_LICHT = { dag: 1, avond: 0.45, nacht: 0.12 } as const

/** Returns a swing in steps too small to see, so that the light is not drawn again in every frame. */
const trap = (golf: number): number => Math.round(golf * 6) / 6

/** Adds the sky and drifting clouds, behind everything. */
export function achtergrond(stage: Stage, indeling: Indeling): void {
  const { w, h } = indeling
  stage.beeld(
    stage.textuur(() => lucht(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const wolken = addWolken(
    stage,
    WOLKEN.map(([x, y, maat]) => [x * w, y * h, maat * Math.max(0.6, indeling.k)]),
    '#d5e9f9',
  )
  for (const wolkje of wolken) wolkje.alpha = WOLK_LICHT[indeling.uur]
}

/** Adds the street itself, with holes where the windows are, and the light of the lamps over it. */
export function straat(stage: Stage, indeling: Indeling): void {
  const { w, h } = indeling
  const schilder = () =>
    bak({ w, h, schaal: stage.schaal }, (g) => {
      huizen(g, indeling)
      beganeGrond(g, indeling)
      if (indeling.uur !== 'nacht') winkelramen(g, indeling)
      for (const vak of [...indeling.ramen, ...indeling.sier]) kozijn(g, vak)
      for (const vak of indeling.sier) sierRaam(g, vak)
      kade(g, indeling)
      schemer(g, indeling)
      // By night what is lit stands out of the dark.
      if (indeling.uur === 'nacht') winkelramen(g, indeling)
      slingers(g, indeling)
      lantaarns(g, indeling)
    })
  stage.beeld(stage.textuur(schilder), { x: 0, y: 0, anker: 0 })
  const licht = stage.textuur(() => ding('licht', stage.schaal, indeling.k))
  const lichten = lampLichten(indeling).map(([x, y]) => stage.beeld(licht, { x, y }))
  stage.opRustigFrame((_ms, t) => {
    for (const [i, l] of lichten.entries())
      l.alpha = 0.75 + (stage.rustig ? 0 : 0.12 * trap(Math.sin(t / 900 + i * 2)))
  })
}

/**
 * Adds swaying tulips in boxes under some windows, low enough to leave room for a neighbour's face and the word below. They stretch
 * for who touches one.
 */
export function bloemen(stage: Stage, indeling: Indeling, op: Laag): readonly Raakbaar[] {
  const maat = Math.min(1, Math.max(0.5, indeling.k))
  const tulp = stage.textuur(() => ding('tulp', stage.schaal, Math.max(0.5, maat * 0.72)))
  const alle: Beeld[] = []
  for (const [i, vak] of indeling.ramen.entries()) {
    if (i % 5 !== 2) continue
    const n = vak.w > 120 ? 5 : 3
    const onder = vak.y + vak.h
    for (let j = 0; j < n; j++)
      alle.push(
        stage.beeld(tulp, {
          x: vak.x + 16 + ((vak.w - 32) * j) / (n - 1),
          y: onder + 23 * maat,
          anker: [0.5, 1],
          op,
        }),
      )
    const bakje = stage.textuur(() => bloembak(vak.w + 12, stage.schaal))
    stage.beeld(bakje, { x: vak.x - 6, y: onder + 4 * maat, anker: 0, op }).scale.set(1, maat)
  }
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, t2] of alle.entries()) t2.rotation = Math.sin(t / 800 + i * 0.8) * 0.07
  })
  return alle.map((tulp) =>
    raakBeeld(tulp, { r: 30 * maat, answer: () => stretch(stage, tulp, 0.36) }),
  )
}

/** Adds waves, ducks that dip for who touches one, and a boat on the canal. */
export function water(stage: Stage, indeling: Indeling): readonly Raakbaar[] {
  const { w, h, k } = indeling
  const boven = indeling.kade + 38 * k
  const golf = stage.textuur(() => ding('golf', stage.schaal, k))
  const diep = Math.max(8, h - boven - 12)
  const golven = Array.from({ length: Math.round(w / 90) }, (_, i) =>
    stage.beeld(golf, { x: (i * 97 + 30) % w, y: boven + 10 + ((i * 29) % diep) }),
  )
  const eend = stage.textuur(() => ding('eend', stage.schaal, Math.max(0.6, k * 0.95)))
  const eenden = [0, 1].map((i) =>
    stage.beeld(eend, { x: w * 0.28 + i * 66 * k, y: boven, anker: [0.5, 0.7] }),
  )
  eenden[1]?.scale.set(0.72)
  const boot = stage.beeld(
    stage.textuur(() => ding('boot', stage.schaal, Math.max(0.6, k))),
    {
      x: w * 0.76,
      y: boven + 26 * k,
      anker: [0.5, 0.82],
    },
  )
  // By night the canal belongs to the band.
  for (const vaart of [boot, ...eenden]) vaart.visible = indeling.uur !== 'nacht'
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, g] of golven.entries()) {
      g.x += Math.sin(t / 900 + i) * 0.016 * ms
      g.alpha = 0.5 + 0.4 * Math.sin(t / 700 + i * 1.9)
    }
    for (const [i, e] of eenden.entries()) {
      e.x += ms * 0.012
      e.y = boven + 20 * k + i * 8 + Math.sin(t / 500 + i) * 2
      if (e.x > w + 60) e.x = -60
    }
    boot.rotation = Math.sin(t / 1200) * 0.04
  })
  for (const [i, e] of eenden.entries()) e.y = boven + 20 * k + i * 8
  if (indeling.uur === 'nacht') return []
  return [
    ...eenden.map((e) => raakBeeld(e, { r: 40 * k, answer: () => dip(stage, e) })),
    raakBeeld(boot, { r: 56 * k, answer: () => stretch(stage, boot, 0.36) }),
  ]
}

/** Lays the dark of the night over a plate. */
function inLicht(plaat: Plaat, uur: Uur): Plaat {
  if (uur === 'nacht') schemer(plaat.g, { w: plaat.w, h: plaat.h, uur })
  return plaat
}

/** Adds near props that overlap the edges: trees that shake, and a bicycle that rears up. */
export function voorgrond(stage: Stage, indeling: Indeling): readonly Raakbaar[] {
  const { w, h, k, kade: y, huizen: rij, uur } = indeling
  const grond = stage.textuur(() => ding('grond', stage.schaal, k))
  const set = (textuur: ReturnType<Stage['textuur']>, x: number, breed: number) => {
    stage.beeld(grond, { x, y: y + 10 * k }).scale.set(breed)
    return stage.beeld(textuur, { x, y: y + 14 * k, anker: [0.5, 0.98] })
  }
  // On an upright screen there is no room beside the houses, so a large tree would hide words.
  const maat = w < 600 ? 0.72 : h > w ? 0.74 : 1
  const bomen = stage.textuur(() => inLicht(boom(stage.schaal, 1.06 * k * maat), uur))
  const staan = [14 * k, ...(w > 700 ? [w - 12 * k] : [])].map((x) => set(bomen, x, 1))
  const midden = rij[Math.floor(rij.length / 2)]
  const raakbaar = staan.map((beeld): Raakbaar => ({
    x: beeld.x,
    y: beeld.y - 150 * k * maat,
    r: Math.max(36, 110 * k * maat),
    answer: () => shake(stage, beeld),
  }))
  if (!midden) return raakbaar
  const rijwiel = set(
    stage.textuur(() => inLicht(fiets(stage.schaal, 0.82 * k), uur)),
    midden.x + midden.w * 0.5 + 96 * k,
    0.8,
  )
  const voet = rijwiel.y
  return [
    ...raakbaar,
    {
      x: rijwiel.x,
      y: voet - 36 * k,
      r: Math.max(30, 50 * k),
      answer: () => rear(stage, rijwiel, voet),
    },
  ]
}
