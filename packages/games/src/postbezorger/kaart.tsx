import { useEffect } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import type { OpenBrief } from './tas.ts'
import { woordgatVan } from './woordgat.ts'

interface KaartProps {
  readonly state: State
  readonly brief: OpenBrief
  readonly letter: Letter
  readonly stem: boolean
  readonly rustig: boolean
  /** The width of the desk, in px. */
  readonly breed: number
  readonly send: (input: Input) => void
  /** Whether the word is still to be known: who writes it at the door has it in mind. */
  readonly zoekt?: boolean
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

/** The word of a letter without its print: its sound, and its picture and sentence with a gap where it has them. */
function Gehoord(props: KaartProps) {
  const { brief, stem, send, zoekt } = props
  const { item, plek } = brief
  const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
  if (!stem && !zin && !item.picture) return <Even key={item.id} {...props} />
  const woordgat = !stem && zoekt ? woordgatVan(item, brief.opgave.paar) : null
  return (
    <>
      {stem && (
        <button
          type="button"
          className="lhs-rond po-oor"
          aria-label="Luister naar het woord"
          onClick={() => send({ type: 'luister', plek })}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      {item.picture && <Woordplaatje adres={item.picture} />}
      {zin && (
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
      )}
    </>
  )
}

/** The letter in hand, as an envelope. */
export function Kaart(props: KaartProps) {
  const { brief } = props
  return (
    <div className="po-kaart" data-terug={brief.poging > 1 || undefined}>
      <Gehoord {...props} />
    </div>
  )
}
