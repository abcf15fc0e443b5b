import './menu.css'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../stijl/cx.ts'
import type { MenuItem } from './menu-item.ts'
import { MenuPaneel } from './menu-paneel.tsx'

interface Props {
  /** The spoken name of the button. Leave it out when the content says it. */
  readonly label?: string | undefined
  readonly items: readonly MenuItem[]
  /** What is shown on the button. */
  readonly children: ReactNode
  /** The classes of the button, for example from `knopKlasse`. */
  readonly className?: string | undefined
  /**
   * Work that was chosen here is under way: the button keeps its width and its focus, opens nothing, and tells a screen
   * reader.
   */
  readonly bezig?: boolean | undefined
}

/** A button with a menu. Until it is opened this is a bare button, so a list may have one per row. */
export function Menu({ label, items, children, className, bezig }: Props) {
  const [start, setStart] = useState<'eerste' | 'laatste'>()
  const button = useRef<HTMLButtonElement>(null)
  const openAtPress = useRef(false)
  const id = useId()
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!bezig) setStart(event.key === 'ArrowDown' ? 'eerste' : 'laatste')
  }
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={cx('lh-menu-knop', className, bezig && 'lh-knop-bezig')}
        aria-label={label}
        title={label}
        aria-disabled={bezig}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        // The browser closes an open popup on the press, before the click, so its state is remembered here.
        onPointerDown={() => {
          openAtPress.current = start !== undefined
        }}
        onClick={() => {
          if (!bezig) setStart(openAtPress.current ? undefined : 'eerste')
          openAtPress.current = false
        }}
        onKeyDown={handleKey}
      >
        {children}
        {bezig !== undefined && <output className="lh-vh">{bezig ? 'Bezig' : ''}</output>}
      </button>
      {start && (
        <MenuPaneel items={items} start={start} knop={button} onSluit={() => setStart(undefined)} />
      )}
    </>
  )
}
