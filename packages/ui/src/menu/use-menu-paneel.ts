import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { menuPlek } from './menu-plek.ts'

function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, top, width, height } = button.getBoundingClientRect()
  const border = panel.offsetHeight - panel.clientHeight
  const { links, boven, maxHoogte } = menuPlek(
    { links: left, boven: top, breedte: width, hoogte: height },
    { breedte: panel.offsetWidth, hoogte: panel.scrollHeight + border },
    { breedte: document.documentElement.clientWidth, hoogte: window.innerHeight },
  )
  Object.assign(panel.style, { left: `${links}px`, top: `${boven}px`, maxHeight: `${maxHoogte}px` })
}

/** Opens the panel as a native popup at its button, keeps it there, and reports when the browser closes it. */
export function useMenuPaneel(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = panel.current
    const anchor = button.current
    if (!element || !anchor) return
    const stop = new AbortController()
    const { signal } = stop
    const keepPlace = () => place(element, anchor)
    element.showPopover()
    keepPlace()
    window.addEventListener('scroll', keepPlace, { signal, capture: true, passive: true })
    window.addEventListener('resize', keepPlace, { signal })
    element.addEventListener(
      'toggle',
      (event) => {
        if (event.newState === 'closed') close.current()
      },
      { signal },
    )
    return () => stop.abort()
  }, [panel, button])
}
