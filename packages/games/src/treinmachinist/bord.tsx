import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import { goedeVorm } from './hulp.ts'
import { foutZinnen } from './tekst.ts'
import { ervoor, oordeelVan, tekstenVan, type Input, type State } from './werf.ts'

interface BordProps extends Pick<LayerProps<State, Input>, 'send' | 'stem' | 'rustig' | 'letter'> {
  readonly state: State
  readonly breed: number
  /** The wagon that was wanted and stands behind another one. */
  readonly vast: number | null
  /** Whether the train was sent off before it had wagons. */
  readonly isVroeg: boolean
}

/** How many sentences of the story stand on the sign. */
const VERHAAL = 1
/** The room that the picture of the word takes beside the ear. */
const PLAATJE = 74

/** What stands on the sign now besides what is asked: what a mistake says, or what is in the way. */
function regelsVan({ state, vast, isVroeg }: BordProps): readonly string[] {
  const { opgave, item, gegeven, poging } = state
  if (!opgave || !item) return []
  if (oordeelVan(state) === 'goed') return [goedeVorm(item, tekstenVan(opgave))]
  if (gegeven !== null && poging >= MEESTE_POGINGEN)
    return [`Zo is het: ${goedeVorm(item, opgave.ordes[0] ?? [])}`]
  if (isVroeg) return ['Koppel eerst de wagons aan.']
  if (vast !== null) {
    const voor = opgave.wagons[ervoor(opgave, vast) ?? -1]
    if (voor !== undefined) return [`‘${voor}’ staat ervoor. Zet die opzij.`]
  }
  return foutZinnen(state, gegeven ?? opgave.mis)
}

/** The story up to this sentence, as it is read while the next one is put in order. */
function Verhaal({ state }: Pick<BordProps, 'state'>) {
  const { item } = state
  if (item?.soort !== 'zin') return null
  const tot = (item.verhaal ?? []).slice(0, item.keten?.nr ?? 0).slice(-VERHAAL)
  return (
    <p className="tm-verhaal">
      <b>{item.titel ?? 'Een verhaal'}</b> {tot.join(' ')}
    </p>
  )
}

/** The station sign: what is asked, the story so far, and what a mistake says. */
export function Bord(props: BordProps) {
  const { state, send, stem, rustig, letter, breed } = props
  const { item, opgave } = state
  if (!item || !opgave) return null
  const regels = regelsVan(props)
  const oordeel = oordeelVan(state)
  return (
    <div className="tm-sein">
      {item.soort === 'woord' && oordeel !== 'goed' && (
        <div className="tm-vraag">
          <Hoorkaart
            item={item}
            {...{ stem, rustig, letter }}
            breed={breed - (item.picture ? PLAATJE : 0)}
            isOngerept={
              opgave.kop.length + opgave.staart.length === 0 && opgave.mis === null && !opgave.isLos
            }
            onLuister={() => send({ type: 'luister' })}
          />
          {/* What is looked for stays in view; it shows no letter of the word. */}
          {item.picture && <Woordplaatje key={item.picture} adres={item.picture} />}
        </div>
      )}
      {regels.length === 0 && <Verhaal state={state} />}
      <output
        className="tm-regels"
        data-oordeel={oordeel ?? undefined}
        data-leeg={regels.length === 0 || undefined}
      >
        {regels.map((regel) => (
          <span key={regel}>{regel}</span>
        ))}
      </output>
    </div>
  )
}
