import '../delen/rond.css'
import '../kaart/kaart-knoppen.css'
import './plek.css'
import './plek-vel.css'
import { useState } from 'react'
import type { Eilandding, Plek } from '@letterhaven/contracts/plek'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import { useInstellingen } from '../kaart/use-instellingen.ts'
import { EilandSchap } from './eiland-schap.tsx'
import { useEigenPlek } from './use-plek.ts'
import { KledingSchap } from './kleding-schap.tsx'
import { PlekAlbum } from './plek-album.tsx'
import { PlekEiland } from './plek-eiland.tsx'
import { PlekGroei } from './plek-groei.tsx'
import { PlekInstellingen } from './plek-instellingen.tsx'
import { PlekKop } from './plek-kop.tsx'
import { Tabs, type Tab } from './tabs.tsx'

interface Props {
  readonly opgehaald: Plek
  readonly kijktMee: boolean
  readonly onVernieuw: () => void
}

/** What is tried on or about to be put down; none of it is stored yet. */
interface Proef {
  readonly uiterlijk: Uiterlijk | null
  readonly ding: Eilandding | null
}

const GEEN: Proef = { uiterlijk: null, ding: null }

/** The island on one side, and on the other what can be done with it. */
export function MijnPlek({ opgehaald, kijktMee, onVernieuw }: Props) {
  const eigen = useEigenPlek(opgehaald, onVernieuw)
  const { plek, melding } = eigen
  const [proef, setProef] = useState<Proef>(GEEN)
  const [instellingen, onVerander] = useInstellingen(plek.leerling.id, plek.weergave)
  const { rustig, letter } = instellingen
  const kijken: readonly Tab[] = [
    { naam: 'Album', inhoud: () => <PlekAlbum albums={plek.albums} /> },
    { naam: 'Groei', inhoud: () => <PlekGroei groei={plek.groei} /> },
  ]
  const doen: readonly Tab[] = [
    {
      naam: 'Kleding',
      inhoud: () => (
        <KledingSchap eigen={eigen} onPas={(uiterlijk) => setProef({ ...GEEN, uiterlijk })} />
      ),
    },
    {
      naam: 'Eiland',
      inhoud: () => (
        <EilandSchap
          eigen={eigen}
          ding={proef.ding}
          onKies={(ding) => setProef({ ...GEEN, ding })}
        />
      ),
    },
    ...kijken,
    {
      naam: 'Keuzes',
      inhoud: () => (
        <PlekInstellingen
          instellingen={instellingen}
          grenzen={plek.grenzen}
          onVerander={onVerander}
        />
      ),
    },
  ]
  return (
    <div
      className="plek"
      data-rustig={rustig || undefined}
      data-ruim={letter !== 'gewoon' || plek.weergave.dyslexie || undefined}
    >
      <div className="plek-lucht" />
      <PlekKop plek={plek} kijktMee={kijktMee} />
      <PlekEiland
        plek={plek}
        uiterlijk={proef.uiterlijk ?? plek.uiterlijk}
        ding={proef.ding}
        kijktMee={kijktMee}
        onZet={(inrichting) => {
          eigen.richtIn(inrichting)
          setProef(GEEN)
        }}
      />
      <section className="plek-vel" aria-label="Wat je hier kunt doen">
        <Tabs tabs={kijktMee ? kijken : doen} onWissel={() => setProef(GEEN)} />
        <output className={melding ? 'plek-melding' : 'lh-vh'}>{melding}</output>
      </section>
    </div>
  )
}
