import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import { goedeVorm } from './hulp.ts'
import { meerijderVan } from './meerijders.tsx'
import { stationsVan } from './ronde.ts'
import { foutZinnen } from './tekst.ts'
import { ervoor, oordeelVan, tekstenVan, treinVan, type Input, type State } from './werf.ts'

interface BordProps extends Pick<LayerProps<State, Input>, 'send' | 'stem' | 'rustig' | 'letter'> {
  readonly state: State
  readonly breed: number
  /** The wagon that was wanted and stands behind another one. */
  readonly vast: number | null
  /** Whether the train was sent off before it had wagons. */
  readonly isVroeg: boolean
  /** Whether the right train is shown instead of mended. */
  readonly isOver: boolean
}

interface GevraagdDelen {
  readonly item: Item
  readonly metOnthoud: boolean
}

/** How many sentences of the story stand on the sign. */
const VERHAAL = 1
/** The room that the picture of the word takes beside the ear. */
const PLAATJE = 74

/** What stands on the sign now besides what is asked: what a mistake says, or what is in the way. */
function regelsVan({ state, vast, isVroeg, isOver }: BordProps): readonly string[] {
  const { opgave, item, gegeven, poging } = state
  if (!opgave || !item) return []
  if (oordeelVan(state) === 'goed')
    return [
      goedeVorm(item, tekstenVan(opgave)),
      `${meerijderVan(stationsVan(state) - 1)} rijdt mee!`,
    ]
  if (isOver || (gegeven !== null && poging >= MEESTE_POGINGEN))
    return [`Zo is het: ${goedeVorm(item, opgave.ordes[0] ?? [])}`]
  if (isVroeg) return ['Koppel eerst de wagons aan.']
  const voor = vast === null ? null : ervoor(opgave, vast)
  if (voor !== null) return [`‘${opgave.wagons[voor]}’ staat ervoor. Zet die opzij.`]
  return foutZinnen(state, gegeven ?? opgave.mis)
}

/** The story up to this sentence, as it is read while the next one is put in order. */
function Verhaal({ state }: Pick<BordProps, 'state'>) {
  const { item } = state
  if (item?.soort !== 'zin') return null
  const tot = (item.verhaal ?? []).slice(0, item.keten?.nr ?? 0).slice(-VERHAAL)
  return (
    <p className="tm-verhaal">
      <b>Verhaal: {item.titel ?? 'zonder naam'}</b> {tot.join(' ')}
    </p>
  )
}

/** What to do with a word that is seen, and goes away. */
const Onthoud = ({ isOngerept }: { isOngerept: boolean }) => (
  <p className="tm-onthoud">
    {isOngerept ? 'Onthoud het woord.' : 'Kijk nog eens? Tik op het oog.'}
  </p>
)

/** The word that is asked: its ear or eye, its picture, and what to do with a word that is seen. */
function Gevraagd({ item, metOnthoud, ...props }: BordProps & GevraagdDelen) {
  const { state, send, stem, rustig, letter, breed } = props
  const { opgave } = state
  const isLeeg = opgave !== null && treinVan(opgave).length === 0
  const isOngerept = isLeeg && opgave.mis === null && !opgave.isLos
  return (
    <>
      <div className="tm-vraag">
        <Hoorkaart
          item={item}
          {...{ stem, rustig, letter, isOngerept }}
          breed={breed - (item.picture ? PLAATJE : 0)}
          onLuister={() => send({ type: 'luister' })}
        />
        {/* What is looked for stays in view; it shows no letter of the word. */}
        {item.picture && <Woordplaatje key={item.picture} adres={item.picture} />}
      </div>
      {metOnthoud && <Onthoud isOngerept={isOngerept} />}
    </>
  )
}

/** The station sign: what is asked, the story so far, and what a mistake says. */
export function Bord(props: BordProps) {
  const { state, stem } = props
  const { item } = state
  if (!item) return null
  const regels = regelsVan(props)
  const isLeeg = regels.length === 0
  const oordeel = oordeelVan(state)
  return (
    <div className="tm-sein">
      {item.soort === 'woord' && oordeel !== 'goed' && (
        <Gevraagd {...props} item={item} metOnthoud={!stem && isLeeg} />
      )}
      {isLeeg && <Verhaal state={state} />}
      <output
        className="tm-regels"
        data-oordeel={oordeel ?? undefined}
        data-leeg={isLeeg || undefined}
      >
        {regels.map((regel) => (
          <span key={regel}>{regel}</span>
        ))}
      </output>
    </div>
  )
}
