import type { Instellingen } from '../keuzen/instellingen.ts'
import { PauzePaneel } from './pauze-paneel.tsx'
import type { Uitslag } from '../regels/poorten.ts'
import { SlotPaneel } from './slot-paneel.tsx'
import type { SlotTekst, UitlegStap } from './spel-module.ts'
import { StopPaneel } from './stop-paneel.tsx'
import type { Spraak } from '../klank/spraak.ts'
import { UitlegPaneel } from './uitleg-paneel.tsx'

export { BlijvendVraag } from './blijvend-vraag.tsx'
export { TrapKeuze } from './trap-keuze.tsx'

/** Which panel is open over the game. */
export type PaneelSoort = 'uitleg' | 'pauze' | 'stop' | null

interface SpelPanelenProps {
  readonly paneel: PaneelSoort
  readonly uitleg: readonly UitlegStap[] | undefined
  readonly instellingen: Instellingen
  readonly rustVast: boolean
  readonly spraak: Spraak
  /** Whether the instruction is spoken without being asked for. */
  readonly hardop: boolean
  readonly onPaneel: (paneel: PaneelSoort) => void
  readonly onUitlegKlaar: () => void
  readonly onVerander: (deel: Partial<Instellingen>) => void
  /** Something was answered in this round, so leaving it is asked about. */
  readonly isBezig: boolean
  readonly bewaart: boolean
  readonly onStop: () => void
}

/** The instruction, the pause, and the question whether to leave. The game waits behind them. */
export function SpelPanelen(props: SpelPanelenProps) {
  const { paneel, uitleg, instellingen, rustVast, spraak, onPaneel } = props
  if (paneel === 'uitleg' && uitleg)
    return (
      <UitlegPaneel
        stappen={uitleg}
        held={instellingen.held}
        kleding={instellingen.kleding}
        spraak={spraak}
        hardop={props.hardop}
        onKlaar={props.onUitlegKlaar}
      />
    )
  if (paneel === 'pauze')
    return (
      <PauzePaneel
        instellingen={instellingen}
        rustVast={rustVast}
        onVerander={props.onVerander}
        onVerder={() => onPaneel(null)}
        onUitleg={uitleg ? () => onPaneel('uitleg') : null}
        onStop={props.isBezig ? () => onPaneel('stop') : props.onStop}
      />
    )
  if (paneel === 'stop')
    return (
      <StopPaneel bewaart={props.bewaart} onVerder={() => onPaneel(null)} onStop={props.onStop} />
    )
  return null
}

interface EindeProps {
  readonly uitslag: Uitslag | null
  readonly tekst: (uitslag: Uitslag) => SlotTekst
  /** Returns what is said of the pupil's own record, or null. */
  readonly record: (uitslag: Uitslag) => string | null
  readonly onKlaar: (uitslag: Uitslag) => void
  readonly onOpnieuw: (() => void) | undefined
  readonly onOefen: ((itemIds: readonly string[]) => void) | undefined
}

/** The finish panel, once there is a result. */
export function Einde({ uitslag, tekst, record, onKlaar, onOpnieuw, onOefen }: EindeProps) {
  return (
    uitslag && (
      <SlotPaneel
        sterren={uitslag.sterren}
        tekst={tekst(uitslag)}
        record={record(uitslag)}
        onKlaar={() => onKlaar(uitslag)}
        onOpnieuw={onOpnieuw}
        onOefen={onOefen}
      />
    )
  )
}
