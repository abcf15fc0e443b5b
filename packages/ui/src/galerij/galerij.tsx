import './galerij.css'
import { Themakeuze } from '../formulier/themakeuze.tsx'
import { ToastHuis } from '../lagen/toast.tsx'
import { FormulierSectie } from './formulier-sectie.tsx'
import { GrafiekenSectie } from './grafieken-sectie.tsx'
import { KleurenSectie } from './kleuren-sectie.tsx'
import { KnoppenSectie } from './knoppen-sectie.tsx'
import { LagenSectie } from './lagen-sectie.tsx'
import { LijstSectie } from './lijst-sectie.tsx'
import { MerkSectie } from './merk-sectie.tsx'
import { SignalenSectie } from './signalen-sectie.tsx'
import { ToestandenSectie } from './toestanden-sectie.tsx'

/** Shows every component in every state, for people who build with them and for the checks that look at them. */
export function Galerij() {
  return (
    <ToastHuis>
      <div className="lh-galerij">
        <div className="lh-galerij-kop">
          <h1>Onderdelen</h1>
          <Themakeuze />
        </div>
        <LijstSectie />
        <GrafiekenSectie />
        <SignalenSectie />
        <KnoppenSectie />
        <FormulierSectie />
        <LagenSectie />
        <ToestandenSectie />
        <MerkSectie />
        <KleurenSectie />
      </div>
    </ToastHuis>
  )
}
