import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { Trap } from '@letterhaven/contracts/trap'
import { LEEG_BOEK, openTrappen } from '@letterhaven/domain/spelboek'
import type { GameModule, UitlegStap } from './spel-module.ts'

/** What is known before a round begins. */
interface Begin {
  readonly module: Pick<GameModule, 'trappen'>
  /** What the game remembers of this pupil; absent where nothing is kept. */
  readonly boek?: Spelboek | undefined
  /** Nothing is asked of who needs calm, and the stage stays as it was. */
  readonly rustig: boolean
}

/** Returns the stage that lies ready: the one that was played last, as far as the game has it and it is open. */
export function trapVoor({ trappen = [] }: Begin['module'], boek: Spelboek = LEEG_BOEK): Trap {
  const kan = openTrappen(boek).filter((trap) => trap <= Math.max(1, trappen.length))
  return kan.includes(boek.trap) ? boek.trap : 1
}

/** Returns whether there is a stage to choose: the first time everybody plays the first. */
export const magKiezen = ({ module: { trappen = [] }, boek, rustig }: Begin): boolean =>
  boek !== undefined && !rustig && trappen.length > 1 && openTrappen(boek).length > 1

/** The instruction of a stage. */
export interface TrapUitleg {
  /** By this name it is noted that it was seen. */
  readonly naam: string
  /** All pictures. */
  readonly stappen: readonly UitlegStap[]
  /** What this stage has of its own; all pictures at the first. */
  readonly nieuw: readonly UitlegStap[]
}

/** Returns the instruction of a stage, or null of a game without. A later stage shows its own tool in the place of one picture. */
export function uitlegVan(
  { manifest, uitleg, trappen = [] }: Pick<GameModule, 'manifest' | 'uitleg' | 'trappen'>,
  trap: Trap = 1,
): TrapUitleg | null {
  if (!uitleg) return null
  const kaart = trappen[trap - 1]
  const eigen = kaart?.uitleg
  if (!eigen) return { naam: manifest.id, stappen: uitleg, nieuw: uitleg }
  const stap = { zin: eigen.zin, teken: kaart.teken }
  return {
    naam: `${manifest.id}:${trap}`,
    stappen: uitleg.with(eigen.plaats, stap),
    nieuw: [stap],
  }
}
