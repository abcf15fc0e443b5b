import { type HitteKolom, type HitteVouw, kolomGroepen } from './hitte-soorten.ts'
import { Icoon } from '../stijl/icoon.tsx'

interface Props {
  readonly rijKop: string
  readonly kolommen: readonly HitteKolom[]
  readonly onVouw?: ((id: string) => void) | undefined
}

interface GroepProps extends Pick<Props, 'onVouw'> {
  readonly naam: string
  readonly vouw: HitteVouw | undefined
}

/** The name above a group of columns. It is a button when the group folds. */
function GroepNaam({ naam, vouw, onVouw }: GroepProps) {
  if (!vouw || !onVouw) return naam
  return (
    <button
      type="button"
      className="lh-hitte-vouw"
      aria-expanded={vouw.open}
      onClick={() => onVouw(vouw.id)}
    >
      {naam}
      <Icoon naam={vouw.open ? 'chevron-links' : 'chevron-rechts'} maat={14} />
    </button>
  )
}

/** The heads of a heat map: the groups of columns, if any, and the columns. */
export function HitteKop({ rijKop, kolommen, onVouw }: Props) {
  const groepen = kolomGroepen(kolommen)
  return (
    <thead>
      {(groepen.length > 1 || groepen.some(({ vouw }) => vouw)) && (
        <tr className="lh-hitte-groepen">
          <th scope="col" className="lh-hitte-vast">
            <span className="lh-vh">Onderdeel</span>
          </th>
          {groepen.map(({ naam, aantal, vouw }) => (
            <th key={naam} scope="colgroup" colSpan={aantal}>
              <GroepNaam {...{ naam, vouw, onVouw }} />
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th scope="col" className="lh-hitte-vast">
          {rijKop}
        </th>
        {kolommen.map(({ id, kort, naam, vouw }) => (
          <th
            key={id}
            scope="col"
            title={naam}
            translate="no"
            className={vouw && !vouw.open ? 'lh-hitte-som' : undefined}
          >
            <span aria-hidden="true">{kort}</span>
            <span className="lh-vh">{naam}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
