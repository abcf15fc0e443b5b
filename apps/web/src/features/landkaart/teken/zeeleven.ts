import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { dOvaal, kleurvlak, lijn, makeDoek, vlak, type Doek } from './kit.ts'

/** The ring in the water where an animal comes out of it. */
const kring = (x: number, y: number, rx: number): string =>
  kleurvlak(dOvaal([x, y], rx, rx * 0.2), '#e9fcff', 0.6) +
  lijn(`M${x - rx * 0.7} ${y + 5}q${rx * 0.35} 5 ${rx * 0.7} 0t${rx * 0.7} 0`, '#ffffff', 2.6)

const oog = (x: number, y: number): string =>
  kleurvlak(dOvaal([x, y], 3), INKT) + kleurvlak(dOvaal([x + 0.8, y - 1], 1.1), '#ffffff')

const dolfijn = (doek: Doek): string =>
  kring(44, 70, 34) +
  vlak(
    'M22 70Q10 30 44 14Q66 6 84 22q8 1 12 6q-6 5 -14 3Q62 30 56 70Z',
    doek.verf('#4f9fe0', 0.2),
  ) +
  vlak('M38 24q-8 -16 -20 -16q2 16 8 28Z', doek.verf('#3f86c8', 0.2), 'stroke-width="3"') +
  kleurvlak('M56 66Q58 40 80 30q-10 -4 -18 0Q48 40 46 66Z', '#d9f1ff') +
  vlak('M52 44q-12 4 -14 18q12 -2 18 -10Z', doek.verf('#3f86c8', 0.2), 'stroke-width="3"') +
  oog(72, 23) +
  kleurvlak(dOvaal([66, 29], 4, 2.6), '#ff9db5', 0.7)

const walvis = (doek: Doek): string =>
  kring(56, 72, 48) +
  lijn('M48 22q-2 -12 -12 -12M48 22q2 -12 12 -12M48 22v-14', '#bff0ff', 4) +
  vlak('M10 72Q6 30 50 28Q92 30 92 72Z', doek.verf('#3f7fc8', 0.2)) +
  kleurvlak('M14 72q4 -16 36 -14t38 14Z', '#e2f4ff') +
  vlak('M90 62q4 -26 20 -30q-2 10 2 14q-6 0 -8 8q-4 12 -14 16Z', doek.verf('#3f7fc8', 0.2)) +
  oog(28, 50) +
  lijn('M18 60q6 5 14 2', INKT, 2.4) +
  kleurvlak(dOvaal([20, 56], 4.4, 3), '#ff9db5', 0.7)

const schildpad = (doek: Doek): string =>
  kring(44, 50, 40) +
  vlak('M72 44q2 -16 16 -14q10 4 4 14q-8 6 -20 4Z', doek.verf('#8fd06a')) +
  oog(86, 36) +
  vlak('M8 50q-6 -4 -6 4q8 4 14 0Z', doek.verf('#8fd06a'), 'stroke-width="3"') +
  vlak('M12 50Q14 16 44 16T76 50Q44 58 12 50Z', doek.verf('#3f9a6a', 0.2)) +
  lijn('M30 22l6 12h16l6 -12M36 34l-8 16M52 34l8 16', '#2a6f4d', 2.8)

const vis = (doek: Doek): string =>
  kring(34, 42, 30) +
  vlak('M14 30q-10 -8 -12 -14q12 0 18 8Z', doek.verf('#ffb52e'), 'stroke-width="3"') +
  vlak('M12 32Q24 10 46 14Q62 18 62 32Q48 46 30 44Q18 42 12 32Z', doek.verf('#ff8438')) +
  lijn('M30 15q6 14 0 28M42 14q6 14 2 28', '#fff1dc', 4) +
  oog(53, 25)

/** A gull in flight. */
const meeuw = (doek: Doek): string =>
  vlak('M30 22Q16 2 2 8Q14 10 22 26Z', doek.verf('#e4ecf7'), 'stroke-width="2.8"') +
  vlak('M30 22Q50 0 64 6Q50 10 42 28Z', doek.verf('#ffffff', 0.1), 'stroke-width="2.8"') +
  vlak(
    'M16 26q12 -10 28 -4q6 2 8 6q-16 10 -36 2Z',
    doek.verf('#ffffff', 0.1),
    'stroke-width="2.8"',
  ) +
  vlak('M51 25l9 3l-8 3Z', '#ff9d2e', 'stroke-width="2.2"') +
  kleurvlak(dOvaal([46, 25], 1.7), INKT)

const DIEREN = {
  dolfijn: [100, 86, dolfijn],
  walvis: [114, 88, walvis],
  schildpad: [100, 62, schildpad],
  vis: [68, 56, vis],
  meeuw: [68, 38, meeuw],
} as const

/** An animal in or above the sea. */
export type Zeedier = keyof typeof DIEREN

/** All sea animals. */
export const ZEEDIEREN = Object.keys(DIEREN) as Zeedier[]

/** Draws one animal, on a sheet of its own size. */
export function drawZeedier(dier: Zeedier): string {
  const doek = makeDoek()
  const [breed, hoog, teken] = DIEREN[dier]
  return doek.klaar(breed, hoog, teken(doek))
}
