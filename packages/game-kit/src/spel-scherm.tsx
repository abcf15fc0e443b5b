import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Exercise, SpelEvent } from './contract.ts'
import { useSpel } from './gebruik-spel.ts'
import { maakGeluid } from './geluid.ts'
import type { Geluid } from './geluid.ts'
import { Hud } from './hud.tsx'
import type { Instellingen } from './instellingen.ts'
import { PauzePaneel } from './pauze-paneel.tsx'
import type { Poorten, Uitslag } from './poorten.ts'
import { SlotPaneel } from './slot-paneel.tsx'
import type { GameModule } from './spel-module.ts'
import { maakSpraak } from './spraak.ts'
import './spel-scherm.css'

export interface SpelSchermProps {
  readonly module: GameModule
  readonly exercise: Exercise
  /** Keep the same object while a taak is played. */
  readonly poorten: Poorten
  readonly instellingen: Instellingen
  /** The pupil changed something in the pause panel or the bar. */
  readonly onInstelling?: (instellingen: Instellingen) => void
  /** At once when the taak is finished, before the panel. */
  readonly onUitslag?: (uitslag: Uitslag) => void
  /** The pupil leaves the finish panel. */
  readonly onKlaar: (uitslag: Uitslag) => void
  /** The pupil stops half-way; answers given so far are kept. */
  readonly onStop: () => void
}

const MINDER = '(prefers-reduced-motion: reduce)'

function useMinderBeweging(): boolean {
  return useSyncExternalStore(
    (bij) => {
      const vraag = matchMedia(MINDER)
      vraag.addEventListener('change', bij)
      return () => vraag.removeEventListener('change', bij)
    },
    () => matchMedia(MINDER).matches,
  )
}

/** The sound maker of this screen, following the settings. */
function useGeluid(aan: boolean, volume: number): React.RefObject<Geluid | null> {
  const geluid = useRef<Geluid | null>(null)
  useEffect(() => {
    geluid.current = maakGeluid()
    return () => geluid.current?.sluit()
  }, [])
  useEffect(() => geluid.current?.zet({ aan, volume }), [aan, volume])
  return geluid
}

/** Escape opens the pause while a taak is played. */
function usePauzeToets(actief: boolean, pauzeer: () => void): void {
  useEffect(() => {
    if (!actief) return
    const toets = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return
      e.preventDefault()
      pauzeer()
    }
    document.addEventListener('keydown', toets)
    return () => document.removeEventListener('keydown', toets)
  }, [actief, pauzeer])
}

/** Plays one taak of any game: picture, words, bar, pause, end. Remount (key) for another taak. */
export function SpelScherm(props: SpelSchermProps) {
  const { module, exercise, poorten, onInstelling, onUitslag, onKlaar, onStop } = props
  const [instellingen, setInstellingen] = useState(props.instellingen)
  const [pauze, setPauze] = useState(false)
  const [melding, setMelding] = useState('')
  const rustig = useMinderBeweging() || instellingen.rustig || exercise.options.calm
  const geluid = useGeluid(instellingen.geluid, instellingen.volume)
  const spraak = useMemo(() => maakSpraak(instellingen.land), [instellingen.land])
  useEffect(() => () => spraak.stil(), [spraak])

  const onEvent = useCallback(
    (event: SpelEvent, state: unknown) => {
      const klank = event.type === 'finish' ? 'klaar' : module.klank(event)
      if (klank) geluid.current?.speel(klank)
      if (event.type === 'say' && instellingen.geluid) void spraak.zeg(event.tekst)
      const zin = module.meld(event, state)
      if (zin) setMelding(zin)
    },
    [module, geluid, spraak, instellingen.geluid],
  )
  const { held } = instellingen
  const spel = useSpel({ module, exercise, poorten, rustig, held, pauze, onEvent })
  const { doek, uitslag, state, maat, klaar, send } = spel

  const pauzeer = useCallback(() => setPauze(true), [])
  usePauzeToets(!uitslag && !pauze, pauzeer)
  const gemeld = useRef(false)
  useEffect(() => {
    if (!uitslag || gemeld.current) return
    gemeld.current = true
    onUitslag?.(uitslag)
  }, [uitslag, onUitslag])

  function verander(deel: Partial<Instellingen>): void {
    const nieuw = { ...instellingen, ...deel }
    setInstellingen(nieuw)
    onInstelling?.(nieuw)
  }

  const ruim = instellingen.letter === 'ruim'
  const { Layer } = module
  return (
    <section
      className="lhs-spel"
      aria-label={module.manifest.title}
      data-letter={instellingen.letter}
    >
      <h2 className="lhs-alleen-gehoord">{module.manifest.title}</h2>
      <div ref={doek} className="lhs-doek" />
      {state === null || maat === null || !klaar ? (
        <output className="lhs-wacht">Even laden…</output>
      ) : (
        <>
          <Hud
            opdracht={exercise.instruction}
            stand={module.stand(state)}
            ruim={ruim}
            onPauze={pauzeer}
            onVoorlezen={() => void spraak.zeg(exercise.instruction.replaceAll('*', ''))}
            onLetter={() => verander({ letter: ruim ? 'gewoon' : 'ruim' })}
          />
          <Layer state={state} send={send} maat={maat} rustig={rustig} />
        </>
      )}
      <output className="lhs-melding">{melding}</output>
      {pauze && (
        <PauzePaneel
          instellingen={instellingen}
          onVerander={verander}
          onVerder={() => setPauze(false)}
          onStop={onStop}
        />
      )}
      {uitslag && (
        <SlotPaneel
          sterren={uitslag.sterren}
          tekst={module.slot(state, uitslag)}
          onKlaar={() => onKlaar(uitslag)}
        />
      )}
    </section>
  )
}
