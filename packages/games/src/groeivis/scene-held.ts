import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { zwem } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Plek, Zwemmer } from '@letterhaven/game-kit/onderdelen/zwemmer'
import { GROEI, mondVan } from './indeling.ts'
import type { Indeling, Visplek } from './indeling.ts'
import { bootPlaat, koepelPlaat, schroefPlaat } from './paint-held.ts'

export interface Held {
  /** Returns where the hero is, the side to which it looks, and its size. */
  nu(): Visplek & { readonly maat: number }
  mond(): Plek
  /** Swims towards a place for `ms`, in a hurry when `haast`. */
  zwem(doel: Plek | null, gang: { readonly ms: number; readonly haast: boolean }): void
  kijk(kant: 1 | -1): void
  hap(open: boolean): void
  /** Grows to the size that belongs to a share of the taak, 0…1, at once or with a jump. */
  groei(deel: number, meteen: boolean): void
  juich(ms: number): void
  schud(ms: number): void
  /** Puts the hero straight in a place, for when nothing moves. */
  set(plek: Plek): void
}

const RUSTIGE_GANG = { vaart: 430, traagheid: 190 } as const
/** How long it grows, and how much it swells meanwhile. */
const GROEI_MS = 1100
const ZWEL = 0.16
const HAASTIGE_GANG = { vaart: 1150, traagheid: 70 } as const
/** The size of the head at scale 1, in px. */
const KOP = 134

/** A hero slower than this (px/s) lies still. */
const STIL = 8
const isOnderweg = ({ vx, vy }: Zwemmer): boolean => Math.hypot(vx, vy) > STIL

/** Makes the hero's animal in its submarine. It swims, bites and grows. */
export function makeHeld(
  stage: Stage,
  indeling: Indeling,
  { soort, op }: { soort: HeldSoort; op: Laag },
): Held {
  const laag = stage.laag(op)
  // Painted as large as it can become, so that it stays sharp.
  const grootst = indeling.held.maat * (1 + GROEI)
  const plaat = [grootst, stage.schaal] as const
  const schroef = stage.beeld(
    stage.textuur(() => schroefPlaat(plaat)),
    { x: 0, y: 0, op: laag },
  )
  const koepel = (deel: 'achter' | 'voor'): Beeld =>
    stage.beeld(
      stage.textuur(() => koepelPlaat(deel, plaat)),
      { x: 0, y: -76 * grootst, anker: [0.5, 1], op: laag },
    )
  const achter = koepel('achter')
  const kop = stage.beeld(
    stage.textuur(() => kopPlaat(soort, KOP * grootst, stage.schaal)),
    { x: 0, y: 0, anker: [0.5, 0.62], op: laag },
  )
  const voor = koepel('voor')
  const boten = ([1, -1] as const).flatMap((kant) =>
    [false, true].map((open) => ({
      kant,
      open,
      beeld: stage.beeld(
        stage.textuur(() => bootPlaat(kant, open, plaat)),
        { x: 0, y: 0, op: laag },
      ),
    })),
  )

  let zwemmer: Zwemmer = { x: indeling.held.x, y: indeling.held.y, vx: 0, vy: 0 }
  let kant: 1 | -1 = 1
  let open = false
  let maat = indeling.held.maat
  let deelNu = 0
  let [blij, nee] = [0, 0]

  let dobbert = 0
  const isBezig = () => blij > 0 || nee > 0 || isOnderweg(zwemmer)
  stage.opRustigFrame((_ms, t) => {
    dobbert = t
  })
  stage.opFrame((ms, echt) => {
    const golf = stage.rustig ? 0 : 1
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    // A hero at rest only bobs, which goes in steps on a slow device.
    const t = isBezig() ? echt : dobbert
    const sprong = blij > 0 ? -Math.abs(Math.sin(t / 110)) * 12 * golf : 0
    laag.set(zwemmer.x, zwemmer.y + (Math.sin(t / 760) * 4 + sprong) * golf)
    laag.scale.set(maat / grootst)
    laag.rotation = Math.max(-0.16, Math.min(0.16, (zwemmer.vy / 2200) * kant)) * golf
    const wiebel = blij > 0 ? Math.sin(t / 70) * 0.13 : nee > 0 ? Math.sin(t / 80) * 0.18 : 0
    kop.set(-2 * kant * grootst, (-136 + Math.sin(t / 380) * 1.6 * golf) * grootst)
    kop.rotation = (Math.sin(t / 760) * 0.05 + wiebel) * golf
    for (const glas of [achter, voor]) glas.x = -2 * kant * grootst
    const vaart = Math.hypot(zwemmer.vx, zwemmer.vy)
    schroef.set(-158 * kant * grootst, -4 * grootst)
    schroef.scale.set(1, golf === 0 ? 1 : Math.cos(t / (vaart > 60 ? 38 : 130)))
    for (const boot of boten) boot.beeld.visible = boot.kant === kant && boot.open === open
  })

  const nu = () => ({ x: zwemmer.x, y: zwemmer.y, kant, maat })
  return {
    nu,
    mond: () => mondVan(nu(), maat),
    zwem: (doel, { ms, haast }) => {
      const bad = haast ? { x0: 0, y0: 0, x1: indeling.w, y1: indeling.h } : indeling.bad
      zwemmer = zwem(zwemmer, doel, { bad, kracht: haast ? HAASTIGE_GANG : RUSTIGE_GANG, ms })
      if (!haast && Math.abs(zwemmer.vx) > 40) kant = zwemmer.vx > 0 ? 1 : -1
    },
    kijk: (naar) => {
      kant = naar
    },
    hap: (isOpen) => {
      open = isOpen
    },
    groei: (deel, meteen) => {
      const [van, naar] = [maat, indeling.held.maat * (1 + GROEI * deel)]
      if (deel === deelNu && !meteen) return
      deelNu = deel
      if (meteen) maat = naar
      else
        stage.tweens.start(
          GROEI_MS,
          (u) => {
            const zwelt = Math.sin(Math.PI * u) * ZWEL * (stage.rustig ? 0 : naar)
            maat = van + (naar - van) * VERLOPEN.terug(u) + zwelt
          },
          { verloop: VERLOPEN.recht },
        )
    },
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
    set: ({ x, y }) => {
      zwemmer = { x, y, vx: 0, vy: 0 }
    },
  }
}
