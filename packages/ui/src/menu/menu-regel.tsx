import { type KeyboardEvent, type MouseEvent, type PointerEvent, cloneElement } from 'react'
import { cx } from '../stijl/cx.ts'
import { Icoon } from '../stijl/icoon.tsx'
import { MetNamen } from '../tekst/letterlijk.tsx'
import type { MenuItem } from './menu-item.ts'

function focusUnderPointer({ currentTarget }: PointerEvent<HTMLElement>) {
  currentTarget.focus({ preventScroll: true })
}

/** Makes the space bar follow a link, as a menu requires. A link responds to Enter by itself. */
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** One line of a menu, with a separator above it when asked for. */
export function MenuRegel({
  item,
  onKlaar,
}: {
  readonly item: MenuItem
  readonly onKlaar: () => void
}) {
  const content = (
    <>
      {item.icoon && <Icoon naam={item.icoon} />}
      <span>
        <MetNamen tekst={item.label} namen={item.namen} />
      </span>
    </>
  )
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx('lh-menu-item', item.gevaar && 'lh-menu-gevaar'),
    onPointerMove: focusUnderPointer,
  }
  function choose(event: MouseEvent) {
    if (item.uit) return event.preventDefault()
    onKlaar()
    item.onKies?.()
  }
  return (
    <>
      {item.scheiding && <hr className="lh-menu-streep" />}
      {item.link ? (
        cloneElement(item.link, { ...shared, onClick: choose, onKeyDown: followOnSpace }, content)
      ) : (
        <button type="button" {...shared} aria-disabled={item.uit} onClick={choose}>
          {content}
        </button>
      )}
    </>
  )
}
