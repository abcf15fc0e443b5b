import '../delen/rond.css'
import './gevel.css'
import './luik.css'
import './spel-luik.css'
import './venster.css'
import { useState } from 'react'
import type { Somvenster } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import bloembak from '../beeld/bloembak.svg'
import boom from '../beeld/boom.svg'
import eenden from '../beeld/eenden.svg'
import fiets from '../beeld/fiets.svg'
import meeuwis from '../beeld/meeuwis.svg'
import { eersteTaak, raamZin, spelVoor } from './kies-taak.ts'
import { DoelLuik } from './doel-luik.tsx'
import { GevelKop } from './gevel-kop.tsx'
import { Ruit } from './ruit.tsx'
import { SpelLuik } from './spel-luik.tsx'

interface Props {
  readonly leerlingId: string
  readonly venster: Somvenster
  readonly kijktMee: boolean
  /** Whether this is not the server's current answer but what was seen last. */
  readonly isOud: boolean
}

/** The quay before the house: Meeuwis, who says one sentence, and the traffic. */
function Kade({ zin }: { readonly zin: string }) {
  return (
    <div className="gevel-straat">
      <img className="straat-meeuwis" src={meeuwis} alt="" width={170} height={190} />
      <p className="straat-ballon">{zin}</p>
      <img className="straat-eenden" src={eenden} alt="" width={150} height={70} />
      <img className="straat-fiets" src={fiets} alt="" width={100} height={76} />
      <img className="straat-boom" src={boom} alt="" width={120} height={170} />
    </div>
  )
}

/** The front of a house: the window's panes are the taken; the shutters hold the goal and the games. */
export function Huisgevel({ leerlingId, venster, kijktMee, isOud }: Props) {
  const { id, taken, voorbeelden, weergave } = venster
  const uitleg = venster.uitleg[useWoordkeus().land]
  const [taakId, setTaakId] = useState<string | null>(null)
  const [gekozenSpel, setGekozenSpel] = useState<SpelId | null>(null)
  const taak = taken.find((t) => t.id === taakId) ?? eersteTaak(taken)
  const spel = spelVoor(taak, gekozenSpel)
  return (
    <div
      className="gevel"
      data-ruim={weergave.dyslexie || undefined}
      data-rustig={weergave.rustig || undefined}
    >
      <GevelKop leerlingId={leerlingId} venster={venster} uitleg={uitleg} kijktMee={kijktMee} />
      <div className="gevel-lijst" aria-hidden="true" />
      <DoelLuik uitleg={uitleg} voorbeelden={voorbeelden} />
      <div className="venster-vak">
        <fieldset className="venster" data-aantal={taken.length}>
          <legend className="lh-vh">Kies een ruit</legend>
          {taken.map((t) => (
            <Ruit
              key={t.id}
              taak={t}
              taken={taken}
              eiland={venster.eiland}
              voorbeelden={voorbeelden}
              isGekozen={t === taak}
              onKies={() => setTaakId(t.id)}
            />
          ))}
        </fieldset>
        <img className="venster-bak" src={bloembak} alt="" width={660} height={78} />
      </div>
      <SpelLuik
        ids={{ leerlingId, somvensterId: id }}
        taak={taak}
        spel={spel}
        kijktMee={kijktMee}
        onKies={setGekozenSpel}
      />
      <Kade zin={isOud ? 'Geen internet. Dit is je raam van daarnet.' : raamZin(venster)} />
    </div>
  )
}
