import type { ImportMelding } from '@letterhaven/contracts/import'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { Kaart } from '@letterhaven/ui/kaart.tsx'

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
                {waar.length > 0 && <p className="scherm-stil">{waar.join(' · ')}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Kaart>
  )
}
