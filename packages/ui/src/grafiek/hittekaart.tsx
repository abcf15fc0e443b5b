import './hittekaart.css'
import { type FocusEvent, memo, useState } from 'react'
import { schuifgebied } from '../tekst/a11y.ts'
import { type HitteKlasse, klasseVan } from './hitte-klasse.ts'
import { HitteKop } from './hittekaart-kop.tsx'
import { HitteRijBeeld } from './hittekaart-rij.tsx'
import type { HitteKolom, HitteRij, KiesCel } from './hitte-soorten.ts'
import { type Plek, plekVan, roosterToets } from '../lijst/rooster-toetsen.ts'
import { useVouwen } from './use-vouwen.ts'

interface Props {
  /** The spoken name of the table: what it shows and in which unit. */
  readonly titel: string
  /** The head above the names of the rows. */
  readonly rijKop: string
  readonly kolommen: readonly HitteKolom[]
  readonly rijen: readonly HitteRij[]
  readonly klassen: readonly HitteKlasse[]
  /** The totals below the rows: one value per column. */
  readonly voet?: Pick<HitteRij, 'naam' | 'waarden'> | undefined
  /** Makes every known cell a button. Keep it and the rows the same between renders. */
  readonly onKies?: KiesCel | undefined
  /** Makes the heads of folding groups buttons. Called with the id of the fold. */
  readonly onVouw?: ((id: string) => void) | undefined
}

function Voet({ voet, kolommen, klassen }: Pick<Props, 'voet' | 'kolommen' | 'klassen'>) {
  if (!voet) return null
  return (
    <tfoot>
      <tr>
        <th scope="row" className="lh-hitte-vast">
          {voet.naam}
        </th>
        {kolommen.map(({ id }, i) => {
          const waarde = voet.waarden[i] ?? null
          const kleur = waarde === null ? undefined : klasseVan(waarde, klassen)?.kleur
          return (
            <td key={id} className={`lh-hitte-cel lh-hitte-${kleur ?? 0}`}>
              {waarde ?? '–'}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}

/**
 * A heat map as a real table: the numbers are in the cells, and the names stay visible while it scrolls. When cells can
 * be chosen it is one tab stop, in which the arrow keys, Home and End move over names and cells.
 */
export const Hittekaart = memo(function Hittekaart(props: Props) {
  const { titel, rijKop, kolommen, rijen, klassen, voet, onKies, onVouw } = props
  const [actief, setActief] = useState<Plek>({ rij: 0, kolom: 0 })
  // With fewer rows or columns than before, the tab stop stays inside.
  const rijNu = Math.min(actief.rij, rijen.length - 1)
  const kolomNu = Math.min(actief.kolom, kolommen.length)
  const { tabel, chooseOrUnfold } = useVouwen({ kolommen, onKies, onVouw })
  const rooster = onKies
    ? {
        role: 'grid',
        onKeyDown: roosterToets,
        onFocus: ({ target }: FocusEvent) => setActief((oud) => plekVan(target) ?? oud),
      }
    : {}
  return (
    <div className="lh-hitte">
      <div className="lh-hitte-rol" {...(onKies ? {} : schuifgebied(titel))}>
        <table ref={tabel} {...rooster}>
          <caption className="lh-vh">{titel}</caption>
          <HitteKop {...{ rijKop, kolommen, onVouw }} />
          <tbody>
            {rijen.map((rij, index) => (
              <HitteRijBeeld
                key={rij.id}
                {...{ rij, index, kolommen, klassen }}
                onKies={chooseOrUnfold}
                actief={index === rijNu ? kolomNu : null}
              />
            ))}
          </tbody>
          <Voet {...{ voet, kolommen, klassen }} />
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
})
