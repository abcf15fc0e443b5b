import type { ImportVerschil } from '@letterhaven/contracts/import'
import { getal } from '@letterhaven/ui/tekst/getal'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { tegelsVan, type TegelVan } from '../tegels-van.ts'

/** A link inside the page; the part it leads to gets the focus. */
function Tegel({ id, aantal, label, toon }: TegelVan) {
  const inhoud = (
    <>
      <span className="import-tegel-getal">{getal(aantal)}</span>
      <span className="import-tegel-label">{label}</span>
    </>
  )
  if (!id) return <li className="import-tegel import-tegel-stil">{inhoud}</li>
  const handleClick = () => document.getElementById(id)?.focus()
  return (
    <li className="import-tegel" data-toon={toon}>
      <button type="button" onClick={handleClick}>
        {inhoud}
      </button>
    </li>
  )
}

/** The whole difference in numbers, each of which links to its names. */
export function Tegels({ verschil }: { readonly verschil: ImportVerschil }) {
  const w = useWoordkeus()
  return (
    <ul className="import-tegels" aria-label="Wat dit bestand verandert">
      {tegelsVan(verschil, w).map((tegel) => (
        <Tegel key={tegel.id ?? 'gelijk'} {...tegel} />
      ))}
    </ul>
  )
}
