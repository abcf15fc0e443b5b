import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

interface KelderraamProps {
  readonly vak: Vak
  readonly onWis: () => void
}

/** The cellar window, where nothing hangs. It is a button over the painted one, never smaller than a finger. */
export function Kelderraam({ vak: { x, y, w, h }, onWis }: KelderraamProps) {
  return (
    <button
      type="button"
      className="gw-kelder"
      style={{ left: x + w / 2, top: y + h, width: w + 12, height: h + 12 }}
      aria-label="Kelderraam"
      onClick={onWis}
    />
  )
}
