/**
 * Returns a ref that keeps the height of an element in a property of the root, in pixels, so that what floats beside it
 * keeps clear of it. Make it once, outside the component: `const meet = measureHoogte('--lh-bulk')`.
 */
export const measureHoogte =
  (naam: `--${string}`) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    const { style } = document.documentElement
    const kijker = new ResizeObserver(() =>
      style.setProperty(naam, `${element.getBoundingClientRect().height}px`),
    )
    kijker.observe(element)
    return () => {
      kijker.disconnect()
      style.removeProperty(naam)
    }
  }
