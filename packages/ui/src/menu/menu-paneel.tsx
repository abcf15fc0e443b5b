import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { MenuItem } from './menu-item.ts'
import { MenuRegel } from './menu-regel.tsx'
import { itemMetLetter, volgendItem } from './menu-toetsen.ts'
import { useMenuPaneel } from './use-menu-paneel.ts'

interface Props {
  readonly items: readonly MenuItem[]
  /** Which line has the focus first. */
  readonly start: 'eerste' | 'laatste'
  readonly knop: RefObject<HTMLButtonElement | null>
  readonly onSluit: () => void
}

/** The open menu. It is a native popup, so it stands above dialogs and closes on Escape or a press elsewhere. */
export function MenuPaneel({ items, start, knop, onSluit }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const lines = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  function close() {
    const { activeElement } = document
    if (activeElement === document.body || panel.current?.contains(activeElement))
      knop.current?.focus()
    onSluit()
  }
  useMenuPaneel(panel, knop, close)
  useLayoutEffect(() => {
    lines()
      .at(start === 'eerste' ? 0 : -1)
      ?.focus({ preventScroll: true })
  }, [start])
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    const all = lines()
    const current = all.findIndex((line) => line === document.activeElement)
    const labels = items.map(({ label }) => label)
    const next =
      volgendItem(event.key, current, all.length) ?? itemMetLetter(event.key, current, labels)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <div
      ref={panel}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-labelledby={knop.current?.id}
      className="lh-menu"
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <MenuRegel key={item.id} item={item} onKlaar={close} />
      ))}
    </div>
  )
}
