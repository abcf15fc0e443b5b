import '../../shared/schets/schets.css'
import './werk-layout.css'
import './werk-schets.css'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Woordmerk } from '@letterhaven/ui/stijl/logo.tsx'

/** The number of lines in the sketch of the menu and of a page's list, as far as they are visible before the page comes. */
const MENU = [1, 2, 3, 4, 5, 6]
const RIJEN = [1, 2, 3, 4, 5]
/** The font weights of a page's words, by the classes that set them. */
const GEWICHTEN = ['gewoon', 'half', 'vet', 'zwaar', 'kop']

/**
 * The frame of a page before its first script has arrived. It is the same for everybody: no names, no words of one country. The
 * first use of a font weight takes long on a slow device; each weight is used here, unseen, while the device waits for the
 * scripts. This uses only the fallback font: loading the real one would compete with what is drawn first.
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
