import '../../shared/schets/schets.css'
import './werk-layout.css'
import './werk-schets.css'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Woordmerk } from '@letterhaven/ui/stijl/logo.tsx'

/** How many lines the menu has, and the list of a page, as far as one sees before it comes. */
const MENU = [1, 2, 3, 4, 5, 6]
const RIJEN = [1, 2, 3, 4, 5]
/** How heavy the words of a page are, by the classes that make them so. */
const GEWICHTEN = ['gewoon', 'half', 'vet', 'zwaar', 'kop']

/**
 * The frame of a page before its first script has come, for everybody the same: no names, no words of one country.
 * Looking up a letter for the first time takes a slow device long; each weight is looked up here, unseen, while it
 * waits for the scripts. In the standing face alone: the real one shares the line with nothing that is drawn first.
 */
export function WerkSchets() {
  return (
    <div className="werk werk-schets">
      <aside className="werk-zij">
        <div className="werk-merk">
          <Woordmerk />
        </div>
        <div className="werk-schets-menu">
          {MENU.map((regel) => (
            <span key={regel} className="werk-schets-regel" />
          ))}
        </div>
      </aside>
      <header className="werk-kop">
        <div className="werk-lade">
          <KnopIcoon icoon="menu" label="Menu" />
        </div>
        <span className="werk-schets-kruimel" />
        <span className="werk-schets-wie" />
      </header>
      <div className="werk-inhoud">
        <span className="werk-schets-titel" />
        <span className="werk-schets-onder" />
        <span className="werk-schets-vlak" />
        <div className="werk-schets-rijen">
          {RIJEN.map((rij) => (
            <span key={rij} className="werk-schets-rij" />
          ))}
        </div>
      </div>
      <div className="werk-schets-letters">
        {GEWICHTEN.map((gewicht) => (
          <span key={gewicht} className={`werk-schets-${gewicht}`}>
            Aé 1 (b)
          </span>
        ))}
      </div>
    </div>
  )
}
