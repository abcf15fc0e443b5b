import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { Trap } from '@letterhaven/contracts/trap'
import { zonderSterren } from '@letterhaven/domain/gesproken'
import type { Bladwijzer } from '../regels/bladwijzer.ts'
import type { Exercise, GameInput } from '../regels/contract.ts'
import { CorrectieKaart } from './correctie-kaart.tsx'
import { MINDER_BEWEGING, useMedia } from '../apparaat/use-media.ts'
import { useCorrectieStem } from './use-correctie-stem.ts'
import { useCorrectie } from './use-correctie.ts'
import { useDoorspelen } from './use-doorspelen.ts'
import { useVaste } from '../apparaat/use-vaste.ts'
import { useFocusHier } from '../apparaat/use-focus-hier.ts'
import { useAanraken } from '../apparaat/use-aanraken.ts'
import { useDruk } from '../apparaat/use-druk.ts'
import { useGeenSchuif } from '../apparaat/use-geen-schuif.ts'
import { useGehoor } from '../klank/use-gehoor.ts'
import { useKlank } from '../klank/use-klank.ts'
import { useInstellingen } from './use-instellingen.ts'
import { useLuisteraar } from './use-luisteraar.ts'
import type { Bladenkast } from './use-bladwijzer.ts'
import { useSpel } from './use-spel.ts'
import { slotMet } from './zonder-oor.ts'
import { Hud } from './hud.tsx'
import type { Instellingen } from '../keuzen/instellingen.ts'
import type { Poorten, Uitslag } from '../regels/poorten.ts'
import { useSchakelaar } from './schakelaar.ts'
import type { GameModule, Stand } from './spel-module.ts'
import { recordZin } from './record-zin.ts'
import { magKiezen, trappenVan, trapVoor } from './trappen.ts'
import { hearPauzeVraag } from './pauze-vraag.ts'
import { usePaneel } from './use-paneel.ts'
import type { GeluidBron } from '../klank/spraak.ts'
import type { Voorspel } from '../regels/voorspel.ts'
import './spel-scherm.css'
import './gedwongen.css'

/** The panels are fetched beside the picture, which takes longer, and are part of no other page. */
const panelen = import('./spel-panelen.tsx')
const SpelPanelen = lazy(() => panelen.then(({ SpelPanelen: Deel }) => ({ default: Deel })))
const Einde = lazy(() => panelen.then(({ Einde: Deel }) => ({ default: Deel })))
const BlijvendVraag = lazy(() => panelen.then(({ BlijvendVraag: Deel }) => ({ default: Deel })))
const TrapKeuze = lazy(() => panelen.then(({ TrapKeuze: Deel }) => ({ default: Deel })))

export interface SpelSchermProps {
  readonly module: GameModule
  readonly exercise: Exercise
  /** Keep the same object while a taak is played. */
  readonly poorten: Poorten
  readonly instellingen: Instellingen
  /** The kept sounds of this taak. Keep the same object while it is played. */
  readonly geluid?: GeluidBron
  /** What the game remembers of this pupil, as it was before this round; absent where nothing is kept. */
  readonly boek?: Spelboek | undefined
  /** Called with what is to hold the next time: settings the pupil wants to keep, and which instructions were seen. */
  readonly onBlijvend?: (deel: Partial<Instellingen>) => void
  /** Called as soon as the taak is finished, before the panel. */
  readonly onUitslag?: (uitslag: Uitslag) => void
  /** Called when the pupil leaves the finish panel. */
  readonly onKlaar: (uitslag: Uitslag) => void
  /** Called when the pupil wants to play the same taak again. */
  readonly onOpnieuw?: () => void
  /** Called when the pupil wants to play the words that went wrong once more, and nothing else. */
  readonly onOefen?: (itemIds: readonly string[]) => void
  /** Where the round goes on. Absent for one from its beginning. */
  readonly hervat?: Bladwijzer | undefined
  /** Where the device keeps how far the round is. Keep the same object while it is played. */
  readonly kast?: Bladenkast | undefined
  /** How far a bot plays first, when the game is only to be looked at. */
  readonly voorspel?: Voorspel
  /** Called when the pupil stops half-way. The answers given so far are kept. */
  readonly onStop: () => void
}

/** Inputs that only look or listen and play nothing. */
const KIJKEN: ReadonlySet<string> = new Set(['kies', 'luister', 'gezien'])

/** What stands there until there is anything to play. */
const WACHT = <output className="lhs-wacht">Even laden…</output>

