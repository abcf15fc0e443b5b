import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { PLATEN, drawPlaat } from './plaat.ts'

/** Returns every point that a picture draws on paper, in the picture's own units. */
async function puntenVan(teken: (doc: PDFKit.PDFDocument) => void): Promise<number[][]> {
  const doc = new PDFDocument({ size: [32, 32], margin: 0, compress: false })
  teken(doc)
  doc.end()
  const tekst = (await buffer(doc)).toString('latin1')
  const regels = [...tekst.matchAll(/^((?:-?[\d.]+ )+)[mlc]$/gm)]
  return regels.flatMap(([, getallen = '']) => {
    const alle = getallen.trim().split(' ').map(Number)
    return Array.from({ length: alle.length / 2 }, (_, i) => alle.slice(2 * i, 2 * i + 2))
  })
}

/** Returns the points well outside the square; the control points of a curve may stick out a little. */
const buiten = (punten: readonly number[][]): number[][] =>
  punten.filter((punt) => punt.some((getal) => getal < -2 || getal > 34))

it.each(PLATEN)('%s stays on paper within its square, as it does on a screen', async (naam) => {
  const punten = await puntenVan((doc) => drawPlaat(doc, naam, { x: 0, y: 0, maat: 32 }))
  expect(punten.length).toBeGreaterThan(10)
  expect(buiten(punten)).toEqual([])
})

it('a curve that goes on from an older one is found', async () => {
  const beer = 'M30 20c-.3-2-1-6-4-9c-4-4-10-4-10-4A9 9 0 0 0 2 20a9 9 0 0 0 5 8S10 30 16 30'
  expect(buiten(await puntenVan((doc) => void doc.path(beer).fill()))).not.toEqual([])
})
