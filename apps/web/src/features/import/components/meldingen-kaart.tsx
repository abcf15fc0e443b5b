import type { ImportMelding } from '@letterhaven/contracts/import'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'

/** So many are named at once; who wants to read the others opens them. */
const EERST = 8

function Waar({ waar }: { readonly waar: readonly string[] }) {
  if (waar.length === 0) return null
  const eerste = waar.slice(0, EERST).join(' · ')
  if (waar.length <= EERST) return <p className="scherm-stil">{eerste}</p>
  return (
    <details className="scherm-stil">
      <summary>{eerste} · meer</summary>
      {waar.slice(EERST).join(' · ')}
    </details>
  )
}

/** What was found in the file that somebody should look at, each kind once with whom it is about. */
export function MeldingenKaart({ meldingen }: { readonly meldingen: readonly ImportMelding[] }) {
  if (meldingen.length === 0) return null
  const perTekst = Map.groupBy(meldingen, ({ tekst }) => tekst)
  return (
    <Kaart titel="Let op in dit bestand" className="import-meldingen">
      <ul>
        {[...perTekst].map(([tekst, keren]) => {
          const waar = keren.flatMap((een) => (een.waar === undefined ? [] : [een.waar]))
          return (
            <li key={tekst}>
              <Icoon naam="waarschuwing" maat={20} />
              <div>
                <p>{tekst}</p>
                <Waar waar={waar} />
              </div>
            </li>
          )
        })}
      </ul>
    </Kaart>
  )
}
