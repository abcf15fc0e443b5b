import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { dVak, dVeelhoek, kleurvlak, lijn, n, tint, vlak, type Doek, type Punt } from './kit.ts'

export type Gevel = 'punt' | 'trap' | 'klok' | 'hals'

export interface Huis {
  /** Left foot of the front. */
  readonly voet: Punt
  readonly w: number
  /** Height of the wall, and of the gable on top of it. */
  readonly h: number
  readonly top: number
  readonly muur: string
  readonly dak: string
  readonly gevel: Gevel
  /** Depth as a share of the width. */
  readonly diep?: number
  /** Stripes over the wall, for beach cabins. */
  readonly streep?: string
}

/** The outline of the gable's top, from left to right. */
function dTop({ voet: [x, y], w, h, top, gevel }: Huis): string {
  const boven = y - h
  if (gevel === 'punt')
    return `L${n(x)} ${n(boven)}L${n(x + w / 2)} ${n(boven - top)}L${n(x + w)} ${n(boven)}`
  if (gevel === 'trap') {
    const s = w / 7
    const v = top / 3.2
    return `V${n(boven)}h${n(s * 0.4)}v${n(-v)}h${n(s)}v${n(-v)}h${n(s)}v${n(-v * 1.2)}h${n(s * 2.2)}v${n(v * 1.2)}h${n(s)}v${n(v)}h${n(s)}v${n(v)}H${n(x + w)}`
  }
  if (gevel === 'klok')
    return `V${n(boven)}q${n(w * 0.16)} ${n(-top * 0.1)} ${n(w * 0.2)} ${n(-top * 0.55)}q${n(w * 0.04)} ${n(-top * 0.45)} ${n(w * 0.3)} ${n(-top * 0.45)}t${n(w * 0.3)} ${n(top * 0.45)}q${n(w * 0.04)} ${n(top * 0.45)} ${n(w * 0.2)} ${n(top * 0.55)}`
  return `V${n(boven)}q${n(w * 0.22)} 0 ${n(w * 0.24)} ${n(-top * 0.35)}v${n(-top * 0.35)}l${n(w * 0.26)} ${n(-top * 0.3)}l${n(w * 0.26)} ${n(top * 0.3)}v${n(top * 0.35)}q${n(w * 0.02)} ${n(top * 0.35)} ${n(w * 0.24)} ${n(top * 0.35)}`
}

/** A house seen from the front and slightly from above: front, side wall, roof. */
export function huis(doek: Doek, deel: Huis): string {
  const { voet, w, h, top, muur, dak, diep = 0.34, streep } = deel
  const [x, y] = voet
  const [dx, dy] = [w * diep, -w * diep * 0.46]
  const r = x + w
  const nok: Punt = [x + w / 2, y - h - top]
  const zij = dVeelhoek([
    [r, y],
    [r + dx, y + dy],
    [r + dx, y + dy - h],
    [r, y - h],
  ])
  const vlakDak = dVeelhoek([
    nok,
    [nok[0] + dx, nok[1] + dy],
    [r + dx, y + dy - h + 3],
    [r, y - h + 3],
  ])
  const voor = `M${n(x)} ${n(y)}${dTop(deel)}V${n(y)}Z`
  const banen = streep
    ? [0, 1, 2, 3].map((i) =>
        kleurvlak(dVak([x + w * (0.06 + i * 0.25), y - h], [w * 0.12, h - 2], 1), streep),
      )
    : []
  return [
    vlak(zij, doek.verf(tint(muur, -0.24))),
    vlak(vlakDak, doek.verf(dak)),
    vlak(voor, doek.verf(muur)),
    ...banen,
    lijn(`M${n(x)} ${n(y - h + 2)}${dTop(deel).replace(/^V[^hq]*/, '')}`, INKT, 9),
    lijn(`M${n(x)} ${n(y - h + 2)}${dTop(deel).replace(/^V[^hq]*/, '')}`, CREME, 4.4),
  ].join('')
}

/** A door with a round top. */
export function deur(doek: Doek, [x, y]: Punt, kleur: string): string {
  const d = `M${n(x - 8)} ${n(y)}v-16a8 8 0 0 1 16 0v16Z`
  return vlak(d, doek.verf(kleur)) + kleurvlak(`M${n(x + 3)} ${n(y - 10)}h2v2h-2Z`, GOUD)
}

/** A window with closed shutters: there is nothing to win behind it yet. The map draws real windows over it. */
export function luik(doek: Doek, [x, y]: Punt): string {
  const helft = (dx: number) =>
    vlak(dVak([x + dx, y - 16], [11, 32], 2), doek.verf('#3f8f9b')) +
    lijn(`M${n(x + dx + 3)} ${n(y - 7)}h5m-5 7h5m-5 7h5`, '#2a6a75', 1.8)
  return vlak(dVak([x - 14, y - 19], [28, 38], 4), CREME) + helft(-11.5) + helft(0.5)
}
