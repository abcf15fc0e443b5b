import { Suspense } from 'react'
import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import type { OpenBrief } from './tas.ts'
import { woordgatVan } from './woordgat.ts'
import { DEUR_VRAGEN } from './zinnen.ts'
import type { Woordgat } from './woordgat.ts'
import type { KaartProps } from './kaart-props.ts'
import { Even, Nagekeken, Werkkaart } from './later.tsx'

type Zin = ReturnType<typeof gatzinVan>

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
  if (!stem && !zin && !item.picture)
    return (
      <Suspense>
        <Even key={item.id} {...props} />
      </Suspense>
    )
  const woordgat = stem ? null : woordgatVan(item, brief.opgave.paar)
  return (
    <>
      {stem && <Oor naam="Luister naar het woord" onHoor={() => send({ type: 'luister', plek })} />}
      {item.picture && <Woordplaatje adres={item.picture} />}
      {zin &&
        (aanDeur && woordgat ? (
          <Suspense fallback={<Gatzin {...{ zin, woordgat }} />}>
            <Nagekeken key={item.id} item={item} poging={brief.poging} rustig={props.rustig}>
              {(isOpen) => <Gatzin zin={zin} woordgat={isOpen ? woordgat : null} />}
            </Nagekeken>
          </Suspense>
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
    <Suspense>
      <Werkkaart
        key={brief.item.id}
        plek={brief.plek}
        poging={brief.poging}
        {...{ werkwoord, letter, aanDeur }}
      >
        {stem && (
          <Oor
            naam="Luister naar de zin"
            onHoor={() => send({ type: 'luister', plek: brief.plek })}
          />
        )}
      </Werkkaart>
    </Suspense>
  )
}

/** What who lives there asks. */
const Vraag = ({ plek }: OpenBrief) => (
  <p className="po-vraag">{DEUR_VRAGEN[plek % DEUR_VRAGEN.length]}</p>
)

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
      {aanDeur && !werkwoord && brief.poging === 1 && <Vraag {...brief} />}
      {werkwoord ? <Werk {...props} werkwoord={werkwoord} /> : <Gehoord {...props} />}
    </div>
  )
}
