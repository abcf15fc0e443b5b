import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** The snowman, who is given a letter by whoever presses it. It is a button over the painted one. */
export function Sneeuwpop({ vak, onGeef }: { readonly vak: Vak; readonly onGeef: () => void }) {
  return (
    <button
      type="button"
      className="po-pop"
      style={plaatsVan(vak)}
      aria-label="Sneeuwpop"
      onClick={onGeef}
    />
  )
}
