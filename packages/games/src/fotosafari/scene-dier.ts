import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { legePlaat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { zoomVan } from './kader.ts'
import { KADER } from './paint-dier.ts'
import { drawInLand } from './paint-foto.ts'
import type { Standplaats } from './weide.ts'

/** What is left of an animal in the mist. */
const SCHIM = 'rgba(94,114,148,.94)'
/** The largest that an animal is painted. */
const GROOTST = 1.1

/** One animal in the picture: its plate is painted anew for each scene and pose. */
export interface Plek {
  readonly textuur: Textuur
  beeld: Beeld | null
  /** Its shape in the mist. */
  readonly schim: Textuur | null
  schimbeeld: Beeld | null
  plaats: Standplaats | null
  houding: Houding | null
  /** How long it still bounces, because it does something else now, in ms. */
  sprong: number
}

/** What an animal of a scene does at a step. */
export const houdingVan = ({ dier }: Standplaats, stap: number): Houding =>
  dier.houdingen[stap % dier.houdingen.length] ?? 'rust'

/** Makes the plates of one animal, at the size that the first scene gives it. */
export function makePlek(
  stage: Stage,
  s: number,
  { fijn, mistig }: { fijn: number; mistig: boolean },
): Plek {
  const maat = { w: 2 * KADER.half * s * GROOTST, h: (KADER.boven + KADER.onder) * s * GROOTST }
  const textuur = stage.textuur(() =>
    legePlaat({ ...maat, schaal: fijn * zoomVan({ s, isHeel: false }) }),
  )
  const schim = mistig ? stage.textuur(() => legePlaat({ ...maat, schaal: stage.schaal })) : null
  return { textuur, schim, beeld: null, schimbeeld: null, plaats: null, houding: null, sprong: 0 }
}

/** Paints an animal at a scale, or as large as its plate allows. */
export function paintPlek(
  stage: Stage,
  { plaats, houding, textuur, schim }: Plek,
  s: number,
): void {
  if (!plaats || !houding) return
  const { g, w, h } = textuur.plaat
  g.clearRect(0, 0, w, h)
  g.save()
  g.translate(w / 2, (h * KADER.boven) / (KADER.boven + KADER.onder))
  drawInLand(g, plaats.dier, { houding, s })
  g.restore()
  stage.ververs(textuur)
  if (!schim) return
  drawSchim(schim.plaat, textuur.plaat)
  stage.ververs(schim)
}

/** Paints the shape of a plate, in the colour of what is far away in the mist. */
function drawSchim({ g, w, h }: Plaat, { canvas }: Plaat): void {
  g.clearRect(0, 0, w, h)
  g.drawImage(canvas, 0, 0, w, h)
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = SCHIM
  g.fillRect(0, 0, w, h)
  g.globalCompositeOperation = 'source-over'
}

/** Lets somebody stand still. */
export function rest(beeld: Beeld, { x, y }: Standplaats, vast: number): void {
  beeld.set(x, y)
  beeld.rotation = 0
  beeld.scale.set(vast)
}
