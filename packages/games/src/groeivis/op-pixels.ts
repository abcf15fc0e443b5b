/** Returns a translation in whole pixels, so that letters stay sharp and a hovering fish holds still under a finger. */
export const opPixels = (x: number, y: number): string => `${Math.round(x)}px ${Math.round(y)}px`
