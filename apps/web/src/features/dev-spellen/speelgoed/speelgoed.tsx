import '../../../shared/merk/merk-letter.css'
import '@letterhaven/game-kit/scherm/kleuren.css'
import './speelgoed.css'
import type { ComponentType } from 'react'
import { BakkenSpeelgoed } from './bakken.tsx'
import { BanenSpeelgoed } from './banen.tsx'
import { BeeldzinSpeelgoed } from './beeldzin.tsx'
import { FlitsSpeelgoed } from './flits.tsx'
import { KlimmerSpeelgoed } from './klimmer.tsx'
import { KoppelSpeelgoed } from './koppel.tsx'
import { LadeSpeelgoed } from './lade.tsx'
import { LusSpeelgoed } from './lus.tsx'
import { MaatSpeelgoed } from './maat.tsx'
import { MesSpeelgoed } from './mes.tsx'
import { MikSpeelgoed } from './mik.tsx'
import { NatuurkundeSpeelgoed } from './natuurkunde.tsx'
import { OppervlakSpeelgoed } from './oppervlak.tsx'
import { RijSpeelgoed } from './rij.tsx'
import { RoeienSpeelgoed } from './roeien.tsx'
import { RoosterSpeelgoed } from './rooster.tsx'
import { SlangSpeelgoed } from './slang.tsx'
import { SpoorSpeelgoed } from './spoor.tsx'
import { TekstbladSpeelgoed } from './tekstblad.tsx'
import { ToetsenSpeelgoed } from './toetsen.tsx'
import { TouwSpeelgoed } from './touw.tsx'
import { VangritSpeelgoed } from './vangrit.tsx'
import { ZwemmerSpeelgoed } from './zwemmer.tsx'

const SPEELGOED: readonly (readonly [naam: string, Speelgoed: ComponentType])[] = [
  ['klimmer', KlimmerSpeelgoed],
  ['zwemmer', ZwemmerSpeelgoed],
  ['natuurkunde', NatuurkundeSpeelgoed],
  ['mik', MikSpeelgoed],
  ['banen', BanenSpeelgoed],
  ['lade', LadeSpeelgoed],
  ['toetsen', ToetsenSpeelgoed],
  ['flits', FlitsSpeelgoed],
  ['rij', RijSpeelgoed],
  ['koppel', KoppelSpeelgoed],
  ['bakken', BakkenSpeelgoed],
  ['oppervlak', OppervlakSpeelgoed],
  ['spoor', SpoorSpeelgoed],
  ['tekstblad', TekstbladSpeelgoed],
  ['mes', MesSpeelgoed],
  ['lus', LusSpeelgoed],
  ['maat', MaatSpeelgoed],
  ['roeien', RoeienSpeelgoed],
  ['rooster', RoosterSpeelgoed],
  ['touw', TouwSpeelgoed],
  ['slang', SlangSpeelgoed],
  ['beeldzin', BeeldzinSpeelgoed],
  ['vangrit', VangritSpeelgoed],
]

/** The instruments that games are built of, each as a toy: nothing is asked and nothing is right. */
export function SpeelgoedLijst() {
  return (
    <ul className="dev-speelgoed lhs-kleuren">
      {SPEELGOED.map(([naam, Speelgoed]) => (
        <li key={naam} data-speelgoed={naam}>
          <h3>{naam}</h3>
          <Speelgoed />
        </li>
      ))}
    </ul>
  )
}
