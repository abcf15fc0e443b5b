import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'

/** An answer that has no number yet: the store adds the device and the volgnummer. */
export type NieuwAntwoord = Omit<AntwoordIn, 'apparaat' | 'volgnummer'>

/** The referee's verdict, kept so that the answer can be fed into the engine again after a reload. */
export interface Oordeel {
  readonly correct: boolean
  readonly gok: number
}

/**
 * `wacht`: to be sent. `bezorgd`: the server has it; kept only as long as its taak is kept on the device. `geparkeerd`: the
 * server refuses it; kept, and never sent again.
 */
export type RijStatus = 'wacht' | 'bezorgd' | 'geparkeerd'

/** One answer as the device stores it. */
export interface OutboxRij {
  readonly leerlingId: LeerlingId
  readonly antwoord: AntwoordIn
  readonly oordeel: Oordeel
  readonly status: RijStatus
  /** The code with which the server itself refused the answer, if it is geparkeerd. */
  readonly waarom?: string | undefined
}

/** What the server decided about an answer. */
export type Besluit = Pick<OutboxRij, 'waarom'> & {
  readonly status: Exclude<RijStatus, 'wacht'>
}

/** How many answers of a pupil wait, and how many the server refused. */
export interface Telling {
  readonly wacht: number
  readonly geparkeerd: number
  /** How many of the waiting answers exist only in this page, because the device did not accept them. */
  readonly alleenHier: number
}

/** What is known of one taak. */
interface VanTaak {
  readonly rijen: readonly OutboxRij[]
  /** Whether the device was read. Without that, these are the answers of this page alone, and there may be others. */
  readonly isHeel: boolean
}

/** Where answers stay until the server has confirmed them. Nothing here throws or waits longer than a second. */
export interface OutboxStore {
  /** Numbers the answer and stores it in one step, so that two tabs never share a number. */
  add(leerlingId: LeerlingId, antwoord: NieuwAntwoord, oordeel: Oordeel): Promise<void>
  /** Returns the first answers of a pupil that may be sent, in the order of their numbers. */
  listWachtend(leerlingId: LeerlingId, max: number): Promise<readonly OutboxRij[]>
  /** Returns at once what waits in this page alone: it is lost with the page. */
  listAlleenHier(leerlingId: LeerlingId): readonly AntwoordIn[]
  /** Returns what this device knows of one taak, in the order in which it was answered. */
  listVanTaak(leerlingId: LeerlingId, taakId: TaakId): Promise<VanTaak>
  /** Marks these answers as delivered: the server has them. */
  bevestig(ids: readonly AntwoordId[]): Promise<void>
  /** Parks an answer that the server refuses with one of our codes. */
  parkeer(id: AntwoordId, waarom: string): Promise<void>
  /** Makes answers wait again that were given up without such a code, by a page that went by the status alone. */
  takeBack(leerlingId: LeerlingId): Promise<void>
  /** Forgets the delivered answers of a taak: the server's own count includes them now. */
  vergeetBezorgd(leerlingId: LeerlingId, taakId: TaakId): Promise<void>
  count(leerlingId: LeerlingId): Promise<Telling>
  /** Gives everything that is kept for one pupil to the other. */
  takeOver(van: LeerlingId, naar: LeerlingId): Promise<void>
}

/** What the server decided about answers, by id. */
export type Besluiten = ReadonlyMap<AntwoordId, Besluit>

/** What the page knows and the device may not: answers that it did not accept, and decisions made since. */
interface Achterstand {
  readonly rijen: readonly OutboxRij[]
  readonly besluiten: Besluiten
}

/** The part of the store that is on the device. */
export interface Schijf extends Pick<OutboxStore, 'listWachtend'> {
  listVanTaak(leerlingId: LeerlingId, taakId: TaakId): Promise<readonly OutboxRij[]>
  /** Returns the answer with the number that it got. */
  add(leerlingId: LeerlingId, antwoord: NieuwAntwoord, oordeel: Oordeel): Promise<AntwoordIn>
  /** Takes over what the page knows, and returns the current status of each of those answers. */
  catchUp(achterstand: Achterstand): Promise<ReadonlyMap<AntwoordId, RijStatus>>
  vergeetBezorgd(leerlingId: LeerlingId, taakId: TaakId): Promise<unknown>
  takeOver(van: LeerlingId, naar: LeerlingId): Promise<unknown>
  takeBack(leerlingId: LeerlingId): Promise<unknown>
  count(leerlingId: LeerlingId): Promise<Omit<Telling, 'alleenHier'>>
}
