import { Knop } from '@letterhaven/ui/knop/knop.tsx'

interface Props {
  readonly naam: string
  readonly onHoud: (vast: boolean) => void
}

const isToets = (key: string): boolean => key === ' ' || key === 'Enter'

/** A button that works for as long as it is held, by a finger or by a key. */
export function HoudKnop({ naam, onHoud }: Props) {
  const laatLos = (): void => onHoud(false)
  return (
    <Knop
      onPointerDown={() => onHoud(true)}
      onPointerUp={laatLos}
      onPointerCancel={laatLos}
      onPointerLeave={laatLos}
      onKeyDown={({ key }) => isToets(key) && onHoud(true)}
      onKeyUp={laatLos}
      onBlur={laatLos}
    >
      {naam}
    </Knop>
  )
}
