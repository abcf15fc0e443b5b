import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { boekPlaat, gastVan } from './paint-kaart.ts'
import { gastPlaat } from './paint-gast.ts'
import type { Gast } from './passagier.ts'
import { haltesVan, isTerug, type State } from './rit.ts'

/** How long the passenger laughs at the end of its story, in ms. */
const LACH_MS = 5000

/** Makes the book that opens at the end of a ride: its map, and the passenger who laughs at how the story ends. */
export function makeBoek(stage: Stage, indeling: Indeling, op: Laag) {
  const { kaart, tekst } = indeling.boek
  const { maat, ...punt } = gastVan(kaart)
  let open: readonly Beeld[] = []
  let voor: string | null = null
  let kop: Beeld | null = null
  let lacht = 0

  stage.opFrame((ms, t) => {
    lacht = Math.max(0, lacht - ms)
    if (!kop) return
    const schok = stage.rustig || lacht === 0 ? 0 : 1
    kop.set(punt.x, punt.y - Math.abs(Math.sin(t / 105)) * 9 * schok)
    kop.rotation = Math.sin(t / 130) * 0.13 * schok
  })

  function close(): void {
    for (const beeld of open) beeld.weg()
    open = []
    kop = voor = null
  }

  return {
    show(state: State, gast: Gast): void {
      const nu = isTerug(state) ? (state.item?.id ?? null) : null
      if (nu === voor) return
      close()
      if (nu === null) return
      voor = nu
      const boek = stage.textuur(() => boekPlaat(indeling, haltesVan(state), stage.schaal))
      const gezicht = stage.textuur(() => gastPlaat(gast, maat, stage.schaal))
      const blad = stage.beeld(boek, { x: 0, y: 0, anker: 0, op })
      kop = stage.beeld(gezicht, { ...punt, anker: [0.5, 0.62], op })
      open = [blad, kop]
    },
    lach(): void {
      lacht = LACH_MS
    },
    /** Where joy bursts from: over the passenger, and over the story. */
    vreugde: [punt, { x: tekst.x + tekst.w * 0.5, y: kaart.y + 30 }] as const,
  }
}
