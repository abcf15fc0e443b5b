import '../stijl/toon.css'
import './pil.css'
import type { ReactNode } from 'react'
import type { Toon } from '../stijl/toon.ts'

interface Props {
  readonly toon?: Toon | 'stil' | undefined
  readonly children: ReactNode
}

/** A status as a dot and a word, never a colour alone. */
export function Pil({ toon = 'stil', children }: Props) {
  return <span className={`lh-pil lh-toon-${toon}`}>{children}</span>
}

/** A small number in a side bar or on a tab. Its meaning is spoken. */
export function Teller({
  aantal,
  betekenis,
}: {
  readonly aantal: number
  readonly betekenis: string
}) {
  return (
    <span className="lh-teller lh-toon-bad">
      {aantal}
      <span className="lh-vh"> {betekenis}</span>
    </span>
  )
}
