import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { dierenBij } from './dieren.ts'
import type { Bank, Indeling } from './indeling.ts'
import { HOEDEN, jasPlaat, kandidaatKop } from './paint-dier.ts'
import { bankPlaat, donkerPlaat, kegelPlaat } from './paint-bank.ts'
import { spantVan } from './paint-studio.ts'
import type { Palet } from './palet.ts'
import { bankVan, isRoffel, oordeelVan, type State } from './quiz.ts'

/** What is seen of one desk. */
interface Getoond {
  readonly bank: Bank
  readonly kegel: Beeld | null
  readonly goud: Beeld | null
  readonly kop: Beeld
  readonly hoed: Beeld
  readonly jas: Beeld | null
  readonly laag: Laag
  /** How it moves: for so many ms it jumps for joy or shakes its head. */
  blij: number
  nee: number
}

export interface Banken {
  show(state: State): void
  juich(bank: number | null): void
  schud(bank: number | null): void
  /** A beat of the drum: the lamps flicker. */
  slag(): void
}

/** Whether most stones were given to a desk. */
const isGegeven = (opgave: State['opgave'], nr: number): boolean =>
  opgave !== null && bankVan(opgave) === nr

/** How wide the light on a desk is, relative to its animal. */
const KEGEL = 1.5
/** How dark the studio is during the drum roll, and while one desk is lit. */
const DONKER = { trom: 0.62, kijk: 0.5 } as const
/** A difference in the dark that nobody sees. */
const TINT = 0.003
/** How bright the lamp over a desk is. */
const LAMP = { aan: 0.6, laag: 0.06, trom: 0.5 } as const

