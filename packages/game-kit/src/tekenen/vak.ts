/** A place over the picture in CSS pixels, from its top left. */
export interface Vak {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Returns the style that puts an element there. */
export const plaatsVan = ({ x, y, w, h }: Vak) => ({ left: x, top: y, width: w, height: h })
