import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { tellCamera } from './camera.ts'
import { halte } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { ritMs, startHuis, wachtVoor } from './rit.ts'
import { fietsBij, metBruggen, wegVan } from './ronde.ts'
import type { makeDeuren } from './scene-deur.ts'
import type { makeFiets } from './scene-fiets.ts'
import { brievenIn, dezeStraat, huisVan, isVerkeerd } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief, terugBrief } from './tas.ts'

const CAMERA_MS = 320
/** How long who lives there shakes its head over a letter for another house, in ms. */
const SCHUD_MS = 2600

/** Makes the camera: it goes down to a door while a word is written there, and back up for the whole street. */
export function makeCamera(
  { wortel, tweens }: Pick<Stage, 'wortel' | 'tweens'>,
  { camera }: Pick<Indeling, 'camera'>,
) {
  let doel = 0
  function move(y: number): void {
    wortel.y = y
    tellCamera(y)
  }
  move(0)
  return (isLaag: boolean, direct = false): void => {
    const naar = isLaag ? -camera : 0
    if (naar === doel) return
    const van = wortel.y
    doel = naar
    if (direct) move(naar)
    else
      tweens.start(
        CAMERA_MS,
        (d) => {
          if (doel === naar) move(van + (naar - van) * d)
        },
        { verloop: VERLOPEN.uit },
      )
  }
}

/** Returns the place of the house at which the bike is; -1 where it stays as it is. */
function huisNu(state: State): number {
  const brief = deurBrief(state)
  return brief ? huisVan(state, brief.plek) : (fietsBij(brievenIn(state, dezeStraat(state))) ?? -1)
}

interface BezoekDelen {
  /** As it is when the street is painted: who stands at a door then needs no ride. */
  readonly state: State
  readonly indeling: Indeling
  readonly fiets: ReturnType<typeof makeFiets>
  readonly deuren: ReturnType<typeof makeDeuren>
}

/** Leads the bike, the doors and the camera to the letter that is written now, and away from a door where nothing is. */
export function makeBezoek(stage: Stage, { state, indeling, fiets, deuren }: BezoekDelen) {
  const aimCamera = makeCamera(stage, indeling)
  /** The house before which the bike was last. */
  let hier = huisNu(state)
  /** The letter for which the bike left or stands at a door, and whether it is there. */
  let bezoek = deurBrief(state)?.plek ?? -1
  let isAan = bezoek >= 0

  /** The door opens. Who lives there takes the letter, or looks at it and shakes its head. */
  function arrive(nr: number, isNiet: boolean): void {
    isAan = true
    deuren.show(nr)
    if (isNiet) deuren.schud(nr, SCHUD_MS)
    else aimCamera(true)
  }

  /** Returns whether the way leads round: through the wood, or without bridges always forward. */
  function isAchterom(nu: State, nr: number): boolean {
    if (hier < 0 || nr < 0) return false
    if (!metBruggen(nu)) return nr < hier
    const straat = dezeStraat(nu)
    const gang = { brieven: brievenIn(nu, straat), huizen: straat?.huizen.length ?? 0 }
    return wegVan(gang, hier, nr).includes(gang.huizen)
  }

  /** Rides to a house, past the others. */
  function ride(nu: State, plek: number): void {
    const [nr, isNiet] = [huisVan(nu, plek), isVerkeerd(nu, plek)]
    const achterom = isAchterom(nu, nr)
    hier = nr
    isAan = false
    aimCamera(false)
    deuren.show(-1)
    fiets.rijd(halte(indeling, nr), {
      achterom,
      wacht: wachtVoor(nu),
      ms: ritMs(nu),
      daarna: () => arrive(nr, isNiet),
    })
  }

  /** Goes on to the house before which a new bag is filled, while its letters are sorted. */
  function goOn(nu: State): void {
    const start = startHuis(nu)
    if (start === null || start === hier) return
    const achterom = isAchterom(nu, start)
    hier = start
    fiets.rijd(halte(indeling, start), {
      achterom,
      wacht: wachtVoor(nu),
      ms: ritMs(nu),
      daarna: () => undefined,
    })
  }

  if (hier >= 0) fiets.update(halte(indeling, hier))
  if (isAan) deuren.show(hier)
  aimCamera(isAan && !terugBrief(state) && !isVerkeerd(state, bezoek), true)

  return {
    show: (nu: State): void => {
      const terug = terugBrief(nu)
      const brief = terug ? null : deurBrief(nu)
      if (brief && brief.plek !== bezoek) {
        bezoek = brief.plek
        return ride(nu, brief.plek)
      }
      aimCamera(brief !== null && isAan && !isVerkeerd(nu, brief.plek))
      if (brief || terug) return
      bezoek = -1
      deuren.show(-1)
      goOn(nu)
    },
  }
}
