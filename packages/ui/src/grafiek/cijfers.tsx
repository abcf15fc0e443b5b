import { schuifgebied } from '../tekst/a11y.ts'

interface Kolom {
  readonly id: string
  readonly naam: string
  readonly waarden: readonly string[]
}

interface Props {
  readonly labels: readonly string[]
  readonly labelNaam: string
  readonly kolommen: readonly Kolom[]
}

/** The numbers behind a chart as a table, folded away. */
export function Cijfers({ labels, labelNaam, kolommen }: Props) {
  return (
    <details className="lh-cijfers noprint">
      <summary>Toon de cijfers</summary>
      <div
        className="lh-cijfers-rol"
        {...schuifgebied(`Cijfers per ${labelNaam.toLocaleLowerCase('nl')}`)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{labelNaam}</th>
              {kolommen.map(({ id, naam }) => (
                <th key={id} scope="col" translate="no">
                  {naam}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {kolommen.map(({ id, waarden }) => (
                  <td key={id}>{waarden[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
