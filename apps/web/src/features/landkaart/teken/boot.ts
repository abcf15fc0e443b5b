import { GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { KOPPEN } from '@letterhaven/game-kit/keuzen/koppen'
import { kop } from './kop.ts'
import { dOvaal, dVak, kleurvlak, lijn, makeDoek, op, vlak } from './kit.ts'

/** The boat with the pupil's own animal at the helm, waving. Sheet of 220 × 200. */
export function drawBoot(dier: Dier): string {
  const doek = makeDoek()
  const { vacht } = KOPPEN[dier]
  return doek.klaar(
    220,
    200,
    [
      kleurvlak(dOvaal([110, 180], 104, 12), '#d9fafd', 0.55),
      vlak(dVak([126, 12], [8, 136], 3), doek.verf('#a06c42')),
      vlak('M126 18q-16 -8 -34 2l6 8l-6 9q18 -6 34 1Z', doek.verf(GOUD)),
      vlak('M138 28Q196 52 204 128H138Z', doek.verf(PAPIER, 0.08)),
      vlak('M138 82q30 4 58 16q4 10 6 20q-32 -10 -64 -12Z', doek.verf('#ff7a6b')),
      lijn('M160 58q9 -7 14 0v16m0 -9q-16 -2 -16 7q2 8 16 0', INKT, 5),
      lijn('M38 124L16 92', INKT, 19),
      lijn('M38 124L16 92', vacht, 12),
      vlak(dOvaal([14, 88], 9), doek.verf(vacht)),
      vlak('M36 150Q34 112 66 110Q98 112 98 150Z', doek.verf('#4a86cf')),
      lijn('M46 122q20 12 40 0', PAPIER, 6),
      op([66, 82], kop(doek, dier), { schaal: 0.86 }),
      vlak('M6 138q104 14 208 0q-8 36 -34 46q-70 10 -140 0q-26 -10 -34 -46Z', doek.verf(ROOD)),
      vlak('M6 138q104 14 208 0l-3 14q-101 12 -202 0Z', PAPIER),
      ...[66, 110, 154].map((x) =>
        vlak(dOvaal([x, 168], 8), doek.verf('#bfe6fa'), 'stroke-width="3"'),
      ),
      kleurvlak(
        'M22 180q14 -8 28 0t30 0t30 0t30 0t30 0t28 0q-8 12 -88 12t-88 -12Z',
        '#d9fafd',
        0.85,
      ),
    ].join(''),
  )
}
