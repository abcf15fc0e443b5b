import './hittekaart.css'
import type { ReactNode } from 'react'
import { schuifgebied } from './a11y.ts'
import { type HitteKlasse, klasseVan } from './hitte-klasse.ts'

export interface HitteKolom {
  readonly id: string
  /** Short head, a few letters. */
  readonly kort: string
  /** Full name: spoken, and shown on hover. */
  readonly naam: string
}

export interface HitteRij {
  readonly id: string
  readonly naam: string
  /** Link of the router to the row's page; the name as text otherwise. */
  readonly kop?: ReactNode
  /** One per column; null where nothing is known yet. */
  readonly waarden: readonly (number | null)[]
}

interface Props {
  /** What and in which unit: spoken name of the table. */
  readonly titel: string
  /** Head above the names of the rows. */
  readonly rijKop: string
  readonly kolommen: readonly HitteKolom[]
  readonly rijen: readonly HitteRij[]
  readonly klassen: readonly HitteKlasse[]
  /** Makes every known cell a button. */
  readonly onKies?: ((rij: HitteRij, kolom: HitteKolom) => void) | undefined
}

function Cel({
  rij,
  kolom,
  waarde,
  klassen,
  onKies,
}: Pick<Props, 'klassen' | 'onKies'> & {
  readonly rij: HitteRij
  readonly kolom: HitteKolom
  readonly waarde: number | null
}) {
  if (waarde === null) {
    return (
      <td className="lh-hitte-cel">
        <span aria-hidden="true">–</span>
        <span className="lh-vh">nog niet te zeggen</span>
      </td>
    )
  }
  const klasse = klasseVan(waarde, klassen)
  return (
    <td className={`lh-hitte-cel lh-hitte-${klasse?.kleur ?? 0}`}>
      {onKies ? (
        <button
          type="button"
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

/** Heat map as a real table: the number stands in the cell, the names stay in sight while it scrolls. */
export function Hittekaart({ titel, rijKop, kolommen, rijen, klassen, onKies }: Props) {
  return (
    <div className="lh-hitte">
      <div className="lh-hitte-rol" {...schuifgebied(titel)}>
        <table>
          <caption className="lh-vh">{titel}</caption>
          <thead>
            <tr>
              <th scope="col">{rijKop}</th>
              {kolommen.map(({ id, kort, naam }) => (
                <th key={id} scope="col" title={naam}>
                  <span aria-hidden="true">{kort}</span>
                  <span className="lh-vh">{naam}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rijen.map((rij) => (
              <tr key={rij.id}>
                <th scope="row">{rij.kop ?? rij.naam}</th>
                {kolommen.map((kolom, index) => (
                  <Cel
                    key={kolom.id}
                    {...{ rij, kolom, klassen, onKies }}
                    waarde={rij.waarden[index] ?? null}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="lh-hitte-legende" aria-label="Legenda">
        {klassen.map(({ label, kleur }) => (
          <li key={label}>
            <span className={`lh-hitte-staal lh-hitte-${kleur}`} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
