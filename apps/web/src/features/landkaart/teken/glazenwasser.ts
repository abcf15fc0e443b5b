import { CREME, GOUD, INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { kop } from './kop.ts'
import { dOvaal, dVak, kleurvlak, lijn, makeDoek, op, vlak } from './kit.ts'

/** The tile of the game glazenwasser: a fox, a sponge, a window that shines. Sheet of 280 × 170. */
export function drawGlazenwasser(): string {
  const doek = makeDoek()
  const raam = (x: number, glas: string) =>
    vlak(dVak([x, 34], [74, 92], 8), CREME) + vlak(dVak([x + 9, 43], [56, 74], 4), doek.verf(glas))
  const stenen = [
    [16, 20],
    [120, 18],
    [220, 22],
    [14, 140],
    [130, 146],
    [214, 138],
  ]
  return doek.klaar(
    280,
    170,
    [
      kleurvlak(dVak([0, 0], [280, 170], 1), doek.verf('#d8694f')),
      lijn(stenen.map(([x, y]) => `M${x} ${y}h34m10 0h18`).join(''), '#b24f3a', 3.4),
      raam(20, '#ffe08a'),
      raam(186, '#6f86b8'),
      lijn('M40 58l16 -12M40 84l30 -28', PAPIER, 5),
      kleurvlak(dOvaal([212, 78], 11, 8) + dOvaal([228, 96], 9, 6), '#8a6a4c', 0.8),
      vlak('M98 170Q98 116 140 114Q182 116 182 170Z', doek.verf('#4a86cf')),
      lijn('M176 136L206 92', INKT, 20),
      lijn('M176 136L206 92', '#ff8438', 13),
      op([208, 84], vlak(dVak([-18, -12], [36, 22], 6), doek.verf(GOUD)), { draai: -18 }),
      ...[
        [236, 66, 7],
        [228, 48, 5],
        [248, 92, 5],
      ].map(([x = 0, y = 0, r = 0]) => vlak(dOvaal([x, y], r), '#e6f8ff', 'stroke-width="2"')),
      op([138, 84], kop(doek, 'vos'), { schaal: 1.02 }),
    ].join(''),
  )
}
