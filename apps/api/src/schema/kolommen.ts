import type { ColumnType } from 'kysely'

/** A moment: read as a Date, written as one or as text. */
export type Moment = ColumnType<Date, Date | string, Date | string>
export type MomentOrNull = ColumnType<Date | null, Date | string | null, Date | string | null>
/** A moment that is set once, by a default of the table. */
export type SetBySql = ColumnType<Date, Date | string | undefined, never>
