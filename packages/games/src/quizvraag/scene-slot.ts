import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { dierenBij } from './dieren.ts'
import type { Indeling } from './indeling.ts'
import { HOEDEN, jasPlaat, kandidaatKop } from './paint-dier.ts'
import { donkerPlaat } from './paint-bank.ts'
import { posterPlaat, posterVak, snippersPlaat } from './paint-slot.ts'
import type { State } from './quiz.ts'

/** How dark the studio is where nothing was right. */
const NACHT = 0.5

/** Shows how a round ended: paper in the air, the poster, and the animals that bow along the hall. */
export function showSlot(
  stage: Stage,
  indeling: Indeling,
  { state, held, op }: { readonly state: State; readonly held: HeldSoort; readonly op: Laag },
): void {
  const { w, h, schaal } = stage
  const { goed, fout, vorige } = state
  const deel = goed / Math.max(1, goed + fout)
  const doek = stage.beeld(stage.textuur(donkerPlaat), { x: 0, y: 0, anker: 0, op })
  doek.scale.set(w / 8, h / 8)
  doek.alpha = NACHT * (1 - deel)
  if (deel > 0)
    stage.beeld(
      stage.textuur(() => snippersPlaat({ w, h, schaal: schaal * 0.7 }, deel)),
      { x: 0, y: 0, anker: 0, op },
    )
  const vak = posterVak(indeling)
  stage.beeld(
    stage.textuur(() => posterPlaat({ w: vak.w, h: vak.h, schaal }, vorige?.poster ?? null)),
    { x: vak.x - 10, y: vak.y - 10, anker: 0, op },
  )
  // They stand where the panel leaves room: two at each side, on a narrow screen along the lower edge.
  const isSmal = w < 760
  const s = Math.max(0.42, Math.min(isSmal ? w / 620 : w / 1300, 1))
  const voet = indeling.zaal.y + 10
  const groep = dierenBij(held).map((dier, nr) => {
    const x = isSmal
      ? w * (0.14 + nr * 0.24)
      : nr < 2
        ? w * 0.06 + nr * 118 * s
        : w * 0.94 - (3 - nr) * 118 * s
    const laag = stage.laag(op)
    laag.set(x, voet)
    stage.beeld(
      stage.textuur(() => jasPlaat(nr, s, schaal)),
      { x: 0, y: -84 * s, anker: [0.5, 0.06], op: laag },
    )
    const hoed = (vorige?.hoeden[nr] ?? 0) > 0 ? (HOEDEN[nr] ?? null) : null
    stage.beeld(
      stage.textuur(() => kandidaatKop(dier, { maat: 142 * s, schaal, hoed })),
      { x: 0, y: -126 * s, anker: [0.5, 0.62], op: laag },
    )
    return laag
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [nr, laag] of groep.entries())
      laag.rotation = Math.max(0, Math.sin(t / 620 - nr * 0.35)) ** 2 * 0.3 * (nr < 2 ? 1 : -1)
  })
}
