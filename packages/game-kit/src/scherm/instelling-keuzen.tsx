import { HANDEN, LETTERS, SCHAKELAARS, TEMPOS, VOLUMES } from '../keuzen/instellingen.ts'
import type { Instellingen } from '../keuzen/instellingen.ts'
import { Keuze } from '../knoppen/keuze.tsx'

interface InstellingKeuzenProps {
  readonly instellingen: Instellingen
  /** The school or the device asks for calm, so the pupil cannot change it. */
  readonly rustVast: boolean
  /** What else the pupil may choose. Everything when absent. */
  readonly mag?: { readonly letter: boolean; readonly geluid: boolean }
  readonly onVerander: (deel: Partial<Instellingen>) => void
}

const VOLUME_NAMEN = ['Uit', 'Zacht', 'Gewoon', 'Hard'] as const
const LETTER_NAMEN = { gewoon: 'Gewoon', ruim: 'Ruim', dyslexie: 'Dyslexie' } as const
const HAND_NAMEN = { gewoon: 'Gewoon', licht: 'Eén tik is genoeg' } as const
const SCHAKEL_NAMEN = { uit: 'Uit', een: '1 knop', twee: '2 knoppen' } as const
const TEMPO_NAMEN = ['Langzaam', 'Gewoon', 'Snel'] as const

/** Returns the index in VOLUMES that is nearest to the current volume. */
function volumePlek({ geluid, volume }: Instellingen): number {
  if (!geluid) return 0
  const ver = VOLUMES.map((v) => Math.abs(v - volume))
  return ver.indexOf(Math.min(...ver))
}

const ALLES = { letter: true, geluid: true }

/** Everything a pupil may choose about how they play. It is the same in the pause of a game and on the map. */
export function InstellingKeuzen(props: InstellingKeuzenProps) {
  const { instellingen, rustVast, mag = ALLES, onVerander } = props
  const { letter, hand, schakelaar, tempo, rustig } = instellingen
  return (
    <div className="lhs-keuzen">
      {mag.geluid && (
        <Keuze
          naam="Geluid"
          namen={VOLUME_NAMEN}
          nu={volumePlek(instellingen)}
          onKies={(i) => onVerander({ geluid: i > 0, volume: VOLUMES[i] ?? 0 })}
        />
      )}
      {mag.letter && (
        <Keuze
          naam="Letters"
          namen={LETTERS.map((l) => LETTER_NAMEN[l])}
          nu={LETTERS.indexOf(letter)}
          onKies={(i) => onVerander({ letter: LETTERS[i] ?? 'gewoon' })}
        />
      )}
      <Keuze
        naam="Beeld"
        namen={rustVast ? ['Rustig'] : ['Levendig', 'Rustig']}
        nu={rustVast ? 0 : rustig ? 1 : 0}
        onKies={(i) => !rustVast && onVerander({ rustig: i === 1 })}
      />
      <Keuze
        naam="Met je hand"
        namen={HANDEN.map((h) => HAND_NAMEN[h])}
        nu={HANDEN.indexOf(hand)}
        onKies={(i) => onVerander({ hand: HANDEN[i] ?? 'gewoon' })}
      />
      <Keuze
        naam="Speelknoppen"
        namen={SCHAKELAARS.map((s) => SCHAKEL_NAMEN[s])}
        nu={SCHAKELAARS.indexOf(schakelaar)}
        onKies={(i) => onVerander({ schakelaar: SCHAKELAARS[i] ?? 'uit' })}
      />
      {schakelaar === 'een' && (
        <Keuze
          naam="Tempo"
          namen={TEMPO_NAMEN}
          nu={TEMPOS.findIndex((t) => t === tempo)}
          onKies={(i) => onVerander({ tempo: TEMPOS[i] ?? TEMPOS[1] })}
        />
      )}
    </div>
  )
}