/** Runs `perform` on Escape: it closes what is shown over the game, or else opens the pause. */
function useEscape(actief: boolean, perform: () => void): void {
  useEffect(() => {
    if (!actief) return
    const toets = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return
      e.preventDefault()
      perform()
    }
    document.addEventListener('keydown', toets)
    return () => document.removeEventListener('keydown', toets)
  }, [actief, perform])
}

/** Opens the pause when the page asks the game to wait. */
function usePauzeVraag(actief: boolean, setPaneel: (paneel: 'pauze') => void): void {
  useEffect(
    () => (actief ? hearPauzeVraag(() => setPaneel('pauze')) : undefined),
    [actief, setPaneel],
  )
}

/** Returns the progress in the whole round, of which a part may have been played before. */
const metVoor = (stand: Stand, { voor = 0 }: Exercise): Stand => ({
  ...stand,
  gedaan: voor + stand.gedaan,
  gegeven: voor + stand.gegeven,
  totaal: voor + stand.totaal,
})

/** Returns what is shown of the game: its state, in how large a place, what it asks, and how far it is; null until there is anything. */
function getoondVan(
  { module, exercise }: SpelSchermProps,
  { state, maat, klaar }: ReturnType<typeof useSpel>,
) {
  if (state === null || !maat || !klaar) return null
  const opdracht = module.opdracht?.(state) ?? exercise.instruction
  return { state, maat, opdracht, stand: metVoor(module.stand(state), exercise) }
}

/** Returns the pupil's hand setting. With switch control it is always light, because a switch presses once. */
const handVan = ({ schakelaar, hand }: Instellingen) => (schakelaar === 'uit' ? hand : 'licht')

/** Returns whether anything may be said that nobody asked for. */
const isHardop = ({ geluid, volume }: Instellingen): boolean => geluid && volume > 0

/** Reports once that the taak is finished. */
function useMeldUitslag(uitslag: Uitslag | null, report: SpelSchermProps['onUitslag']): void {
  const gemeld = useRef(false)
  useEffect(() => {
    if (!uitslag || gemeld.current) return
    gemeld.current = true
    report?.(uitslag)
  }, [uitslag, report])
}

/** The live region is heard alone where the correction shows the same. */
const meldingKlas = (stil: boolean, { opKaart }: { readonly opKaart: boolean }): string =>
  stil || opKaart ? 'lhs-alleen-gehoord' : 'lhs-melding'

/** Returns how long a sentence is seen, in ms: long enough to read it, and gone before much more is played. */
const leesduur = (zin: string): number => 1500 + 700 * zin.split(' ').length

