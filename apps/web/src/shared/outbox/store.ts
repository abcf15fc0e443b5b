import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'

/** An answer that has no number yet: the store gives device and volgnummer. */
export type NieuwAntwoord = Omit<AntwoordIn, 'apparaat' | 'volgnummer'>

/** The referee's verdict, kept to work the answer into the engine again after a reload. */
export interface Oordeel {
  readonly correct: boolean
  readonly gok: number
}

/**
 * `wacht`: to be sent. `bezorgd`: the server has it; remembered only as long as the taak it belongs
 * to is kept on the device. `geparkeerd`: the server refuses it; kept, and never sent again.
 */
export type RijStatus = 'wacht' | 'bezorgd' | 'geparkeerd'

/** One answer as the device keeps it. */
export interface OutboxRij {
  readonly leerlingId: LeerlingId
  readonly antwoord: AntwoordIn
  readonly oordeel: Oordeel
  readonly status: RijStatus
  /** The code with which the server itself refused it, where it is geparkeerd. */
  readonly waarom?: string | undefined
}

/** What was heard of an answer. */
export type Besluit = Pick<OutboxRij, 'waarom'> & {
  readonly status: Exclude<RijStatus, 'wacht'>
}

/** How many answers of a pupil wait, and how many the server refused. */
export interface Telling {
  readonly wacht: number
  readonly geparkeerd: number
  /** So many of those that wait are nowhere but in this page: the device did not take them. */
  readonly alleenHier: number
}

/** Where answers stay until the server has confirmed them. Nothing here throws, or waits longer than a second. */
export interface OutboxStore {
  /** Numbers the answer and keeps it, both in one step, so that two tabs never share a number. */
  add(leerlingId: LeerlingId, antwoord: NieuwAntwoord, oordeel: Oordeel): Promise<void>
  /** The first answers of a pupil that may be sent, in the order of their numbers. */
  listWachtend(leerlingId: LeerlingId, max: number): Promise<readonly OutboxRij[]>
  /** What this device knows of one taak, in the order in which it was answered. */
  listVanTaak(leerlingId: LeerlingId, taakId: TaakId): Promise<readonly OutboxRij[]>
  /** The server has these. */
  bevestig(ids: readonly AntwoordId[]): Promise<void>
  /** The server refuses this one, with a code of ours. */
  parkeer(id: AntwoordId, waarom: string): Promise<void>
  /** What was given up without such a code, by a page that believed a status alone, waits again. */
  takeBack(leerlingId: LeerlingId): Promise<void>
  /** Forgets the delivered answers of a taak: the server's own count holds them now. */
  vergeetBezorgd(leerlingId: LeerlingId, taakId: TaakId): Promise<void>
  tel(leerlingId: LeerlingId): Promise<Telling>
  /** Everything that is kept for a pupil is this other one's from now on. */
  takeOver(van: LeerlingId, naar: LeerlingId): Promise<void>
}

/** What was heard of an answer, by its id. */
export type Besluiten = ReadonlyMap<AntwoordId, Besluit>

/** What the page knows and the device may not: answers that it did not take, and what was heard since. */
interface Achterstand {
  readonly rijen: readonly OutboxRij[]
  readonly besluiten: Besluiten
}

/** The device's own part of the store. */
export interface Schijf extends Pick<OutboxStore, 'listWachtend' | 'listVanTaak'> {
  /** The answer with the number that it got. */
  add(leerlingId: LeerlingId, antwoord: NieuwAntwoord, oordeel: Oordeel): Promise<AntwoordIn>
  /** Takes over what the page knows; how each of those answers stands now. */
  catchUp(achterstand: Achterstand): Promise<ReadonlyMap<AntwoordId, RijStatus>>
  vergeetBezorgd(leerlingId: LeerlingId, taakId: TaakId): Promise<unknown>
  takeOver(van: LeerlingId, naar: LeerlingId): Promise<unknown>
  takeBack(leerlingId: LeerlingId): Promise<unknown>
  tel(leerlingId: LeerlingId): Promise<Omit<Telling, 'alleenHier'>>
}
