import type { PointerEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { readTot } from './read-tot.ts'
import { heelLint } from './lint.ts'
import { isRondjeKlaar, isVerteld, type Input } from './rules.ts'
import {
  antwoordVan,
  countStukken,
  heeftRest,
  isDicht,
  kanGeven,
  oordeelVan,
  type Opgave,
  type State,
} from './stand.ts'
import { Vlagje } from './vlagje.tsx'
import { TE_SNEL, taakVan, verdictVan, WELKE } from './zeg.ts'
import './foto.css'
import './rondje.css'

interface KopProps {
  readonly state: State
  readonly stem: boolean
  readonly send: (input: Input) => void
}

/** The question with its right answer. */
const Vraag = ({ item, stem, send }: { readonly item: TekstOpgave } & Omit<KopProps, 'state'>) => (
  <div className="lz-vraag">
    {stem && (
      <button
        type="button"
        className="lhs-rond lz-oor"
        aria-label="Luister naar de vraag"
        onClick={() => send({ type: 'hoor' })}
      >
        <SpelIcoon naam="luister" />
      </button>
    )}
    <p>
      {item.vraag} <b>{antwoordVan(item)}</b>
    </p>
  </div>
)

/** The end of a lap: the title of the text, with the flags that stand in it. What their colours are is told in the first text. */
export function Rondje({ state }: Pick<KopProps, 'state'>) {
  const { item, opgave } = state
  if (!opgave || !isRondjeKlaar(state)) return null
  const { vlaggen, geplant } = opgave
  const isUitleg = vlaggen.length > 0 && vlaggen.length === geplant
  return (
    <p className="lz-rondje">
      Rondje klaar: <b>{item?.titel}</b>
      <span>
        {vlaggen.map(({ isEerste }, nr) => (
          <Vlagje key={nr} stand={isEerste ? 'staat' : 'later'} />
        ))}
      </span>
      {isUitleg && <small>Goud: in één keer. Groen: hersteld.</small>}
    </p>
  )
}

/** Returns how far the text was read, or what is asked of who was too quick. */
function tellerVan(opgave: Opgave): string {
  if (opgave.isSnel) return TE_SNEL
  return opgave.nu < 0 ? '' : `Stuk ${countStukken(opgave)} van ${opgave.stukken.length}`
}

/** The head of the sheet: the title while the text is read, then the question, what helps, and the verdict. */
export function Kop({ state, stem, send }: KopProps) {
  const { item, opgave } = state
  if (!item || !opgave) return null
  const oordeel = isVerteld(state) ? 'verteld' : oordeelVan(state)
  const verdict = verdictVan(state)
  if (!opgave.isVraag)
    return (
      <header className="lz-kop" data-soort="titel">
        <h2>{opgave.nu < 0 ? `Een tekst in ${opgave.stukken.length} stukken` : item.titel}</h2>
        <p className="lz-teller">
          {opgave.vlaggen.map(({ isEerste }, nr) => (
            <Vlagje key={nr} stand={isEerste ? 'staat' : 'later'} />
          ))}
          {tellerVan(opgave)}
        </p>
      </header>
    )
  const taak = taakVan(state)
  return (
    <header className="lz-kop" data-soort="vraag" data-oordeel={oordeel ?? undefined}>
      <Vraag {...{ item, stem, send }} />
      {verdict === null ? (
        <p className="lz-welke" data-hulp={taak !== WELKE || undefined}>
          {taak}
        </p>
      ) : (
        <p className="lz-verdict">{verdict}</p>
      )}
    </header>
  )
}

interface VoetProps extends Omit<KopProps, 'stem'> {
  readonly handen: Readonly<Record<string, (e: PointerEvent) => void>>
}

const ERGENS_ANDERS = 'Zet je vlag ergens anders'

/** Whether a mistake is shown that can be mended. */
const isNaFout = (state: State): boolean => oordeelVan(state) === 'mis' && !isVerteld(state)

/** Returns what the large button does and says now. Where it does nothing it says what has to be done first. */
function daadVan(state: State): {
  readonly input: Input
  readonly naam: string
  readonly kan: boolean
} {
  const { opgave, item, fase } = state
  if (opgave && isNaFout(state))
    return { input: { type: 'verder' }, naam: ERGENS_ANDERS, kan: true }
  if (fase === 'kijken' || !opgave || !item)
    return { input: { type: 'verder' }, naam: 'Verder', kan: true }
  if (!opgave.isVraag) {
    return { input: { type: 'licht' }, naam: naamBijLezen(opgave, item), kan: true }
  }
  const kan = kanGeven(opgave)
  const naam = kan ? 'Hier staat het!' : naamZonderVlag(opgave)
  return { input: { type: 'geef' }, naam, kan }
}

function naamBijLezen({ nu, gelezen, isSnel }: Opgave, item: TekstOpgave): string {
  if (nu < 0) return 'Lees het eerste stuk'
  if (gelezen < readTot(item)) return 'Volgende stuk'
  return isSnel ? 'Ik heb het gelezen' : 'Gelezen!'
}

function naamZonderVlag(opgave: Opgave): string {
  const { geweest, open } = opgave
  if (isDicht(opgave) && open.length === 0) return 'Kies eerst een stuk'
  return geweest.length > 0 ? ERGENS_ANDERS : 'Zet je vlag op een zin'
}

/** What trims the photograph, in a row of its own: no tap that is meant for the large button comes here. */
export function Foto({ state, send }: Pick<KopProps, 'state' | 'send'>) {
  const { opgave, item, fase } = state
  if (fase !== 'spelen' || !opgave?.lint || !item || !kanGeven(opgave)) return null
  const { van, tot } = opgave.lint
  const heel = heelLint(item.zinnen[opgave.vlag ?? 0] ?? '')
  const isHeel = van === heel.van && tot === heel.tot
  return (
    <div className="lz-foto">
      <button
        type="button"
        className="lz-knop"
        aria-disabled={van === tot || undefined}
        onClick={() => send({ type: 'snij', nr: -1 })}
      >
        Eerste woord eraf
      </button>
      <button
        type="button"
        className="lz-knop"
        aria-disabled={van === tot || undefined}
        onClick={() => send({ type: 'snij', nr: 1 })}
      >
        Laatste woord eraf
      </button>
      <button
        type="button"
        className="lz-knop"
        aria-disabled={isHeel || undefined}
        onClick={() => send({ type: 'heel' })}
      >
        Hele zin
      </button>
    </div>
  )
}

/** Whether the hand of the first question points at the large button. */
const wijstKnop = ({ nummer, poging, fase, opgave }: State): boolean =>
  nummer === 0 &&
  poging === 1 &&
  fase === 'spelen' &&
  opgave !== null &&
  (opgave.isVraag ? opgave.vlag !== null : opgave.nu <= 0)

/** What can be done besides, while a question is played. */
function Erbij({ state, send, handen }: VoetProps) {
  const { opgave, poging, fase } = state
  if (!opgave) return null
  return (
    <>
      {(poging > 1 || isNaFout(state)) && (
        <button type="button" className="lz-stil" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
      {opgave.isVraag && fase === 'spelen' && poging === 1 && !opgave.isTip && (
        <button type="button" className="lz-knop lz-tip" onClick={() => send({ type: 'tip' })}>
          Tip <small>dan geen salto</small>
        </button>
      )}
      {opgave.isVraag && fase === 'spelen' && opgave.vlag === null && (
        <span className="lz-mee lz-greep" {...handen}>
          <Vlagje stand="hand" />
        </span>
      )}
    </>
  )
}

/** The foot of the sheet: the flag in the hand, and what can be done. */
export function Voet(props: VoetProps) {
  const { state, send } = props
  const { opgave, fase } = state
  if (!opgave || fase === 'klaar') return null
  const { input, naam, kan } = daadVan(state)
  return (
    <footer className="lz-voet">
      {(fase === 'spelen' || isNaFout(state)) && <Erbij {...props} />}
      {isRondjeKlaar(state) && heeftRest(state) && (
        <button type="button" className="lz-knop lz-eind" onClick={() => send({ type: 'licht' })}>
          Lees het eind
        </button>
      )}
      <button
        type="button"
        className="lz-knop lz-daad"
        data-begin=""
        aria-disabled={!kan || undefined}
        data-geef={opgave.isVraag && kan && !isNaFout(state) ? '' : undefined}
        onClick={() => send(input)}
      >
        {naam}
        {wijstKnop(state) && (
          <span className="lz-hand" aria-hidden="true">
            <Wijshand />
          </span>
        )}
      </button>
    </footer>
  )
}
