import haven from './beeld/haven.svg'
import mist from './beeld/mist.svg'
import { EILAND_BEELD } from './beelden.ts'

/** Starts fetching the pictures of the map; the browser keeps them for the moment they are drawn. */
export function haalBeeldenVooruit(): readonly HTMLImageElement[] {
  return [haven, mist, ...Object.values(EILAND_BEELD)].map((bron) => {
    const beeld = new Image()
    beeld.src = bron
    return beeld
  })
}
