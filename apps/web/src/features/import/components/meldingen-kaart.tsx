import type { ImportMelding } from '@letterhaven/contracts/import'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'

/** How many are named at once; the others can be opened. */
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

/** What in the file needs a check: each kind once, with those concerned. */
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
