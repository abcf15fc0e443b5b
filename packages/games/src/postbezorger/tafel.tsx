import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Plek } from '@letterhaven/game-kit/regels/veel'
import type { Sleep, useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { bordVan, huisNaam } from './bord.ts'
import { Kaart } from './kaart.tsx'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import { metBruggen, overBruggen, sneeuwOp } from './ronde.ts'
import { brievenIn, dezeStraat } from './straat.ts'
import type { Brief, State } from './straat.ts'
import { laatsteHuis, nummerVan, teSorteren } from './tas.ts'
import type { OpenBrief } from './tas.ts'

interface TafelProps extends Pick<
  LayerProps<State, Input>,
  'state' | 'send' | 'letter' | 'stem' | 'rustig'
> {
  readonly indeling: Indeling
  /** The letter that gets a house next; null when all of them have one. */
  readonly brief: OpenBrief | null
  readonly sleep: Sleep | null
  readonly handen: ReturnType<typeof useSleep>['handenVan']
  readonly wasSleep: ReturnType<typeof useSleep>['wasSleep']
  readonly onPak: (plek: number) => void
}

type Post = Plek<Brief>

/** Returns what a letter is now, for pupils who cannot see it. */
function naamVan({ stand, isJuist, opgave, poging }: Post, state: State): string {
  if (stand === 'kijken' || stand === 'klaar') return isJuist ? ', bezorgd' : ', komt terug'
  if (opgave?.huis) return `, voor huis ${huisNaam(opgave.huis, state)}`
  return poging > 1 ? ', onbestelbaar' : ', nog geen huis'
}

interface OpdrukProps extends Pick<TafelProps, 'state'> {
  readonly post: Post
  readonly nr: number
}

/** What is seen of a letter in the bag: its number, or the house for which it lies ready, or that it was delivered. */
function Opdruk({ post, nr, state }: OpdrukProps) {
  const { stand, isJuist, opgave } = post
  if (stand === 'kijken' || stand === 'klaar')
    return <SpelIcoon naam={isJuist ? 'vink' : 'opnieuw'} />
  if (!opgave?.huis) return <>{nr}</>
  return <small>{bordVan(opgave.huis, state)}</small>
}

/** The letters in the bag, as buttons in a row. */
function Brieven(props: TafelProps) {
  const { state, brief, sleep, handen, wasSleep, onPak } = props
  const hier = dezeStraat(state)?.plekken ?? []
  const begin = brief?.plek ?? teSorteren(state)[0]?.plek
  return (
    <ol className="po-brieven" aria-label="De tas">
      {state.plekken.map((post, plek) => {
        const isHier = post.stand === 'open'
        // The letters of a later street come out of the bag once this one is done.
        if (!post.item || !hier.includes(plek)) return null
        const nr = nummerVan(state, plek)
        return (
          <li key={plek}>
            <button
              type="button"
              className="po-envelop"
              data-begin={plek === begin ? '' : undefined}
              data-stand={post.stand}
              data-juist={post.isJuist === null ? undefined : post.isJuist ? 'ja' : 'nee'}
              data-huis={post.opgave?.huis ? '' : undefined}
              data-sleep={sleep?.nr === plek || undefined}
              aria-pressed={brief?.plek === plek}
              aria-disabled={!isHier}
              aria-keyshortcuts={isHier ? `${nr}` : undefined}
              // A letter that was dragged to a house is not taken in hand again.
              onClick={() => !wasSleep() && isHier && onPak(plek)}
              {...handen(plek)}
            >
              <span className="lhs-alleen-gehoord">
                brief {nr}
                {naamVan(post, state)}
              </span>
              <span aria-hidden="true">
                <Opdruk {...{ post, nr, state }} />
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What is said of a choice between ways. */
const KIES = 'Hoe minder bruggen, hoe korter!'

/** What there is to choose of the way round, and how many bridges were crossed so far; nothing where one house is left. */
function Bruggen({ over, isKeuze }: { readonly over: number; readonly isKeuze: boolean }) {
  if (!isKeuze && over === 0) return null
  return (
    <p className="po-bruggen">
      {over > 0 && `Al ${over} ${over === 1 ? 'brug' : 'bruggen'} over. `}
      {isKeuze && KIES}
    </p>
  )
}

/** Shovels the snowed-in bridge free, with how much snow still lies on it. */
function Schep({
  state,
  send,
  isKeuze,
}: Pick<TafelProps, 'state' | 'send'> & { readonly isKeuze: boolean }) {
  const { nog = 0 } = sneeuwOp(brievenIn(state, dezeStraat(state))) ?? {}
  if (nog === 0) return <p className="po-bruggen">De brug is vrij. {isKeuze && KIES}</p>
  return (
    <button
      type="button"
      className="po-verder"
      onClick={() => send({ type: 'schep', plek: teSorteren(state)[0]?.plek ?? -1 })}
    >
      <span>
        Schep de brug vrij<span className="lhs-alleen-gehoord">, nog</span> ({nog})
      </span>
    </button>
  )
}

/** What there is to plan on the way round: how many bridges it takes, or the snow on one of them. */
function Ronde({ state, send }: Pick<TafelProps, 'state' | 'send'>) {
  const brieven = brievenIn(state, dezeStraat(state))
  if (!metBruggen(state)) return null
  const isKeuze = new Set(teSorteren(state).map(({ bak }) => bak)).size > 1
  return sneeuwOp(brieven) ? (
    <Schep {...{ state, send, isKeuze }} />
  ) : (
    <Bruggen over={overBruggen(brieven)} isKeuze={isKeuze} />
  )
}

/** What is done next once no letter needs a house: choose the way, or nothing more. */
function Weg(props: TafelProps) {
  const { state, send } = props
  const isLaatste = laatsteHuis(state) !== null
  if (teSorteren(state).length === 0)
    return (
      <p className="po-vertrek">
        <SpelIcoon naam="vink" />
        Alles bezorgd!
      </p>
    )
  return (
    <div className="po-weg">
      <p className="po-vertrek">
        <SpelIcoon naam="speel" />
        {isLaatste ? 'Daar gaan we!' : 'Naar welk huis eerst? Tik erop!'}
      </p>
      <Ronde {...{ state, send }} />
    </div>
  )
}

/** The desk while letters are sorted: the letter in hand, and the bag. */
export function Tafel(props: TafelProps) {
  const { send, brief, indeling } = props
  return (
    <section className="po-tafel" aria-label="Post sorteren">
      {brief ? (
        <>
          {brief.poging > 1 && (
            <div className="po-terug">
              <span className="po-stempel">Onbestelbaar</span>
              <button
                type="button"
                className="po-verder"
                onClick={() => send({ type: 'overslaan', plek: brief.plek })}
              >
                Sla over
              </button>
            </div>
          )}
          <Kaart {...props} brief={brief} breed={indeling.tafel.w} />
        </>
      ) : (
        <Weg {...props} />
      )}
      <Brieven {...props} />
    </section>
  )
}
