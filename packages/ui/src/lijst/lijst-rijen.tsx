import './lijst-rijen.css'
import { type CSSProperties, type ReactNode, type Ref, memo } from 'react'
import { cx } from '../stijl/cx.ts'

export interface RijVeld {
  readonly label: string
  readonly waarde: ReactNode
  /** Stays visible on a phone. Choose at most three. */
  readonly kern?: boolean | undefined
  /** The share of the line on a wide screen, 1 by default. It must be the same for every row of a list. */
  readonly deel?: number | undefined
}

interface RijProps {
  readonly titel: ReactNode
  readonly onder?: ReactNode
  readonly beeld?: ReactNode
  readonly vinkje?: ReactNode
  readonly velden?: readonly RijVeld[] | undefined
  readonly acties?: ReactNode
  readonly gekozen?: boolean | undefined
  /** The number of this row out of how many, when not all of them are drawn. */
  readonly nummer?: number | undefined
  readonly totaal?: number | undefined
}

const GEEN: readonly RijVeld[] = []

type Kolommen = CSSProperties & { '--lh-kolommen': string }
type Deel = CSSProperties & { '--lh-deel': number }
type Ruimte = CSSProperties & { '--lh-ruimte': string }

/** Returns the share of a key field on a phone; the shares add up to 1. */
function kernDeel({ deel = 1 }: RijVeld, velden: readonly RijVeld[]): Deel {
  const sum = velden.reduce((total, veld) => (veld.kern ? total + (veld.deel ?? 1) : total), 0)
  return { '--lh-deel': deel / Math.max(deel, sum) }
}

/** A list in the stacked layout that replaces every table. */
export function LijstRijen({
  label,
  ref,
  children,
}: {
  readonly label: string
  readonly ref?: Ref<HTMLUListElement> | undefined
  readonly children: ReactNode
}) {
  return (
    <ul ref={ref} className="lh-rijen" aria-label={label}>
      {children}
    </ul>
  )
}

/** The room of the rows that are not drawn, in pixels. */
export function RijRuimte({ hoogte }: { readonly hoogte: number }) {
  const style: Ruimte = { '--lh-ruimte': `${hoogte}px` }
  return <li className="lh-rijen-ruimte" aria-hidden="true" style={style} />
}

/** The fields of a card. They are not drawn again while they are given as the same list. */
const Velden = memo(function Velden({ velden }: { readonly velden: readonly RijVeld[] }) {
  const style: Kolommen = {
    '--lh-kolommen': velden.map(({ deel = 1 }) => `minmax(0, ${deel}fr)`).join(' '),
  }
  return (
    <dl className="lh-rij-velden" style={style}>
      {velden.map((veld) => (
        <div
          key={veld.label}
          className={cx('lh-rij-veld', veld.kern && 'lh-rij-kern')}
          style={kernDeel(veld, velden)}
        >
          <dt>{veld.label}</dt>
          <dd>{veld.waarde}</dd>
        </div>
      ))}
    </dl>
  )
})

/**
 * One card: a title and fields with the label above the value. They fill one line from 1280, two on a tablet, and only
 * the key fields on a phone.
 */
export function LijstRij({
  titel,
  onder,
  beeld,
  vinkje,
  velden = GEEN,
  acties,
  gekozen,
  nummer,
  totaal,
}: RijProps) {
  return (
    <li
      className={cx('lh-rij', gekozen && 'lh-rij-gekozen', velden.length === 0 && 'lh-rij-kaal')}
      aria-posinset={nummer}
      aria-setsize={totaal}
    >
      {vinkje && <div className="lh-rij-vinkje noprint">{vinkje}</div>}
      <div className="lh-rij-kop">
        {beeld}
        <div className="lh-rij-namen">
          <div className="lh-rij-titel">{titel}</div>
          {onder && <div className="lh-rij-onder">{onder}</div>}
        </div>
      </div>
      {velden.length > 0 && <Velden velden={velden} />}
      {acties && <div className="lh-rij-acties noprint">{acties}</div>}
    </li>
  )
}

/** The tools above a list: choose all, search and filters. What sorts comes last and stands on the right. */
export function LijstBalk({
  children,
  rechts,
}: {
  readonly children: ReactNode
  readonly rechts?: ReactNode
}) {
  return (
    <div className="lh-lijst-balk noprint">
      {children}
      {rechts && <div className="lh-lijst-rechts">{rechts}</div>}
    </div>
  )
}
