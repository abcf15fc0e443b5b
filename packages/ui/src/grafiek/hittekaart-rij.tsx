import { memo } from 'react'
import { type HitteKlasse, klasseVan } from './hitte-klasse.ts'
import type { HitteKolom, HitteRij, KiesCel } from './hitte-soorten.ts'

interface CelProps {
  readonly rij: HitteRij
  readonly kolom: HitteKolom
  readonly plek: string
  readonly waarde: number | null
  readonly klassen: readonly HitteKlasse[]
  readonly onKies?: KiesCel | undefined
  readonly tabIndex: number
}

function Cel({ rij, kolom, plek, waarde, klassen, onKies, tabIndex }: CelProps) {
  if (waarde === null) {
    const kiesbaar = onKies ? { tabIndex, 'data-plek': plek } : {}
    return (
      <td className="lh-hitte-cel" {...kiesbaar}>
        <span aria-hidden="true">–</span>
        <span className="lh-vh">nog niet te zeggen</span>
      </td>
    )
  }
  const klasse = klasseVan(waarde, klassen)
  return (
    <td className={`lh-hitte-cel lh-hitte-${klasse?.kleur ?? 0}`} data-plek={plek}>
      {onKies ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`${waarde}, ${rij.naam}, ${kolom.naam}`}
          title={`${rij.naam}, ${kolom.naam}: ${waarde}`}
          onClick={() => onKies(rij, kolom)}
        >
          {waarde}
        </button>
      ) : (
        waarde
      )}
    </td>
  )
}

interface Props {
  readonly rij: HitteRij
  readonly index: number
  readonly kolommen: readonly HitteKolom[]
  readonly klassen: readonly HitteKlasse[]
  readonly onKies?: KiesCel | undefined
  /** The column of the tab stop when it is in this row, otherwise null; 0 is the name. */
  readonly actief: number | null
}

/** One row of a heat map. It is drawn again only when the tab stop comes or goes. */
export const HitteRijBeeld = memo(function HitteRijBeeld(props: Props) {
  const { rij, index, kolommen, klassen, onKies, actief } = props
  const tabIndex = (kolom: number) => (actief === kolom ? 0 : -1)
  return (
    <tr>
      <th scope="row" translate="no" className="lh-hitte-vast" data-plek={`${index}-0`}>
        {rij.kop ? rij.kop(onKies ? tabIndex(0) : 0) : rij.naam}
      </th>
      {kolommen.map((kolom, i) => (
        <Cel
          key={kolom.id}
          {...{ rij, kolom, klassen, onKies }}
          plek={`${index}-${i + 1}`}
          waarde={rij.waarden[i] ?? null}
          tabIndex={tabIndex(i + 1)}
        />
      ))}
    </tr>
  )
})
