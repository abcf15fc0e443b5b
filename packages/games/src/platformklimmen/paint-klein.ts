import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { TOUW } from './sprong.ts'

/** A bell, with or without its shine. */
export function drawBel(g: G, maat: number, aan: boolean): void {
  const m = maat / 40
  g.save()
  g.translate(maat, maat)
  g.scale(m, m)
  if (aan) gloed(g, [0, 0, 38], '#ffe08a')
  fill(g, ovaal([0, 17, 6, 6]), INKT)
  solid(g, {
    pad: pad('M-17 14Q-12 8-12-4Q-11-18 0-18Q11-18 12-4Q12 8 17 14Z'),
    kader: [-17, -18, 34, 32],
    kleur: aan ? '#ffc93c' : '#8d86a8',
    lijn: 3.5,
    glans: aan ? 0.6 : 0.1,
  })
  g.restore()
}

/** The colours of a pennant: made at once, mended, told, and not there yet. */
const WIMPEL = {
  goed: '#e0522f',
  hersteld: '#2f9a88',
  verteld: '#cbb8d8',
  later: '#8d86a8',
} as const
export type WimpelStand = keyof typeof WIMPEL

/** A pennant that hangs from its upper edge. */
export function drawWimpel(g: G, maat: number, stand: WimpelStand): void {
  const [w, h] = [maat * 1.3, maat * 1.8]
  const kader: Kader = [4, 2, w - 8, h - 8]
  solid(g, {
    pad: pad(`M4 2H${w - 4}L${w / 2} ${h - 6}Z`),
    kader,
    kleur: WIMPEL[stand],
    lijn: 3,
    glans: stand === 'goed' ? 0.35 : 0,
  })
}

/** The beam that carries a stone, and stays as a ledge when the stone has gone. */
export function drawRichel(g: G, w: number): void {
  const balk: Kader = [3, 3, w - 6, 13]
  const schoor = pad(`M${w * 0.3} 15L${w / 2} 34L${w * 0.7} 15z`)
  solid(g, { pad: schoor, kader: [w * 0.3, 15, w * 0.4, 20], kleur: '#8a5632', lijn: 3 })
  solid(g, { pad: doos(balk, 5), kader: balk, kleur: '#b9783f', lijn: 3.5 })
}

/** A spring on the wall, with a red plate to land on. */
export function drawVeerplank(g: G, w: number): void {
  const voet: Kader = [w * 0.2, 29, w * 0.6, 9]
  solid(g, { pad: doos(voet, 4), kader: voet, kleur: '#7a4a5e', lijn: 3 })
  for (const x of [w * 0.34, w * 0.66]) {
    const gang = pad(`M${x - 7} 28l14-4.5l-14-4.5l14-4.5`)
    streep(g, gang, { dikte: 7 })
    streep(g, gang, { kleur: '#e4e7f0', dikte: 3.5 })
  }
  const plaat: Kader = [3, 3, w - 6, 11]
  solid(g, { pad: doos(plaat, 5), kader: plaat, kleur: '#e8645a', lijn: 3.5, glans: 0.3 })
}

/** A swing: two ropes from a ring in the wall, and a plank to stand on. */
export function drawSchommel(g: G, w: number): void {
  for (const x of [11, w - 11]) {
    const touw = pad(`M${w / 2} 6L${x} ${TOUW + 6}`)
    streep(g, touw, { dikte: 6 })
    streep(g, touw, { kleur: '#f0d9a4', dikte: 3 })
  }
  solid(g, {
    pad: ovaal([w / 2, 6, 4.5, 4.5]),
    kader: [w / 2 - 5, 1, 10, 10],
    kleur: GOUD,
    lijn: 2.5,
  })
  const plank: Kader = [3, TOUW + 3, w - 6, 11]
  solid(g, { pad: doos(plank, 5), kader: plank, kleur: '#4fa6b8', lijn: 3.5, glans: 0.25 })
}

/** A sign with the number of a storey. */
export function drawBordje(g: G, maat: number, nr: number): void {
  const m = maat / 48
  g.save()
  g.scale(m, m)
  streep(g, pad('M24 2L8 14M24 2L40 14'), { dikte: 3 })
  const kader: Kader = [4, 12, 40, 32]
  solid(g, { pad: doos(kader, 8), kader, kleur: '#2f6fb4', lijn: 3.5, glans: 0.25 })
  g.fillStyle = CREME
  g.font = "800 23px 'Baloo 2 Variable', system-ui, sans-serif"
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(`${nr}`, 24, 29.5)
  g.restore()
}

/** A spring with a plate on it; its foot is at the bottom. */
export function drawVeer(g: G, w: number, h: number): void {
  const gangen = Array.from({ length: 4 }, (_, i) => {
    const y = h - 8 - (i * (h - 22)) / 4
    return `M${w * 0.24} ${y}L${w * 0.76} ${y - (h - 22) / 8}`
  }).join('')
  streep(g, pad(gangen), { dikte: 9 })
  streep(g, pad(gangen), { kleur: '#d7dbe8', dikte: 4.5 })
  for (const [y, kleur] of [
    [3, '#e8645a'],
    [h - 12, '#7a4a5e'],
  ] as const) {
    const kader: Kader = [w * 0.08, y, w * 0.84, 9]
    solid(g, { pad: doos(kader, 4), kader, kleur, lijn: 3.5 })
  }
}

/** The umbrella under which the hero floats down; its handle ends at the bottom. */
export function drawParaplu(g: G, w: number, h: number): void {
  const boog = h * 0.46
  streep(g, pad(`M${w / 2} 6V${h - 8}q0 6-7 6`), { dikte: 8 })
  streep(g, pad(`M${w / 2} 6V${h - 8}q0 6-7 6`), { kleur: '#b9783f', dikte: 4 })
  const doek = pad(
    `M5 ${boog}Q${w * 0.1} 6 ${w / 2} 6T${w - 5} ${boog}q${-w * 0.08}-9 ${-w * 0.16} 0q${-w * 0.08}-9 ${-w * 0.17} 0` +
      `q${-w * 0.08}-9 ${-w * 0.16} 0q${-w * 0.08}-9 ${-w * 0.17} 0q${-w * 0.08}-9 ${-w * 0.16} 0z`,
  )
  solid(g, { pad: doek, kader: [5, 6, w - 10, boog], kleur: '#7c6bd6', lijn: 4, glans: 0.3 })
}

/** The star of the record, which hangs on its pennant. */
export function drawRecordSter(g: G, maat: number): void {
  const m = maat / 40
  g.save()
  g.translate(maat / 2, maat / 2)
  g.scale(m, m)
  solid(g, {
    pad: pad('M0-18L5.6-6.4L18-5L8.6 3.6L11.4 16L0 9.6L-11.4 16L-8.6 3.6L-18-5L-5.6-6.4Z'),
    kader: [-18, -18, 36, 36],
    kleur: GOUD,
    lijn: 4,
    glans: 0.5,
  })
  g.restore()
}
