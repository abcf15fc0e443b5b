import { CREME, GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { boom, vlag } from './groen.ts'
import { BLAD, grond, schaduw } from './grond.ts'
import { dOvaal, dVak, kleurvlak, lijn, makeDoek, op, vlak, type Doek } from './kit.ts'

const BANEN = [-92, -61, -30, 0, 30, 61, 92] as const

/** The tent: striped roof, striped wall, open in the middle. */
function tent(doek: Doek): string {
  const [rood, room, blauw] = [doek.verf(ROOD), doek.verf(CREME, 0.06), doek.verf('#57a6e0')]
  const stroken = BANEN.slice(0, -1).map((x, i) => {
    const rechts = BANEN[i + 1] ?? 92
    const muur = vlak(
      `M${x * 0.86} -62L${rechts * 0.86} -62L${rechts * 0.92} 0L${x * 0.92} 0Z`,
      i % 2 ? room : blauw,
      'stroke-width="2.6"',
    )
    const dak = vlak(
      `M0 -148Q${x * 0.3} -96 ${x} -66q${(rechts - x) / 2} 16 ${rechts - x} 0Q${rechts * 0.3} -96 0 -148Z`,
      i % 2 ? rood : room,
      'stroke-width="2.6"',
    )
    return [muur, dak] as const
  })
  return [
    schaduw([4, 2], 104, 16),
    stroken.map(([muur]) => muur).join(''),
    vlak('M-22 0V-40Q0 -70 22 -40V0Z', doek.verf('#4b2f6b')),
    vlak('M-26 0Q-24 -40 0 -64Q-8 -30 -12 0ZM26 0Q24 -40 0 -64Q8 -30 12 0Z', doek.verf('#ffb52e')),
    stroken.map(([, dak]) => dak).join(''),
    vlag(doek, [0, -146], { kleur: GOUD, hoog: 28 }),
  ].join('')
}

/** A circus wagon with room for two windows. */
function wagen(doek: Doek, kleur: string, dak: string): string {
  const wiel = (x: number) =>
    vlak(dOvaal([x, 0], 13), doek.verf('#ffb52e')) +
    lijn(`M${x - 9} 0h18M${x} -9v18`, '#b5731d', 2.6) +
    vlak(dOvaal([x, 0], 3.6), CREME, 'stroke-width="2.2"')
  return [
    schaduw([0, 12], 52, 9),
    vlak(dVak([-46, -62], [92, 58], 5), doek.verf(kleur)),
    kleurvlak(dVak([-43, -13], [86, 6], 2), GOUD),
    vlak('M-54 -60q10 -22 54 -22t54 22Z', doek.verf(dak)),
    wiel(-26),
    wiel(26),
  ].join('')
}

const acrobaat = (doek: Doek): string =>
  lijn(dOvaal([0, -30], 27, 34), INKT, 9) +
  lijn(dOvaal([0, -30], 27, 34), '#ffb52e', 4.6) +
  vlak('M-12 -6q-2 -26 12 -28q14 2 12 28Z', doek.verf('#7a5bd0')) +
  lijn('M-10 -24L-20 -42M10 -24L20 -42', '#ff8438', 6) +
  vlak('M-14 -42l-3 -12l9 5q8 -3 16 0l9 -5l-3 12q0 14 -14 14t-14 -14Z', doek.verf('#ff8438')) +
  kleurvlak(dOvaal([-5, -43], 2.2) + dOvaal([5, -43], 2.2), INKT) +
  lijn('M-4 -36q4 4 8 0', INKT, 2.2)

const bal = (doek: Doek): string =>
  vlak(dOvaal([0, 0], 12), PAPIER) +
  kleurvlak('M0 -10a10 10 0 0 1 9 5L0 0ZM-9 5a10 10 0 0 0 9 5V0Z', ROOD) +
  kleurvlak('M-9 -5a10 10 0 0 0 0 10L0 0ZM9 -5a10 10 0 0 1 0 10L0 0Z', doek.verf('#57a6e0'))

/** Werkwoorden: a circus, where everybody does something. */
export function drawWerkwoorden(): string {
  const doek = makeDoek()
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 52, rand: '#f4cf8a', binnen: '#a5d765', klif: '#c98f4f' }),
      kleurvlak(dOvaal([212, 262], 104, 34), '#f2dba4'),
      boom(doek, [54, 186], { maat: 1.25 }),
      boom(doek, [370, 186], { maat: 1.2, vrucht: '#ffb52e' }),
      op([212, 224], tent(doek)),
      op([96, 240], wagen(doek, '#b0487f', '#57a6e0')),
      op([326, 240], wagen(doek, '#3f8f9b', '#e8a33d')),
      op([206, 296], acrobaat(doek)),
      op([268, 280], bal(doek)),
    ].join(''),
  )
}
