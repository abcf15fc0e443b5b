import { encodeQR } from 'qr'
import type { Doc } from './letters.ts'

/** The number of light modules that must stay around the picture (ISO/IEC 18004 asks for four). */
const RUST = 4

/**
 * Draws a text as a QR code with its border, in a square with its corner at a point. A card lives in a pencil case, so 15 % of
 * it may be lost.
 */
export function drawQr(
  doc: Doc,
  tekst: string,
  { x, y, maat }: { readonly x: number; readonly y: number; readonly maat: number },
): void {
  const rijen = encodeQR(tekst, 'raw', { ecc: 'medium', border: RUST })
  doc.save().rect(x, y, maat, maat).fill('#ffffff')
  doc.translate(x, y).scale(maat / rijen.length)
  for (const [hoog, rij] of rijen.entries()) {
    // A run of dark modules is drawn as one shape: separate shapes side by side would show a thread of light.
    const lopen = rij
      .map((is) => (is ? '1' : '0'))
      .join('')
      .matchAll(/1+/g)
    for (const loop of lopen) doc.rect(loop.index, hoog, loop[0].length, 1)
  }
  doc.fill('#000000').restore()
}
