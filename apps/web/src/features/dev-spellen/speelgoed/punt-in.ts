import type { PointerEvent } from 'react'

/** Returns where a finger touches a drawing, in the drawing's own measure of 320 by 200. */
export function puntIn(e: PointerEvent): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = e.currentTarget.getBoundingClientRect()
  return { x: ((e.clientX - left) / width) * 320, y: ((e.clientY - top) / height) * 200 }
}
