import type { Laag } from './beeldlijst.ts'

/** The size of a picture in CSS pixels, and the number of device pixels per CSS pixel. */
export interface DoekMaat {
  readonly w: number
  readonly h: number
  readonly schaal: number
}

/** The colour behind everything. */
export const ACHTERGROND = '#bfe6f7'

/** Puts a display list on a canvas, with the GPU where there is one and in software elsewhere. */
export interface Tekenaar {
  readonly doek: HTMLCanvasElement
  /** Draws one frame; `traag` tells that frames take long here. */
  teken(wortel: Laag, traag: boolean): void
  close(): void
}
