import { soortwoorden, type Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import type { KaartenDeel, KaartenTaak } from './druktaak.ts'
import { LIJN, mm, type Blad } from './blad.ts'
import { drawInlogkaart } from './inlogkaart.ts'

/** A4 in millimetres, and the border that every printer leaves white. */
const [BREED, HOOG, RAND] = [210, 297, 10]
const [KOLOMMEN, RIJEN] = [2, 4]
const PER_VEL = KOLOMMEN * RIJEN
export const KAART = {
  breedte: mm((BREED - 2 * RAND) / KOLOMMEN),
  hoogte: mm((HOOG - 2 * RAND) / RIJEN),
}
/** The distance between a mark and the cards, and the size of a cross between them. */
const [GAT, KRUIS] = [1.5, 2]

const lijnen = (aantal: number, maat: number): number[] =>
  Array.from({ length: aantal + 1 }, (_, i) => mm(RAND) + i * maat)

/** Draws where to cut: marks in the border for a machine, fine dots between the cards for scissors. */
function drawSnijlijnen({ doc }: Blad): void {
  const [xen, yen] = [lijnen(KOLOMMEN, KAART.breedte), lijnen(RIJEN, KAART.hoogte)]
  const [links, rechts] = [mm(RAND), mm(BREED - RAND)]
  const [boven, onder] = [mm(RAND), mm(HOOG - RAND)]
  doc.save().lineWidth(0.5).strokeColor(LIJN).dash(1, { space: 3 })
  for (const x of xen.slice(1, -1)) doc.moveTo(x, boven).lineTo(x, onder).stroke()
  for (const y of yen.slice(1, -1)) doc.moveTo(links, y).lineTo(rechts, y).stroke()
  doc.undash().strokeColor('#000000').lineWidth(0.6)
  for (const x of xen) {
    doc.moveTo(x, mm(RAND - 5)).lineTo(x, mm(RAND - GAT))
    doc.moveTo(x, mm(HOOG - RAND + GAT)).lineTo(x, mm(HOOG - RAND + 5))
  }
  for (const y of yen) {
    doc.moveTo(mm(RAND - 5), y).lineTo(mm(RAND - GAT), y)
    doc.moveTo(mm(BREED - RAND + GAT), y).lineTo(mm(BREED - RAND + 5), y)
  }
  for (const x of xen.slice(1, -1))
    for (const y of yen.slice(1, -1)) {
      doc.moveTo(x - mm(KRUIS), y).lineTo(x + mm(KRUIS), y)
      doc.moveTo(x, y - mm(KRUIS)).lineTo(x, y + mm(KRUIS))
    }
  doc.stroke().restore()
}

function drawDeel(blad: Blad, deel: KaartenDeel, woorden: Soortwoorden): void {
  for (const [i, kaart] of deel.kaarten.entries()) {
    const plek = i % PER_VEL
    if (plek === 0) {
      blad.doc.addPage()
      drawSnijlijnen(blad)
    }
    const x = mm(RAND) + (plek % KOLOMMEN) * KAART.breedte
    const y = mm(RAND) + Math.floor(plek / KOLOMMEN) * KAART.hoogte
    drawInlogkaart(blad, { deel, kaart, woorden }, { x, y, ...KAART })
  }
}

/**
 * Draws eight cards on each A4 sheet, in the given order. Each group begins on a sheet of its own, for whoever hands them out.
 */
export function drawKaartvellen(blad: Blad, { delen, soort, land }: KaartenTaak): void {
  const woorden = soortwoorden(woordkeusVoor({ land, soort }))
  for (const deel of delen) drawDeel(blad, deel, woorden)
}
