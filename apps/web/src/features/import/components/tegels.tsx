import type { ImportVerschil } from '@letterhaven/contracts/import'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** A link inside the page; the part it leads to takes the focus. */
function Tegel({
  id,
  aantal,
  label,
  toon,
}: {
  id?: string
  aantal: number
  label: string
  toon?: string
}) {
  const inhoud = (
    <>
      <span className="import-tegel-getal">{aantal}</span>
      <span className="import-tegel-label">{label}</span>
    </>
  )
  if (aantal === 0) return null
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

/** The whole difference in numbers, each leading to its names; what is nothing is not there. */
export function Tegels({ verschil }: { readonly verschil: ImportVerschil }) {
  const w = useWoordkeus()
  const { groepen, nieuw, gewijzigd, verplaatst, terug, vertrokken, voorstel, botsing } = verschil
  const aantalGroepen = groepen.nieuw.length + groepen.hernoemd.length + groepen.herkend.length
  return (
    <ul className="import-tegels" aria-label="Wat dit bestand verandert">
      <Tegel id="nieuw" aantal={nieuw.aantal} label="nieuw" toon="ok" />
      <Tegel id="gewijzigd" aantal={gewijzigd.aantal} label="gewijzigd" toon="info" />
      <Tegel id="verplaatst" aantal={verplaatst.aantal} label={`andere ${w.groep}`} toon="info" />
      <Tegel id="terug" aantal={terug.aantal} label="terug" toon="ok" />
      <Tegel id="groepen" aantal={aantalGroepen} label={w.groepen} toon="info" />
      <Tegel id="vragen" aantal={voorstel.aantal} label="te beantwoorden" toon="warn" />
      <Tegel id="vertrokken" aantal={vertrokken.aantal} label="misschien weg" toon="warn" />
      <Tegel id="botsing" aantal={botsing.aantal} label="klopt niet" toon="bad" />
      <Tegel aantal={verschil.gelijk} label="blijft gelijk" />
    </ul>
  )
}
