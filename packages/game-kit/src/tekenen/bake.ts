import type { G } from './teken.ts'

/** A picture painted once. w and h are in CSS pixels; the canvas has `schaal` times as many. */
export interface Plaat {
  readonly canvas: HTMLCanvasElement
  readonly g: G
  readonly w: number
  readonly h: number
  readonly schaal: number
}

export interface Maat {
  readonly w: number
  readonly h: number
  /** Device pixels per CSS pixel. */
  readonly schaal: number
}

/** Makes an empty plate whose context draws in CSS pixels. */
export function legePlaat({ w, h, schaal }: Maat): Plaat {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w * schaal))
  canvas.height = Math.max(1, Math.ceil(h * schaal))
  const g = canvas.getContext('2d')
  if (!g) throw new Error('no 2d context')
  g.scale(schaal, schaal)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  return { canvas, g, w, h, schaal }
}

/** Paints once into a plate of its own. */
export function bak(maat: Maat, teken: (g: G, w: number, h: number) => void): Plaat {
  const plaat = legePlaat(maat)
  teken(plaat.g, maat.w, maat.h)
  return plaat
}