/** A round that is being played. */
function Ronde(props: SpelSchermProps) {
  const { module, exercise, poorten, onUitslag, onKlaar, onStop } = props
  const eigen = useInstellingen(props.instellingen, props.onBlijvend)
  const { instellingen, change } = eigen
  const { held, kleding, letter } = instellingen
  const hardop = isHardop(instellingen)
  const { paneel, setPaneel, show: showPaneel, uitlegKlaar, stappen } = usePaneel(props, eigen)
  const rustVast = useMedia(MINDER_BEWEGING) || exercise.options.calm
  const rustig = rustVast || instellingen.rustig
  const { klank, spraak } = useKlank(instellingen, props.geluid)
  const gelezen = useCorrectie()
  const { correctie, show } = gelezen
  const { read, inStukken } = useCorrectieStem({ spraak, getoond: correctie, hardop })

  const { stem, say } = useGehoor(spraak, { hardop, bron: props.geluid })
  const pauze = paneel !== null
  const delenLuisteraar = { module, klank, say, show, read, hardop, stem, wacht: pauze }
  const { melding, onEvent } = useLuisteraar(delenLuisteraar)
  const stil = correctie !== null
  const { voorspel, hervat, kast } = props
  const delen = { module, exercise, poorten, rustig, held, kleding, pauze, stil, onEvent }
  const spel = useSpel({ ...delen, voorspel, hervat, kast })
  const { doek, uitslag, state, send } = spel
  const vlak = useRef<HTMLElement>(null)
  const [readOn, playOn] = useDoorspelen(vlak, gelezen, { rustig, send })
  const play = useVaste((input: GameInput) => {
    if (KIJKEN.has(input.type)) return send(input)
    eigen.answer(false)
    playOn(input)
  })

  const opEscape = useVaste(() => (stil ? readOn() : setPaneel('pauze')))
  useEscape(!uitslag && !pauze, opEscape)
  usePauzeVraag(!uitslag && !pauze, setPaneel)
  useMeldUitslag(uitslag, onUitslag)
  useSchakelaar(vlak, instellingen)
  useDruk(vlak)
  useGeenSchuif(vlak)
  useFocusHier(vlak)
  useAanraken(vlak, (punt) => spel.touch(punt) && klank('tik'))

  const getoond = getoondVan(props, spel)
  const { Layer } = module
  return (
    <section
      ref={vlak}
      className="lhs-spel"
      translate="no"
      aria-label={module.manifest.title}
      data-letter={letter}
      data-rustig={rustig ? 'ja' : 'nee'}
    >
      <h2 className="lhs-alleen-gehoord">{module.manifest.title}</h2>
      <div ref={doek} className="lhs-doek" />
      {getoond ? (
        // Words and panels come at once: who sees a word must not be interrupted by the instruction.
        <Suspense fallback={WACHT}>
          <Hud
            opdracht={getoond.opdracht}
            stand={getoond.stand}
            letter={letter}
            onPauze={() => setPaneel('pauze')}
            onVoorlezen={() => void spraak.say({ tekst: zonderSterren(getoond.opdracht) })}
            onLetter={(nieuw) => change({ letter: nieuw })}
          />
          <Layer
            state={getoond.state}
            send={play}
            maat={getoond.maat}
            rustig={rustig}
            hand={handVan(instellingen)}
            letter={letter}
            stem={stem}
          />
          <SpelPanelen
            paneel={paneel}
            uitleg={stappen}
            instellingen={instellingen}
            rustVast={rustVast}
            spraak={spraak}
            hardop={hardop}
            onPaneel={showPaneel}
            onUitlegKlaar={uitlegKlaar}
            onVerander={change}
            isBezig={getoond.stand.gegeven > 0}
            bewaart={kast !== undefined}
            onStop={onStop}
          />
        </Suspense>
      ) : (
        WACHT
      )}
      <output className={meldingKlas(stil, melding)}>
        <span key={melding.nr} style={{ animationDelay: `${leesduur(melding.zin)}ms` }}>
          {melding.zin}
        </span>
      </output>
      {correctie && (
        <CorrectieKaart
          correctie={correctie}
          inStukken={inStukken}
          onVoorlezen={() => void read(correctie)}
          onSluit={readOn}
        />
      )}
      <Suspense>
        {eigen.vraagt && !pauze && <BlijvendVraag onAntwoord={eigen.answer} />}
        <Einde
          uitslag={uitslag}
          tekst={(af) => slotMet(module.slot(state, af), stem)}
          record={(af) => recordZin(module, exercise.record ?? null, af.record)}
          onKlaar={onKlaar}
          onOpnieuw={props.onOpnieuw}
          onOefen={props.onOefen}
        />
      </Suspense>
    </section>
  )
}

/** Returns the exercise at the stage that was chosen, with what the pupil reached before; a round that goes on keeps its own. */
function metBoek({ exercise, boek, hervat }: SpelSchermProps, trap: Trap): Exercise {
  const { trap: nu = trap, record = boek?.record ?? null } = hervat?.exercise ?? exercise
  return { ...exercise, trap: nu, record }
}

/**
 * Plays one taak of any game: the choice of a stage, then picture, words, bar, instruction, pause and end. Remount it (with a key)
 * for another taak.
 */
export function SpelScherm(props: SpelSchermProps) {
  const { module, boek, hervat, instellingen, exercise } = props
  const rustVast = useMedia(MINDER_BEWEGING) || exercise.options.calm
  const rustig = rustVast || instellingen.rustig
  const isVrij = hervat === undefined && exercise.trap === undefined
  const trappen = trappenVan(module, exercise.over ?? exercise.kind)
  const kiest = isVrij && magKiezen({ trappen, boek, rustig })
  const [gekozen, setGekozen] = useState<Trap | null>(kiest ? null : trapVoor(trappen, boek))
  // The same object while the round is played: the host begins once.
  const [vast] = useState(props)
  const spelend = useMemo(() => gekozen && metBoek(vast, gekozen), [vast, gekozen])
  if (!spelend && boek)
    return (
      <Suspense fallback={WACHT}>
        <TrapKeuze
          {...{ module, trappen, boek, instellingen }}
          onKies={setGekozen}
          onStop={props.onStop}
        />
      </Suspense>
    )
  return <Ronde {...props} exercise={spelend ?? exercise} />
}
