import { Gat } from '@letterhaven/game-kit/onderdelen/gat.tsx'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import { naadVan } from './spelling.ts'
import type { State } from './stand.ts'

/** The word for who cannot hear it: all its letters but those between which the rule decides. */
function Leeswoord({ item, woord }: { readonly item: Item; readonly woord: string }) {
  const naad = naadVan(item)
  if (!naad) return null
  return (
    <span className="sm-leeswoord">
      {/* As the sentence writes it: with a capital at its start. */}
      {woord.slice(0, naad.voor.length)}
      <Gat klasse="sm-gaatje" />
      {naad.na}
    </span>
  )
}

interface HoorvraagProps {
  readonly state: State
  readonly stem: boolean
}

/** The word that is asked, without its print: its picture, and its sentence with a gap. Who cannot hear it reads the rest of it. */
export function Hoorvraag({ state, stem }: HoorvraagProps) {
  const { item } = state
  if (!item) return null
  const zin = item.sentence === undefined ? null : gatzinVan(item.sentence, item.word)
  const woord = zin?.woord ?? item.word
  const gat = stem ? <Gat klasse="sm-gat-woord" /> : <Leeswoord item={item} woord={woord} />
  return (
    <span className="sm-hoorvraag">
      {item.picture && <Woordplaatje adres={item.picture} />}
      {(zin || !stem) && (
        <span className="sm-zin">
          {zin?.voor}
          {gat}
          {zin?.na}
        </span>
      )}
    </span>
  )
}
