import { useEffect } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { useKijk } from '@letterhaven/game-kit/onderdelen/use-kijk'
import { useOngerept } from '@letterhaven/game-kit/onderdelen/use-ongerept'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import type { OpenBrief } from './tas.ts'
import { woordgatVan } from './woordgat.ts'
import { DEUR_VRAGEN, DEUR_WERKVRAGEN } from './zinnen.ts'
import type { Woordgat } from './woordgat.ts'
import { Werkkaart } from './werkkaart.tsx'

type Zin = ReturnType<typeof gatzinVan>

interface KaartProps {
  readonly state: State
  readonly brief: OpenBrief
  readonly letter: Letter
  readonly stem: boolean
  readonly rustig: boolean
  /** The width of the desk, in px. */
  readonly breed: number
  readonly send: (input: Input) => void
  /** Whether its word is written now: what cannot be heard stands until the first move, and is called back. */
  readonly aanDeur?: boolean
}

/** A word for which there is no sound, picture or sentence is shown for a moment, which the answer tells. */
function Even(props: KaartProps) {
  const { brief, letter, rustig, breed, send } = props
  const { item, plek } = brief
  useEffect(() => send({ type: 'gezien', plek }), [send, plek])
  return (
    <Hoorkaart
      item={item}
      stem={false}
      rustig={rustig}
      letter={letter}
      breed={breed}
      onLuister={() => undefined}
    />
  )
}

/** The sentence of a letter, whose word has one gap at what its houses choose between, or is left out as a whole. */
function Gatzin({ zin, woordgat }: { zin: NonNullable<Zin>; woordgat: Woordgat | null }) {
  return (
    <span className="po-zin">
      {zin.voor}
      {woordgat ? (
        <span className="po-heel">
          {/* As the sentence writes it: with a capital at its start. */}
          {zin.woord.slice(0, woordgat.voor.length)}
          <Gat klasse="po-gat po-gat-in" />
          {woordgat.na}
        </span>
      ) : (
        <Gat klasse="po-gat" />
      )}
      {zin.na}
    </span>
  )
}

/** The sentence of a letter that is written at a door and cannot be heard: its word stands until the first move, and the eye calls it back. */
function Nagekeken(props: KaartProps & Parameters<typeof Gatzin>[0]) {
  const { brief, rustig, zin, woordgat } = props
  const { item, poging } = brief
  const { ref, ongerept } = useOngerept(`${item.id} ${poging}`)
  const { kijkt, kijk } = useKijk(item, rustig)
  return (
    <div ref={ref} className="po-nakijk">
      <button type="button" className="lhs-rond po-oor" aria-label="Nog eens kijken" onClick={kijk}>
        <SpelIcoon naam="oog" />
      </button>
      <Gatzin zin={zin} woordgat={ongerept || kijkt ? woordgat : null} />
    </div>
  )
}

/** Has something said. */
const Oor = ({ naam, onHoor }: { readonly naam: string; readonly onHoor: () => void }) => (
  <button type="button" className="lhs-rond po-oor" aria-label={naam} onClick={onHoor}>
    <SpelIcoon naam="luister" />
  </button>
)

/** The word of a letter without its print: its sound, and its picture and sentence with a gap where it has them. */
function Gehoord(props: KaartProps) {
  const { brief, stem, send, aanDeur } = props
  const { item, plek } = brief
  const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
  if (!stem && !zin && !item.picture) return <Even key={item.id} {...props} />
  const woordgat = stem ? null : woordgatVan(item, brief.opgave.paar)
  return (
    <>
      {stem && <Oor naam="Luister naar het woord" onHoor={() => send({ type: 'luister', plek })} />}
      {item.picture && <Woordplaatje adres={item.picture} />}
      {zin &&
        (aanDeur && woordgat ? (
          <Nagekeken key={item.id} {...props} {...{ zin, woordgat }} />
        ) : (
          <Gatzin {...{ zin, woordgat }} />
        ))}
    </>
  )
}

/** The sentence of a verb, which is read: it says nothing by itself. */
function Werk({ werkwoord, ...props }: KaartProps & { readonly werkwoord: Werkwoordvraag }) {
  const { brief, letter, stem, send, aanDeur = false } = props
  return (
    <Werkkaart key={brief.item.id} {...{ brief, werkwoord, letter, aanDeur }}>
      {stem && (
        <Oor
          naam="Luister naar de zin"
          onHoor={() => send({ type: 'luister', plek: brief.plek })}
        />
      )}
    </Werkkaart>
  )
}

/** What who lives there asks. */
function Vraag({ plek, item }: OpenBrief) {
  const vragen = item.werkwoord ? DEUR_WERKVRAGEN : DEUR_VRAGEN
  return <p className="po-vraag">{vragen[plek % vragen.length]}</p>
}

/** The letter in hand, as an envelope; at a door it was opened. */
export function Kaart(props: KaartProps) {
  const { brief, aanDeur } = props
  const { werkwoord } = brief.item
  return (
    <div
      className="po-kaart"
      data-werk={werkwoord ? '' : undefined}
      data-open={aanDeur || undefined}
      data-terug={brief.poging > 1 || undefined}
    >
      {aanDeur && brief.poging === 1 && <Vraag {...brief} />}
      {werkwoord ? <Werk {...props} werkwoord={werkwoord} /> : <Gehoord {...props} />}
    </div>
  )
}
