import type pg from 'pg'
import { STAAT_VERSIE } from '@letterhaven/adaptief/serialisatie'
import type { AdminId, AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import type { Passenger } from '../../platform/convoy.ts'
import type { Gather } from '../../platform/gather.ts'
import { BEWAAR_ANTWOORDEN } from './antwoorden.statement.ts'
import type { BeoordeeldAntwoord } from './scheidsrechter.ts'

/** An answer ready to be stored. */
export interface BewaarAntwoord extends BeoordeeldAntwoord {
  readonly leerlingId: LeerlingId
  readonly gegevenOp: Date
  /** Whether it was given at home, as far as the account and the hour tell. */
  readonly thuis: boolean
}

/** A pupil's state after the answers of the batch, and the conditions under which it may replace the old one. */
export interface BewaarStaat {
  readonly leerlingId: LeerlingId
  /** The version that was read before folding. */
  readonly versie: number
  /** The number of answers that were folded; all of them must be new. */
  readonly aantal: number
  readonly staat: Buffer
  readonly eersteOp: Date
  readonly laatstOp: Date
  readonly opVolgorde: boolean
  /** The day that these answers open, or null; the state before them is kept as the state of that day. */
  readonly nieuweDag: string | null
}

/**
 * What became of one answer: stored now, already stored with the same content, already stored with other content, or not yet
 * known.
 */
export interface BewaarUitkomst {
  readonly leerling_id: LeerlingId
  readonly id: AntwoordId
  readonly uitkomst: 'nieuw' | 'zelfde' | 'anders' | 'onbekend'
  /** The new version of the state; null when nothing was new. */
  readonly versie: number | null
  /** Whether the state is up to date with every stored answer. */
  readonly bij: boolean
}

/**
 * What is stored together: answers of one admin, the states they lead to, and the version of the bank they were folded with.
 */
export interface BewaarBatch {
  readonly antwoorden: readonly BewaarAntwoord[]
  readonly staten: readonly BewaarStaat[]
  readonly bankVersie: number
}

/** Returns where each piece starts in a row of concatenated pieces, counted from one as PostgreSQL does. */
function plekken(lengtes: readonly number[]): number[] {
  let plek = 1
  return lengtes.map((lengte) => (plek += lengte) - lengte)
}

/** Stores a batch and its states in one committed round trip; the statement describes what it promises. */
export async function saveAntwoorden(
  send: Gather<Passenger, pg.QueryResultRow[]>,
  adminId: AdminId,
  { antwoorden, staten, bankVersie }: BewaarBatch,
): Promise<BewaarUitkomst[]> {
  const kolom = <T>(read: (a: BewaarAntwoord) => T): T[] => antwoorden.map(read)
  const rij = <T>(read: (s: BewaarStaat) => T): T[] => staten.map(read)
  const lengtes = rij((s) => s.staat.length)
  const statement = {
    name: 'bewaar_antwoorden',
    text: BEWAAR_ANTWOORDEN,
    values: [
      adminId,
      kolom((a) => a.leerlingId),
      kolom((a) => a.in.id),
      kolom((a) => a.in.taakId),
      kolom((a) => a.in.spel),
      kolom((a) => a.in.woordId),
      kolom((a) => a.categorie),
      kolom((a) => a.in.gegeven),
      kolom((a) => a.correct),
      kolom((a) => a.gok),
      kolom((a) => a.in.ms),
      kolom((a) => a.in.poging),
      kolom((a) => JSON.stringify(a.in.reden)),
      kolom((a) => a.gegevenOp.toISOString()),
      kolom((a) => a.in.apparaat),
      kolom((a) => a.in.volgnummer),
      kolom((a) => a.thuis),
      kolom((a) => a.in.vraag ?? null),
      kolom((a) => a.in.hoe ?? null),
      kolom((a) => a.in.flitsMs ?? null),
      rij((s) => s.leerlingId),
      rij((s) => s.versie),
      rij((s) => s.aantal),
      Buffer.concat(rij((s) => s.staat)),
      rij((s) => s.eersteOp.toISOString()),
      rij((s) => s.laatstOp.toISOString()),
      rij((s) => s.opVolgorde),
      rij((s) => s.nieuweDag),
      bankVersie,
      STAAT_VERSIE,
      plekken(lengtes),
      lengtes,
    ],
  }
  return (await send({ adminId, statement })) as BewaarUitkomst[]
}

/** Lists the ids of a pupil's taken; answers to any other taak are refused. */
export async function listTaakIds(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): Promise<Set<TaakId>> {
  const rows = await db
    .selectFrom('taak')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute()
  return new Set(rows.map((row) => row.id))
}
