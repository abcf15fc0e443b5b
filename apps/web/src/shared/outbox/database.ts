import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { makeDatabank } from '../opslag/databank.ts'
import type { Oordeel, RijStatus } from './store.ts'

/** An answer as it is stored on the device. */
export interface AntwoordRij {
  readonly id: AntwoordId
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  readonly volgnummer: number
  readonly status: RijStatus
  readonly antwoord: AntwoordIn
  readonly oordeel: Oordeel
  readonly waarom?: string | undefined
}

/** A taak as it was loaded, so that it can continue after a reload without a network. */
export interface PakketRij {
  readonly leerlingId: LeerlingId
  readonly taakId: TaakId
  /** ISO instant by the device's clock. */
  readonly opgehaald: string
  readonly pakket: TaakPakket
}

interface Schema extends DBSchema {
  antwoorden: {
    key: AntwoordId
    value: AntwoordRij
    indexes: { status: [LeerlingId, RijStatus, number]; taak: [LeerlingId, TaakId, number] }
  }
  /** One row: the device's name and the number of its next answer. They are created and lost together. */
  apparaat: { key: 'dit'; value: { readonly id: string; readonly volgnummer: number } }
  pakketten: {
    key: [LeerlingId, TaakId]
    value: PakketRij
    indexes: { opgehaald: string }
  }
}

export type Database = IDBPDatabase<Schema>

/** Opens the pupil's store on this device; rejects when the browser stores nothing. */
function openDatabase(weg: () => void): Promise<Database> {
  return openDB<Schema>('letterhaven', 1, {
    upgrade(db) {
      const antwoorden = db.createObjectStore('antwoorden', { keyPath: 'id' })
      antwoorden.createIndex('status', ['leerlingId', 'status', 'volgnummer'])
      antwoorden.createIndex('taak', ['leerlingId', 'taakId', 'volgnummer'])
      db.createObjectStore('apparaat')
      const pakketten = db.createObjectStore('pakketten', { keyPath: ['leerlingId', 'taakId'] })
      pakketten.createIndex('opgehaald', 'opgehaald')
    },
    // A newer tab wants another shape, or the store is being deleted: that must not wait for this tab.
    blocking: weg,
    terminated: weg,
  })
}

/** The pupil's store on this device. */
export const database = makeDatabank<Database>({ open: openDatabase, close: (db) => db.close() })