/** Adds the desks with their animals, lamps and what makes them dark. */
export function makeBanken(
  stage: Stage,
  indeling: Indeling,
  { held, palet, op }: { readonly held: HeldSoort; readonly palet: Palet; readonly op: Laag },
): Banken {
  const { schaal } = stage
  const isLang = indeling.stand === 'lijst'
  const dieren = dierenBij(held)
  const wortel = stage.laag(op)
  const donker = stage.beeld(stage.textuur(donkerPlaat), { x: 0, y: 0, anker: 0, op: wortel })
  donker.scale.set(stage.w / 8, stage.h / 8)
  let [slag, isTrom, tint] = [0, false, 0]
  let gelicht: number | null = -1

  /** Two lights from the beam on an animal: its own, and the gold one of the truth. */
  function addKegels({ dier }: Bank, laag: Laag): readonly [Beeld, Beeld] | null {
    if (isLang) return null
    const boven = spantVan(indeling) + 18
    const [w, h] = [KEGEL * 142 * dier.s, dier.y + 70 * dier.s - boven]
    const light = (kleur: string): Beeld =>
      stage.beeld(
        stage.textuur(() => kegelPlaat({ w, h, schaal }, kleur)),
        { x: dier.x, y: boven, anker: [0.5, 0], op: laag },
      )
    return [light(palet.licht), light('#ffc928')]
  }

  function addBank(bank: Bank, nr: number): Getoond {
    const { vak, dier, plank, front } = bank
    const laag = stage.laag(wortel)
    const lichten = addKegels(bank, laag)
    const desk = () =>
      bankPlaat(
        { w: vak.w, h: isLang ? vak.h : front.h + plank.h, schaal },
        {
          nr,
          plank: plank.h,
          front: front.h,
          ...(isLang ? { lang: bank.kaart.x - vak.x } : {}),
        },
      )
    const y = isLang ? vak.y - 6 : front.y - plank.h - 6
    const addDesk = () => stage.beeld(stage.textuur(desk), { x: vak.x - 6, y, anker: 0, op: laag })
    if (isLang) addDesk()
    const jas = isLang
      ? null
      : stage.beeld(
          stage.textuur(() => jasPlaat(nr, dier.s, schaal)),
          { x: dier.x, y: dier.y + 42 * dier.s, anker: [0.5, 0.06], op: laag },
        )
    const addKop = (hoed: (typeof HOEDEN)[number] | null): Beeld =>
      stage.beeld(
        stage.textuur(() =>
          kandidaatKop(dieren[nr] ?? 'kat', { maat: 142 * dier.s, schaal, hoed }),
        ),
        { x: dier.x, y: dier.y, anker: [0.5, 0.62], op: laag },
      )
    const kop = addKop(null)
    const hoed = addKop(HOEDEN[nr] ?? null)
    if (!isLang) addDesk()
    return {
      bank,
      kegel: lichten?.[0] ?? null,
      goud: lichten?.[1] ?? null,
      kop,
      hoed,
      jas,
      laag,
      blij: 0,
      nee: 0,
    }
  }

  const alle = indeling.banken.map(addBank)

  function move(een: Getoond, nr: number, [ms, t]: readonly [number, number]): void {
    const leeft = stage.rustig ? 0 : 1
    een.blij = Math.max(0, een.blij - ms)
    een.nee = Math.max(0, een.nee - ms)
    const { dier } = een.bank
    const sprong = een.blij > 0 ? Math.abs(Math.sin(t / 120 + nr)) * 18 * dier.s * leeft : 0
    const adem = Math.sin(t / 430 + nr * 1.7) * 1.6 * dier.s * leeft
    const rilt = isTrom ? Math.sin(t / 28 + nr) * 0.02 * leeft : 0
    const schudt = een.nee > 0 ? Math.sin(t / 80) * 0.15 * leeft : 0
    for (const beeld of [een.kop, een.hoed]) {
      beeld.y = dier.y - sprong + adem
      beeld.rotation = rilt + schudt + Math.sin(t / 900 + nr * 2.1) * 0.03 * leeft
    }
    if (een.jas) een.jas.y = dier.y + 42 * dier.s - sprong * 0.7
  }

  /** Whether somebody jumps, shakes its head or trembles: that is seen in every frame, and breathing only where there is time. */
  const isDruk = (): boolean => isTrom || alle.some(({ blij, nee }) => blij > 0 || nee > 0)
  const moveAlle = (ms: number, t: number): void => {
    for (const [nr, een] of alle.entries()) move(een, nr, [ms, t])
  }
  stage.opFrame((ms, t) => isDruk() && moveAlle(ms, t))
  stage.opRustigFrame((ms, t) => isDruk() || moveAlle(ms, t))

  /** Puts a desk in the light, before the dark; without one all stand in it, or in front of it where nothing is dark. */
  function light(bank: number | null, alpha: number): void {
    if (bank !== gelicht) {
      // Another order alone is not seen as a change: by a shade that nobody sees all of it is drawn anew.
      tint = tint > 0 ? 0 : TINT
      gelicht = bank
      for (const wat of [donker, alle[bank ?? -1]?.laag])
        if (wat) {
          wortel.takeAway(wat)
          wortel.add(wat)
        }
    }
    donker.alpha = alpha > 0 ? alpha + tint : 0
  }

  function showBank(een: Getoond, nr: number, state: State): void {
    const { opgave, vorige, fase } = state
    const oordeel = oordeelVan(state)
    const isWeg = fase === 'spelen' && opgave?.weg.includes(nr) === true
    const { hoeden = [] } = opgave ?? vorige ?? {}
    const heeftHoed = (hoeden[nr] ?? 0) > 0
    een.kop.visible = !heeftHoed
    een.hoed.visible = heeftHoed
    if (een.kegel) een.kegel.alpha = oordeel === null && !isWeg ? LAMP.aan : LAMP.laag
    if (een.goud) een.goud.visible = oordeel === 'goed' && isGegeven(opgave, nr)
  }

  const bij = (bank: number | null): Getoond | undefined => alle[bank ?? -1]
  return {
    show: (state) => {
      isTrom = isRoffel(state)
      for (const [nr, een] of alle.entries()) showBank(een, nr, state)
      const isKijken = oordeelVan(state) !== null
      const hier = state.opgave && isKijken ? bankVan(state.opgave) : null
      if (isTrom) light(slag, DONKER.trom)
      else light(hier, isKijken ? DONKER.kijk : 0)
    },
    juich: (bank) => {
      for (const een of alle) een.blij = een === bij(bank) ? 2200 : 500
    },
    schud: (bank) => {
      const een = bij(bank)
      if (een) een.nee = 1500
    },
    slag: () => {
      slag = (slag + 3) % alle.length
      light(slag, DONKER.trom)
    },
  }
}
