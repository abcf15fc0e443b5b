import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { cx } from './cx.ts'
import { Icoon } from './icoon.tsx'
import type { MenuItem } from './menu-item.ts'

type Props = {
  readonly items: readonly MenuItem[]
  readonly anker: RefObject<HTMLButtonElement | null>
  readonly ankerId: string
  readonly onSluit: () => void
}

function Regel({ item }: { readonly item: MenuItem }) {
  const className = cx('lh-menu-item', item.gevaar && 'lh-menu-gevaar')
  const content = (
    <>
      {item.icoon && <Icoon naam={item.icoon} />}
      {item.label}
    </>
  )
  if (item.link) {
    return (
      <Menu.LinkItem className={className} render={item.link} closeOnClick>
        {content}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.Item className={className} disabled={item.uit ?? false} onClick={item.onKies}>
      {content}
    </Menu.Item>
  )
}

/** The open menu; a press on its own button is left to that button, which closes it. */
export function MenuPaneel({ items, anker, ankerId, onSluit }: Props) {
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, details) => {
        const { target } = details.event
        if (
          !open &&
          !(
            target instanceof Node &&
            details.reason === 'outside-press' &&
            anker.current?.contains(target)
          )
        )
          onSluit()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className="lh-menu-plek"
          anchor={anker}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup className="lh-menu" aria-labelledby={ankerId} finalFocus={anker}>
            {items.map((item) => (
              <div key={item.id} role="none">
                {item.scheiding && <Menu.Separator className="lh-menu-streep" />}
                <Regel item={item} />
              </div>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
