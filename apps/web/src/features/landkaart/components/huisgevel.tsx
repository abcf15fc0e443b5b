import '../rond.css'
import '../somvenster.css'
import { useState } from 'react'
import type { Somvenster } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import meeuwis from '../beeld/meeuwis.svg'
import { metHoofdletter, STAND_NAAM } from '../kaart-woorden.ts'
import { eersteTaak, ruitenZin, spelVoor } from '../kies-taak.ts'
import { RaamBeeld } from './raam.tsx'
import { Ruit } from './ruit.tsx'
import { SpelTegel } from './spel-tegel.tsx'
import { VoorleesKnop } from './voorlees-knop.tsx'

interface Props {
  readonly leerlingId: string
  readonly venster: Somvenster
  readonly kijktMee: boolean
}

/** The goal in words, with Meeuwis. */
function Doel({ venster, uitleg }: { readonly venster: Somvenster; readonly uitleg: string }) {
  const zin = ruitenZin(venster.taken)
  return (
    <section className="luik luik-doel" aria-labelledby="doel">
      <h2 id="doel" className="luik-kop">
        Zo zit het
      </h2>
      <p className="doel-uitleg">{uitleg}</p>
      <p className="doel-ballon">{zin}</p>
      <img className="doel-meeuwis" src={meeuwis} alt="" width={170} height={190} />
    </section>
  )
}

/** The front of a house: the window's panes are the taken, the shutters hold goal and games. */
export function Huisgevel({ leerlingId, venster, kijktMee }: Props) {
  const { id, naam, stand, taken } = venster
  const uitleg = venster.uitleg[useWoordkeus().land]
  const [taakId, setTaakId] = useState<string | null>(null)
  const [gekozenSpel, setGekozenSpel] = useState<SpelId | null>(null)
  const taak = taken.find((t) => t.id === taakId) ?? eersteTaak(taken)
  const spel = spelVoor(taak, gekozenSpel)
  return (
    <div className="gevel">
      <header className="gevel-kop">
        <RouteLink
          naar="l-landkaart"
          params={{ leerlingId }}
          className="kaart-rond"
          aria-label="Terug naar de kaart"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 12H5M11 5l-7 7 7 7" />
          </svg>
        </RouteLink>
        <div className="gevel-titel">
          <VoorleesKnop tekst={`${metHoofdletter(naam)}. ${uitleg}`} />
          <h1>{metHoofdletter(naam)}</h1>
        </div>
        <p className="gevel-stand">
          <RaamBeeld stand={stand} />
          {STAND_NAAM[stand]}
        </p>
        {kijktMee && <p className="gevel-stand kijkt-mee">Je kijkt mee</p>}
      </header>
      <Doel venster={venster} uitleg={uitleg} />
      <fieldset className="venster">
        <legend className="lh-vh">Kies een ruit</legend>
        {taken.map((t) => (
          <Ruit key={t.id} taak={t} isGekozen={t === taak} onKies={() => setTaakId(t.id)} />
        ))}
      </fieldset>
      <section className="luik luik-spel">
        <fieldset className="spel-keus">
          <legend className="luik-kop">Kies je spel</legend>
          {taak?.spellen.map((s) => (
            <SpelTegel key={s} spel={s} isGekozen={s === spel} onKies={() => setGekozenSpel(s)} />
          ))}
        </fieldset>
        {taak && spel ? (
          <RouteLink
            naar={spelRouteNaam(spel)}
            params={{ leerlingId, somvensterId: id, taakId: taak.id }}
            className="spelen-knop"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 4l14 8-14 8z" />
            </svg>
            {kijktMee ? 'Proberen' : 'Spelen'}
          </RouteLink>
        ) : (
          <p className="doel-uitleg">
            Voor dit raam is er nog geen spel. Kies een ander raam op de kaart.
          </p>
        )}
      </section>
    </div>
  )
}
