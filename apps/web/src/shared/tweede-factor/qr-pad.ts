import { encodeQR } from 'qr'

/** The number of light modules that must stay around the picture (ISO/IEC 18004 asks for four). */
const RAND = 4

/** Returns a text as a QR picture: the path of its dark modules, and its width in modules. */
export function qrPad(tekst: string): { readonly pad: string; readonly maat: number } {
  const rijen = encodeQR(tekst, 'raw', { ecc: 'low', border: RAND })
  const vakken = rijen.flatMap((rij, y) =>
    rij.flatMap((isDonker, x) => (isDonker ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { pad: vakken.join(''), maat: rijen.length }
}
