import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { Trap } from '@letterhaven/contracts/trap'
import { LEEG_BOEK, openTrappen } from '@letterhaven/domain/spelboek'
import type { Onderwerp } from '../regels/contract.ts'
import type { GameModule, TrapKaart, UitlegStap } from './spel-module.ts'

type Trappen = Pick<GameModule, 'trappen' | 'soortTrappen'>
type UitlegDelen = Pick<GameModule, 'manifest' | 'uitleg' | 'soortUitleg'> & Trappen

/** Returns the stages of a kind. */
export const trappenVan = (
  { trappen = [], soortTrappen }: Trappen,
  kind: Onderwerp,
): readonly TrapKaart[] => soortTrappen?.[kind] ?? trappen

/** What is known before a round begins. */
interface Begin {
  /** Its stages, those of what is played. */
  readonly trappen: readonly TrapKaart[]
  /** What the game remembers of this pupil; absent where nothing is kept. */
  readonly boek?: Spelboek | undefined
  /** Nothing is asked of who needs calm, and the stage stays as it was. */
  readonly rustig: boolean
}

/** Returns the stage that lies ready: the one that was played last, as far as the game has it and it is open. */
export function trapVoor(trappen: Begin['trappen'], boek: Spelboek = LEEG_BOEK): Trap {
  const kan = openTrappen(boek).filter((trap) => trap <= Math.max(1, trappen.length))
  return kan.includes(boek.trap) ? boek.trap : 1
}

/** Returns whether there is a stage to choose: the first time everybody plays the first. */
export const magKiezen = ({ trappen, boek, rustig }: Begin): boolean =>
  boek !== undefined && !rustig && trappen.length > 1 && openTrappen(boek).length > 1

/** A picture of the instruction, and the name by which it is noted that it was seen. */
export interface GenoemdeStap extends UitlegStap {
  readonly naam: string
}

/** What is played: the kind that is asked, and the stage. */
interface Gespeeld {
  readonly kind: Onderwerp
  readonly trap?: Trap | undefined
}

/**
 * Returns the instruction of a kind at a stage, or null of a game without. A kind that asks something else than the game does
 * by itself shows pictures of its own; a later stage shows its own tool in the place of one of them.
 */
export function uitlegVan(
  { manifest, uitleg, soortUitleg, ...module }: UitlegDelen,
  { kind, trap = 1 }: Gespeeld,
): readonly GenoemdeStap[] | null {
  if (!uitleg) return null
  const vanSoort = soortUitleg?.[kind]
  const naam = vanSoort ? `${manifest.id}:${kind}` : manifest.id
  const stappen = (vanSoort ?? uitleg).map(({ zin, teken }) => ({ zin, teken, naam }))
  const kaart = trappenVan(module, kind)[trap - 1]
  if (!kaart?.uitleg) return stappen
  const { plaats, zin } = kaart.uitleg
  const eigen = module.soortTrappen?.[kind] ? naam : manifest.id
  return stappen.with(plaats, { zin, teken: kaart.teken, naam: `${eigen}:${trap}` })
}
