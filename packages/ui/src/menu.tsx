import './menu.css'
import { type KeyboardEvent, type ReactNode, Suspense, lazy, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import type { MenuItem } from './menu-item.ts'

const loadPanel = () => import('./menu-paneel.tsx')
const MenuPaneel = lazy(() => loadPanel().then((module) => ({ default: module.MenuPaneel })))

type Props = {
  /** Spoken name of the button; leave out when its content says it. */
  readonly label?: string | undefined
  readonly items: readonly MenuItem[]
  /** What stands on the button. */
  readonly children: ReactNode
  /** Classes of the button, for example from `knopKlasse`. */
  readonly className?: string | undefined
}

/**
 * Button with a menu. Until it is opened this is a bare button, so a list may have one per row; the popup and its
 * library come on the first hover, focus or press.
 */
export function Menu({ label, items, children, className }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  function preload() {
    void loadPanel()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={cx('lh-menu-knop', className)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        onKeyDown={handleKey}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <MenuPaneel items={items} anker={button} ankerId={id} onSluit={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
