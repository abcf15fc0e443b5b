export interface Maat {
  readonly breedte: number
  readonly hoogte: number
}

export interface Vak extends Maat {
  readonly links: number
  readonly boven: number
}

const AFSTAND = 6
const RAND = 8

/**
 * Returns the place of a popup at its button, in CSS pixels of the window. Their right edges are aligned. It stands
 * below the button, or above it when there is room only there. It is always within the window, and at most as high as
 * the space on its side.
 */
export function menuPlek(knop: Vak, menu: Maat, venster: Maat) {
  const below = venster.hoogte - RAND - (knop.boven + knop.hoogte + AFSTAND)
  const above = knop.boven - AFSTAND - RAND
  const under = menu.hoogte <= below || below >= above
  const maxHoogte = Math.max(0, under ? below : above)
  const height = Math.min(menu.hoogte, maxHoogte)
  const wanted = knop.links + knop.breedte - menu.breedte
  const links = Math.max(RAND, Math.min(wanted, venster.breedte - RAND - menu.breedte))
  const boven = under ? knop.boven + knop.hoogte + AFSTAND : knop.boven - AFSTAND - height
  return { links, boven, maxHoogte }
}
