import { mm, type Blad } from './blad.ts'
import { drawPlaat, type PlaatNaam } from './plaat.ts'

/** The logo, a lighthouse on its quay, in the units in which it was drawn. */
const MERK = 32
const DELEN = [
  ['M14 8.6 32 2v14.4L14 9.6Z', '#ffd23f'],
  ['M8.5 11h7L16.8 21.5H27v6H6.5Z', '#fffaf0'],
  ['M8.2 13.5h7.6l.5 4H7.7Z', '#f0564f'],
  ['M8.8 6.8h6.4v4.4H8.8Z', '#ffe684'],
  ['M7.6 7.2C8.5 4.4 10 2.9 12 2.4c2 .5 3.5 2 4.4 4.8Z', '#f0564f'],
] as const

/** Draws our logo, with its corner and size in millimetres. */
export function drawLogo(
  { doc }: Blad,
  { x, y, maat }: { readonly x: number; readonly y: number; readonly maat: number },
): void {
  doc
    .save()
    .translate(mm(x), mm(y))
    .scale(mm(maat) / MERK)
  doc.roundedRect(0, 0, MERK, MERK, 8).clip()
  doc.rect(0, 0, MERK, MERK).fill('#2b3f7d')
  for (const [pad, kleur] of DELEN) doc.path(pad).fill(kleur)
  doc.restore()
}

/** The sea: each wave lies in front of the one above it, and each swimmer is behind a wave. */
const GOLVEN: readonly (readonly [hoogte: number, verschuiving: number, kleur: string])[] = [
  [256, 0, '#bfe3f2'],
  [267, 14, '#8ccbe4'],
  [279, 5, '#2f9fc4'],
]
const ZWEMMERS: readonly (readonly [wie: PlaatNaam, x: number, y: number, maat: number])[][] = [
  [['boot', 150, 229, 34]],
  [
    ['eend', 22, 251, 20],
    ['olifant', 60, 247, 24],
    ['dolfijn', 112, 246, 24],
  ],
  [
    ['schildpad', 38, 265, 20],
    ['inktvis', 88, 262, 22],
    ['krab', 160, 264, 20],
  ],
]
const [BREED, HOOG, GOLF] = [210, 297, 28]

function drawGolf({ doc }: Blad, [hoogte, verschuiving, kleur]: (typeof GOLVEN)[number]): void {
  doc.moveTo(mm(-GOLF - verschuiving), mm(hoogte))
  for (let x = -GOLF - verschuiving; x < BREED + GOLF; x += GOLF)
    doc.bezierCurveTo(
      mm(x + GOLF / 3),
      mm(hoogte - 6),
      mm(x + (2 * GOLF) / 3),
      mm(hoogte + 6),
      mm(x + GOLF),
      mm(hoogte),
    )
  doc
    .lineTo(mm(BREED + GOLF), mm(HOOG))
    .lineTo(mm(-GOLF), mm(HOOG))
    .closePath()
    .fill(kleur)
}

/** Draws a harbour at the foot of the sheet, with animals in the water. */
export function drawHaven(blad: Blad): void {
  blad.doc.save()
  for (const [i, golf] of GOLVEN.entries()) {
    for (const [wie, x, y, maat] of ZWEMMERS[i] ?? [])
      drawPlaat(blad.doc, wie, { x: mm(x), y: mm(y), maat: mm(maat) })
    drawGolf(blad, golf)
  }
  blad.doc.restore()
}
